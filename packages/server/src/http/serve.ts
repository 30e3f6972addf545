// One route, answered: who asks, is what they say fit, and is what we say what we promised.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Problem } from '../problems.ts'
import type { Services } from '../services.ts'
import { isStorable } from '../storage/storable.ts'
import { type Asker, askerOf, COOKIE, cookieOptions } from './asker.ts'
import { unfit } from './errors.ts'
import { API, type Route } from './route.ts'

export function serve(app: FastifyInstance, services: Services, route: Route, perMinute: number): void {
  app.route({
    // One route for both, so that both are counted together.
    method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
    exposeHeadRoute: false,
    url: API + route.path,
    config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
    handler: (request, reply) => answer(services, route, request, reply),
  })
}

async function answer(
  services: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asker = await admitted(services, route, request)
  if (asker) services.onAsked?.(asker.person.id)
  const options = cookieOptions(services.settings)
  const said = await route.handle({
    services,
    person: asker?.person,
    session: asker?.session,
    params: fit('params', route.params, request.params),
    query: fit('query', route.query, request.query),
    body: fit('body', route.body, request.body),
    enter: session => void reply.setCookie(COOKIE, session, options),
    exit: () => void reply.clearCookie(COOKIE, options),
  })
  void reply.header('cache-control', 'no-store')
  if (route.reply === null) return reply.code(204).send()
  return reply.code(route.status ?? 200).send(route.reply.parse(said))
}

async function admitted(
  { people, settings }: Services,
  { who }: Route,
  { headers }: FastifyRequest,
): Promise<Asker | undefined> {
  const asker = await askerOf(people, settings.secret, headers)
  if (!asker && who !== 'anybody') throw new Problem('unauthorized', 'Tell us your name first, or log in.')
  if (who === 'account' && asker?.session === undefined)
    throw new Problem('forbidden', 'A token is not enough for that: log in.')
  return asker
}

function fit(where: string, schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const read = schema.safeParse(given)
  if (!read.success) throw unfit(where, read.error)
  if (!isStorable(given))
    throw new Problem('bad', `${where}: Leave out characters that cannot be stored: NUL, and halves of characters.`)
  return read.data
}
