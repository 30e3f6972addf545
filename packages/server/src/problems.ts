// A problem with a request. Its message may be shown to outsiders.

import type { Reason } from '@lastlight/kernel'

export type ProblemKind =
  | 'bad'
  | 'unauthorized'
  | 'newPassword'
  | 'forbidden'
  | 'muted'
  | 'banned'
  | 'blocked'
  | 'notFound'
  | 'conflict'
  | 'stale'
  | 'refused'
  | 'tooMany'

export class Problem extends Error {
  readonly kind: ProblemKind
  readonly reason: Reason | undefined
  /** After how many seconds the same request can succeed. */
  readonly wait: number | undefined

  constructor(kind: ProblemKind, message: string, reason?: Reason, wait?: number) {
    super(message)
    this.name = 'Problem'
    this.kind = kind
    this.reason = reason
    this.wait = wait
  }
}

export const notFound = (): Problem => new Problem('notFound', 'There is nothing here, or it is not yours to see.')
