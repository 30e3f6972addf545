// Routes for operators, outside /api/v1: probes, metrics for Prometheus, and the public key of exports.

import type { FastifyInstance } from 'fastify'
import { bearerOf, isSameToken } from '../ops/bearer.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Database } from '../storage/database.ts'

export interface Operations {
  readonly db: Database
  readonly metrics: Metrics
  readonly metricsToken: string | null
  /** The public key with which exported games are signed. */
  readonly dealKey: string
  /** True when the server is shutting down, so that a load balancer sends nobody here. */
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

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    // Metrics tell who plays when, so they are hidden unless a token is set.
    if (metricsToken === null) return reply.code(404).send({ error: 'notFound', message: 'METRICS_TOKEN is not set.' })
    if (!isSameToken(bearerOf(request.headers.authorization) ?? '', metricsToken))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'unauthorized', message: 'Send the token: Authorization: Bearer TOKEN.' })
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
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

  /** The reason why the server is not ready; undefined when it is. Probes at the same time share one check. */
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
