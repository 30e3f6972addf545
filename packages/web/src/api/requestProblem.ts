// The kinds of problems between the page and the server, each with a message that says what to do.

import type { Phrase, Reason } from '@lastlight/kernel'

/**
 * 'offline': the server was not reached. 'down': it was, and could not answer. 'version': it answered in a form that this
 * page does not know. The rest are the server's own kinds.
 */
const KINDS = [
  'offline',
  'down',
  'version',
  'bad',
  'unauthorized',
  'newPassword',
  'forbidden',
  'muted',
  'banned',
  'blocked',
  'notFound',
  'conflict',
  'stale',
  'refused',
  'tooMany',
] as const
export type RequestProblemKind = (typeof KINDS)[number]

const isKind = (kind: string): kind is RequestProblemKind => (KINDS as readonly string[]).includes(kind)

/** The message for a kind of problem; an unknown kind counts as the server's fault. */
export const requestProblemKey = (kind: string): string => `tables.problem.${isKind(kind) ? kind : 'down'}`

export class RequestProblem extends Error {
  readonly kind: RequestProblemKind
  readonly reason: Reason | undefined
  /** After how many seconds the same request can succeed. */
  readonly wait: number | undefined

  constructor(kind: string, message: string, reason?: Reason, wait?: number) {
    super(message)
    this.name = 'RequestProblem'
    this.kind = isKind(kind) ? kind : 'down'
    this.reason = reason
    this.wait = wait
  }

  get key(): string {
    return requestProblemKey(this.kind)
  }

  /** The message, which says how long to wait where the server has said so. */
  get phrase(): Phrase {
    return this.wait === undefined ? { key: this.key } : { key: 'tables.problem.wait', args: { n: this.wait } }
  }
}

/** A thrown value as a RequestProblem: anything unknown counts as offline. */
export const requestProblemOf = (thrown: unknown): RequestProblem =>
  thrown instanceof RequestProblem
    ? thrown
    : new RequestProblem('offline', thrown instanceof Error ? thrown.message : String(thrown))
