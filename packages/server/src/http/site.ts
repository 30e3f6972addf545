// The page: the built client as files, and one document for all the addresses that it knows itself.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where `packages/web/build.ts` puts it. */
export const SITE = join(import.meta.dirname, '../../../web/dist')

const INDEX = 'index.html'
/** Their names change with what is in them. */
const HASHED = /[\\/]assets[\\/]/
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: so that nobody is left with an old version. */
const ASK_FIRST = 'no-cache'

const isApi = (path: string): boolean => /^api(\/|$)/.test(path)
/** An address of the page has no ending; a file that is not there is not there. */
const isPage = (path: string): boolean => !/\.[^/]*$/.test(path)

/** Whatever no other route has taken. Where no page was built there is none. */
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
  // One visit takes many files, and many visitors may come from one address.
  app.get<{ Params: { '*': string } }>('/*', { config: { rateLimit: false } }, ({ params }, reply) => {
    const path = params['*']
    return isApi(path) ? reply.callNotFound() : reply.sendFile(isPage(path) ? INDEX : path)
  })
}
