// The kinds of problems between the page and the server, each with a message that says what to do.

import type { Reason } from '@lastlight/kernel'

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

  constructor(kind: string, message: string, reason?: Reason) {
    super(message)
    this.name = 'RequestProblem'
    this.kind = isKind(kind) ? kind : 'down'
    this.reason = reason
  }

  get key(): string {
    return requestProblemKey(this.kind)
  }
}

/** A thrown value as a RequestProblem: anything unknown counts as offline. */
export const requestProblemOf = (thrown: unknown): RequestProblem =>
  thrown instanceof RequestProblem
    ? thrown
    : new RequestProblem('offline', thrown instanceof Error ? thrown.message : String(thrown))
