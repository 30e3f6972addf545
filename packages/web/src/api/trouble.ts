// The kinds of problems between the page and the server, each with a message that says what to do.

import type { Reason } from '@lastlight/kernel'

/** 'offline': the server was not reached. 'down': it was, and could not answer. The rest are the server's own kinds. */
const KINDS = [
  'offline',
  'down',
  'bad',
  'unauthorized',
  'newPassword',
  'forbidden',
  'notFound',
  'conflict',
  'stale',
  'refused',
  'tooMany',
] as const
export type TroubleKind = (typeof KINDS)[number]

const isKind = (kind: string): kind is TroubleKind => (KINDS as readonly string[]).includes(kind)

/** The message for a kind of trouble; an unknown kind counts as the server's fault. */
export const troubleKey = (kind: string): string => `tables.trouble.${isKind(kind) ? kind : 'down'}`

export class Trouble extends Error {
  readonly kind: TroubleKind
  readonly reason: Reason | undefined

  constructor(kind: string, message: string, reason?: Reason) {
    super(message)
    this.name = 'Trouble'
    this.kind = isKind(kind) ? kind : 'down'
    this.reason = reason
  }

  get key(): string {
    return troubleKey(this.kind)
  }
}

/** A thrown value as a Trouble: anything unknown counts as offline. */
export const troubleOf = (thrown: unknown): Trouble =>
  thrown instanceof Trouble ? thrown : new Trouble('offline', thrown instanceof Error ? thrown.message : String(thrown))
