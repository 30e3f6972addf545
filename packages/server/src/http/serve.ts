// Serves one route: authenticates the caller, validates the request, and checks the reply against its schema.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '../problems.ts'
import type { Services } from '../services.ts'
import { isStorable } from '../storage/storable.ts'
import { authenticate, COOKIE, cookieOptions, type Identity } from './authentication.ts'
import { validationProblem } from './errors.ts'
import { API, type Route } from './route.ts'

export function serve(
  app: FastifyInstance,
  services: Services,
  route: Route,
  perMinute: number,
  visitorOf: (request: FastifyRequest) => string,
): void {
  app.route({
    // One route for both methods, so that the rate limit counts them together.
    method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
    exposeHeadRoute: false,
    url: API + route.path,
    config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
    handler: (request, reply) => answer(services, route, request, reply, visitorOf(request)),
  })
}

async function answer(
  services: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: string,
): Promise<FastifyReply> {
  const identity = await authorized(services, route, request)
  if (identity) services.onRequest?.(identity.person.id)
  const options = cookieOptions(services.settings)
  const said = await route.handle({
    services,
    person: identity?.person,
    session: identity?.session,
    visitor,
    params: validated('params', route.params, request.params),
    query: validated('query', route.query, request.query),
    body: validated('body', route.body, request.body),
    enter: session => void reply.setCookie(COOKIE, session, options),
    exit: () => void reply.clearCookie(COOKIE, options),
  })
  void reply.header('cache-control', 'no-store')
  if (route.reply === null) return reply.code(204).send()
  return reply.code(route.status ?? 200).send(z.parse(route.reply, said))
}

async function authorized(
  { people, settings }: Services,
  { access }: Route,
  { headers }: FastifyRequest,
): Promise<Identity | undefined> {
  const identity = await authenticate(people, settings.secret, headers)
  if (!identity && access !== 'anybody') throw new Problem('unauthorized', 'Tell us your name first, or log in.')
  if (access === 'account' && identity?.session === undefined)
    throw new Problem('forbidden', 'A token is not enough for that: log in.')
  return identity
}

function validated(where: string, schema: z.core.$ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const read = z.safeParse(schema, given)
  if (!read.success) throw validationProblem(where, read.error)
  if (!isStorable(given))
    throw new Problem('bad', `${where}: Leave out characters that cannot be stored: NUL, and halves of characters.`)
  return read.data
}
