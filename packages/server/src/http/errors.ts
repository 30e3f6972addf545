// Turns errors into replies. Details that a client must not know go to the log only.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { Problem, type ProblemKind } from '../problems.ts'

const STATUS: { readonly [kind in ProblemKind]: number } = {
  bad: 400,
  unauthorized: 401,
  newPassword: 403,
  forbidden: 403,
  muted: 403,
  banned: 403,
  blocked: 403,
  notFound: 404,
  conflict: 409,
  stale: 409,
  refused: 422,
  tooMany: 429,
}

/** Problems that Fastify finds before a handler runs. */
const READING: { readonly [status: number]: string } = {
  400: 'This request cannot be read.',
  413: 'This request is too long.',
  415: 'Send JSON, with content-type application/json.',
}

const MOST_ISSUES = 5

/** Names the field and what was expected; never repeats the value. */
export function validationProblem(where: string, { issues }: z.core.$ZodError): Problem {
  const lines = issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `${[where, ...path].join('.')}: ${message.replace(/\.$/, '')}`)
  return new Problem('bad', `${lines.join('; ')}.`)
}

/** An address that cannot be decoded reaches neither the hooks that set headers nor the handler below. */
export const answerUnreadable = (_problem: Error, _request: unknown, reply: FastifyReply): void =>
  void reply
    .code(400)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send({ error: 'bad', message: READING[400] })

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((problem: Error & { readonly statusCode?: number }, request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (problem instanceof Problem) {
      const { kind, message, reason, wait } = problem
      if (wait !== undefined) void reply.header('retry-after', wait)
      return reply
        .code(STATUS[kind])
        .send({ error: kind, message, ...(reason ? { reason } : {}), ...(wait === undefined ? {} : { wait }) })
    }
    const status = problem.statusCode ?? 500
    if (status >= 400 && status < 500) {
      // Such as 403 for a path that leads out of the page's files.
      const told = READING[status] === undefined ? 400 : status
      return reply.code(told).send({ error: 'bad', message: READING[told] })
    }
    const number = randomBytes(6).toString('hex')
    request.log.error({ err: problem, number, req: request }, 'a request failed')
    return reply
      .code(500)
      .send({ error: 'internal', message: `Something went wrong here. The operator finds it in the log as ${number}.` })
  })
}
