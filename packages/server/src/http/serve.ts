// Serves one route: authenticates the caller, validates the request, and checks the reply against its schema.

import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { blocked } from '../moderation/blocks.ts'
import type { InTurn } from '../ops/inTurn.ts'
import { canonical } from '../people/accounts.ts'
import { notFound, Problem } from '../problems.ts'
import type { Services } from '../services.ts'
import { isStorable } from '../storage/storable.ts'
import type { AccountGuesses } from './accountGuesses.ts'
import type { Proxies } from './address.ts'
import { authenticate, clearSession, type Identity, isOfBanned, setSession } from './authentication.ts'
import { validationProblem } from './errors.ts'
import type { Guesses } from './guesses.ts'
import { type Limits, RouteLimits } from './rates.ts'
import { API, JsonText, type Route } from './route.ts'

/** What all routes share. */
interface Serving {
  readonly services: Services
  readonly proxies: Proxies
  /** Of codes, wherever they are compared. */
  readonly guesses: Guesses
  /** Of passwords. */
  readonly accountGuesses: AccountGuesses
  /** Dear requests of one visitor, one after the other. */
  readonly turns: InTurn
}

/** Whether a call takes long enough that many of them at once would hold up others. */
const isDear = ({ pace = 'usual', grows }: Route): boolean =>
  grows !== undefined || pace === 'making' || pace === 'steady' || pace === 'dear'

export function serve(app: FastifyInstance, serving: Serving, route: Route, allowed: Limits): void {
  const pace = route.pace ?? 'usual'
  const limits = new RouteLimits(pace, allowed[pace])
  app.route({
    // One route for both methods, so that the rate limit counts them together.
    method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
    exposeHeadRoute: false,
    url: API + route.path,
    config: { rateLimit: { max: allowed[pace], timeWindow: '1 minute' } },
    handler: (request, reply) => answer(serving, route, limits, request, reply),
  })
}

async function answer(
  serving: Serving,
  route: Route,
  limits: RouteLimits,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services, proxies } = serving
  const from = { address: proxies.addressOf(request.raw), visitor: proxies.visitorOf(request.raw) }
  const isBlocked = services.isBlocked?.(from.address) ?? false
  if (isBlocked && !route.evenBlocked) throw blocked()
  limits.countVisitor(from.visitor)
  const identity = await authorized(services, route, request)
  if (identity) {
    limits.countPerson(identity.person.id)
    // Whoever is blocked keeps no seat by asking for their own data.
    if (!isBlocked) services.onRequest?.(identity.person.id)
  }
  const call = {
    services,
    person: identity?.person,
    session: identity?.session,
    isOfBanned: () => isOfBanned(services.people, services.settings, request.headers.cookie),
    from,
    params: validated('params', route.params, request.params),
    query: validated('query', route.query, request.query),
    body: validated('body', route.body, request.body),
    enter: (session: string) => setSession(reply, services.settings, session),
    exit: () => clearSession(reply, services.settings),
  }
  const said = await counted(serving, route, call)
  void reply.header('cache-control', 'no-store')
  if (route.reply === null) return reply.code(204).send()
  void reply.code(route.status ?? 200)
  return said instanceof JsonText ? sendParts(reply, said) : reply.send(z.parse(route.reply, said))
}

/** Runs the route; where somebody could be guessing, the guess is counted. */
function counted(
  { guesses, accountGuesses, turns }: Serving,
  route: Route,
  call: Parameters<Route['handle']>[0],
): unknown {
  const { person, from } = call
  const handle = (): unknown =>
    isDear(route)
      ? turns.run(from.visitor, async () => {
          // Between two of them this process looks whether somebody else has asked for something.
          await turn()
          return route.handle(call)
        })
      : route.handle(call)
  if (route.codeOf?.(call) !== undefined) return guesses.run(from.visitor, person?.id, handle)
  if (!route.accountOf) return handle()
  const account = canonical(route.accountOf(call))
  const owner = person?.username === account ? person.id : undefined
  return accountGuesses.run({ account, visitor: from.visitor, owner }, handle)
}

/** The next part is made when the one before was taken. */
async function sendParts(reply: FastifyReply, { parts }: JsonText<unknown>): Promise<FastifyReply> {
  const iterator = parts[Symbol.asyncIterator]()
  // What is wrong from the start is still answered with a problem.
  const first = await iterator.next()
  const all = async function* (): AsyncGenerator<string, void, undefined> {
    if (first.done !== true) yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  const stream = Readable.from(all(), { highWaterMark: 1 })
  // Also when the reader leaves before the first part was taken: then `all` has not begun, and would end nothing.
  stream.once('close', () => void iterator.return?.())
  return reply.type('application/json; charset=utf-8').send(stream)
}

async function authorized(
  { people, settings }: Services,
  { access }: Route,
  { headers }: FastifyRequest,
): Promise<Identity | undefined> {
  const identity = await authenticate(people, settings, headers)
  if (access === 'operator' && !(identity?.session !== undefined && identity.person.operator)) throw notFound()
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
