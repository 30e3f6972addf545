// What can go wrong between the page and the server, each with a message that says what to do.

import type { Reason } from '@lastlight/kernel'

/** 'offline': nobody was reached. 'down': the server was, and could not answer. The rest is the server's own word. */
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

/** The message that says it; what is not known here is the server's fault. */
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

/** What was thrown, as a trouble: whatever else it is, nobody was reached. */
export const troubleOf = (thrown: unknown): Trouble =>
  thrown instanceof Trouble ? thrown : new Trouble('offline', thrown instanceof Error ? thrown.message : String(thrown))
