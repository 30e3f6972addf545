// For those who run the server: outside of /api/v1, for probes and for Prometheus.

import type { FastifyInstance } from 'fastify'
import { bearerOf, isSameToken } from '../ops/bearer.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Database } from '../storage/database.ts'

export interface Operations {
  readonly db: Database
  readonly metrics: Metrics
  readonly metricsToken: string | null
  /** The public key by which exported games are signed. */
  readonly dealKey: string
  /** Whether it is about to end: then nobody new is to be sent here. */
  readonly isEnding: () => boolean
}

const TIMEOUT_MS = 2000

export function opsRoutes(app: FastifyInstance, { db, metrics, metricsToken, dealKey, isEnding }: Operations): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { route, method: request.method, status: String(reply.statusCode) }
    metrics.requests.of(labels).observe(reply.elapsedTime / 1000)
    done()
  })

  const ready = new Readiness(db)
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.send({ ok: true }))

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const why = isEnding() ? 'ending' : await ready.why()
    return reply.code(why === undefined ? 200 : 503).send(why === undefined ? { ok: true } : { ok: false, why })
  })

  app.get('/metrics', { logLevel: 'warn' }, (request, reply) => {
    // Without a token there are none: an open page of figures tells strangers who plays when.
    if (metricsToken === null) return reply.code(404).send({ error: 'notFound', message: 'METRICS_TOKEN is not set.' })
    if (!isSameToken(bearerOf(request.headers.authorization) ?? '', metricsToken))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'unauthorized', message: 'Send the token: Authorization: Bearer TOKEN.' })
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text())
  })

  app.get('/deal-key', (_request, reply) => reply.type('text/plain; charset=utf-8').send(`${dealKey}\n`))
}

type NotReady = 'database' | 'writing'

class Readiness {
  readonly #db: Database
  #running: Promise<NotReady | undefined> | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Why nobody is to be sent here; nothing when all is well. Who asks at the same time hears the same. */
  why(): Promise<NotReady | undefined> {
    this.#running ??= this.#check().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #check(): Promise<NotReady | undefined> {
    if (!(await inTime(this.#db.ping()))) return 'database'
    return (await inTime(this.#db.testWrite())) ? undefined : 'writing'
  }
}

async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  const done = work.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}
