// Builds the HTTP server: security headers, rate limits and routes.

import { fastifyCookie } from '@fastify/cookie'
import { type FastifyHelmetOptions, fastifyHelmet } from '@fastify/helmet'
import { fastifyRateLimit } from '@fastify/rate-limit'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { InTurn } from '../ops/inTurn.ts'
import { Problem } from '../problems.ts'
import type { Services } from '../services.ts'
import { AccountGuesses } from './accountGuesses.ts'
import { Proxies } from './address.ts'
import { apiPage } from './apiPage.ts'
import { answerErrors, answerUnreadable } from './errors.ts'
import { Guesses } from './guesses.ts'
import { missingPage, STYLE, STYLE_PATH } from './html.ts'
import { openApiOf } from './openapi.ts'
import { isOurOrigin } from './origin.ts'
import { LIMITS, type Limits, tooOften } from './rates.ts'
import { Refused } from './refused.ts'
import { RequestCounts } from './requestCounts.ts'
import { API, type Route } from './route.ts'
import { serve } from './serve.ts'
import { serveSite, stylesInside } from './site.ts'

/** These methods change nothing, so it does not matter which page sends them: it cannot read the reply. */
const READS = ['GET', 'HEAD', 'OPTIONS']

const TOO_MANY = 429
/** A body that is not here by then does not come. */
const REQUEST_MS = 30_000
/** Longer than any valid body; notes are the longest. */
const BODY_LIMIT = 128 * 1024

export async function buildApp(
  services: Services,
  routes: readonly Route[],
  limits: Limits = LIMITS,
  site?: string,
): Promise<FastifyInstance> {
  const { settings } = services
  const log: FastifyBaseLogger = services.log
  const proxies = new Proxies(settings.trustProxy)
  const app = fastify({
    loggerInstance: log,
    // One line after the response is enough.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Fastify waits for the rest of a request for ever unless it is told otherwise.
    requestTimeout: REQUEST_MS,
    trustProxy: address => proxies.trusts(address),
    frameworkErrors: answerUnreadable,
  })
  onlyJson(app)
  answerErrors(app)
  await app.register(fastifyCookie, { secret: settings.secret })
  await app.register(
    fastifyHelmet,
    headersFor(settings.publicUrl?.startsWith('https:') ?? false, site === undefined ? [] : stylesInside(site)),
  )
  await app.register(fastifyRateLimit, {
    max: limits.usual,
    timeWindow: '1 minute',
    store: RequestCounts,
    keyGenerator: request => proxies.visitorOf(request.raw),
    errorResponseBuilder: (_request, { ttl }) => tooOften(Math.ceil(ttl / 1000)),
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const isFine = READS.includes(request.method) || isOurOrigin(request.headers, request.host, settings.publicUrl)
    done(isFine ? undefined : new Problem('forbidden', 'This comes from a page that is not ours.'))
  })
  const refused = new Refused(log)
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === TOO_MANY) refused.add()
    else request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request')
    done()
  })
  const serving = {
    services,
    proxies,
    guesses: new Guesses(limits.guessing),
    accountGuesses: new AccountGuesses(limits.guessing),
    turns: new InTurn(),
  }
  for (const each of routes) serve(app, serving, each, limits)
  documents(app, routes)
  if (site !== undefined) await serveSite(app, site)
  return app
}

/** Accepts JSON only: a form of another page can send plain text without asking. An empty body counts as none. */
function onlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}

/** `styles`: those inside the page, by their hashes. */
const headersFor = (https: boolean, styles: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      // Scripts, styles, fonts, images, the worker and the socket all come from this server.
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", ...styles],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  referrerPolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
  // A home network has no TLS, and a browser that was promised TLS would never come back.
  // Other names below this one belong to the host too, and may have no TLS.
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
})

function onceAsked<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function documents(app: FastifyInstance, routes: readonly Route[]): void {
  // Making them takes longer than all else at a start.
  const openApi = onceAsked(() => JSON.stringify(openApiOf(routes)))
  const reference = onceAsked(() => apiPage(routes))
  app.get(`${API}/openapi.json`, (_request, reply) => reply.type('application/json; charset=utf-8').send(openApi()))
  app.get('/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(reference()))
  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) throw new Problem('notFound', 'There is no such address.')
    return reply.code(404).type('text/html; charset=utf-8').send(missingPage())
  })
}
