// Sends one request; returns the reply or throws a RequestProblem. A reply is checked against its schema.

import type { ZodMiniType } from 'zod/mini'
import { RequestProblem } from './requestProblem.ts'
import { problem } from './wire.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Ask = <T>(reply: ZodMiniType<T>, method: Method, path: string, body?: unknown) => Promise<T>

const SERVERS_FAULT = 500

/** `fetch`: the browser's, or one that carries a cookie by itself. */
export const newAsk =
  (base: string, fetch: typeof globalThis.fetch): Ask =>
  async (schema, method, path, body) => {
    let reply: Response
    try {
      reply = await fetch(`${base}/api/v1${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    } catch (thrown) {
      throw new RequestProblem('offline', String(thrown))
    }
    const said: unknown = await reply.json().catch(() => undefined)
    if (reply.ok) {
      const read = schema.safeParse(said)
      if (read.success) return read.data
      if (said !== undefined) throw new RequestProblem('version', `${method} ${path}: ${read.error.message}`)
    }
    const { data } = problem.safeParse(said)
    // A proxy between us and the server may answer in its place, in a form of its own.
    if (reply.status >= SERVERS_FAULT || !data) throw new RequestProblem('down', data?.message ?? reply.statusText)
    throw new RequestProblem(data.error, data.message, data.reason, data.wait)
  }
