// Serves the built client: its files, and one HTML document for all of its own addresses.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where `packages/web/build.ts` puts it. */
export const SITE = join(import.meta.dirname, '../../../web/dist')

const INDEX = 'index.html'
/** The names of these files change with their content. */
const HASHED = /[\\/]assets[\\/]/
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Browsers keep these files but ask before each use, so that nobody stays on an old version. */
const ASK_FIRST = 'no-cache'

const isApi = (path: string): boolean => /^api(\/|$)/.test(path)
/** An address of the client has no file extension. */
const isPage = (path: string): boolean => !/\.[^/]*$/.test(path)

/** The styles inside the document, as a content security policy names them. */
export function stylesInside(folder: string): readonly string[] {
  const page = join(folder, INDEX)
  if (!existsSync(page)) return []
  return [...readFileSync(page, 'utf8').matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style]) => `'sha256-${createHash('sha256').update(style!).digest('base64')}'`,
  )
}

/** Takes every address that no other route has. Without a build there is nothing to serve. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: path => !/\.(?:br|gz)$/.test(path),
    setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? FOR_EVER : ASK_FIRST),
  })
  // One visit loads many files, and many visitors can share an address.
  app.get<{ Params: { '*': string } }>('/*', { config: { rateLimit: false } }, ({ params }, reply) => {
    const path = params['*']
    return isApi(path) ? reply.callNotFound() : reply.sendFile(isPage(path) ? INDEX : path)
  })
}
