// Sends one request; returns the reply or throws a RequestProblem.

import type { Problem } from '@lastlight/protocol'
import { RequestProblem } from './requestProblem.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Ask = <T>(method: Method, path: string, body?: unknown) => Promise<T>

const SERVERS_FAULT = 500

/** `fetch`: the browser's, or one that carries a cookie by itself. */
export const newAsk =
  (base: string, fetch: typeof globalThis.fetch): Ask =>
  async <T>(method: Method, path: string, body?: unknown): Promise<T> => {
    let reply: Response
    try {
      reply = await fetch(`${base}/api/v1${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    } catch (problem) {
      throw new RequestProblem('offline', String(problem))
    }
    const said = (await reply.json().catch(() => undefined)) as unknown
    if (reply.ok) return said as T
    const problem = said as Problem | undefined
    // A proxy between us and the server may answer in its place, in a form of its own.
    if (reply.status >= SERVERS_FAULT || problem?.error === undefined)
      throw new RequestProblem('down', problem?.message ?? reply.statusText)
    throw new RequestProblem(problem.error, problem.message, problem.reason as RequestProblem['reason'])
  }
