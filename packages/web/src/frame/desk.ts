// What the frame of a table knows beyond what a game's own parts may ask.

import type { Reason, Seat } from '@lastlight/kernel'
import { createContext, useContext } from 'react'
import type { Laid } from '../choosing/paying.ts'
import type { Offer } from '../face/choice.ts'
import type { AtTable } from '../face/context.ts'
import type { Payment, Thing } from '../face/face.ts'
import type { TableInfo } from '../play/table.ts'

/** Why something did not go: the game's word for it, or ours. */
export type Refused = { readonly reason: Reason } | { readonly problem: string }

/** A refusal on the screen, under the wish it answers; without a wish it is about what was just tried. */
export interface Refusing {
  readonly wish: unknown
  readonly why: Refused
}

/** What is open over the table. */
export type Open = 'menu' | 'chat' | 'keys' | 'score' | 'recap' | 'bug' | 'notes' | null

export interface Desk extends AtTable {
  readonly info: TableInfo
  /** The seat whose eyes these are; undefined for whoever only watches. */
  readonly me: Seat | undefined
  nameOf(seat: Seat): string
  /** Names what is asked now: it stays the same while only others go on. */
  readonly question: string
  /** Whether something can be chosen at this moment: the table answers, and nothing is being shown. */
  readonly free: boolean
  /** What is asked about before there is a list. */
  readonly heads: readonly Thing[]
  /** What the list of options shows, in its order: the first nine have a key. What a payment gathers is not in it. */
  readonly list: readonly Offer[]
  /** The option that stands apart from the list. */
  readonly ending: unknown
  readonly payment: Payment | undefined
  /** Whether the payment is what would be done now: nothing else is chosen instead. */
  readonly paying: boolean
  /** How many of each kind of the payment are laid out. */
  readonly counts: Laid
  lay(counts: Laid): void
  readonly wishes: readonly unknown[]
  /** Drops what was pointed at; false when there was nothing. */
  unchoose(): boolean
  /** Does several options one after the other; they are taken back as one. */
  playAll(options: readonly unknown[]): void
  undo(): void
  redo(): void
  /** Something was asked of the table and is not answered yet. */
  readonly busy: boolean
  /** A final choice was confirmed once, and waits for the second time. */
  readonly doubted: boolean
  readonly refusing: Refusing | null
  shut(): void
  /** What was done last, for as long as it is offered to be taken back. */
  readonly done: string | null
  forget(): void
  /** Events are being shown; going on ends that. */
  readonly following: boolean
  skip(): void
  /** Shows these events once more; not there where nothing is kept of them. */
  again?(events: readonly unknown[]): (() => void) | undefined
  /** The events that are shown once more now, and how many scenes come then. */
  readonly showing?: { readonly events: readonly unknown[]; readonly left: number }
  /** What went by too fast to be shown. */
  readonly missed: readonly unknown[]
  /** It has been read. */
  read(): void
  /** The rule that is open over the table. */
  readonly openedRule: string | null
  closeRule(): void
  /** What the log tells so far. */
  readonly told: readonly unknown[]
  readonly open: Open
  setOpen(open: Open): void
  /** The part of the table that is in front where there is room for one. */
  readonly tab: string
  setTab(tab: string): void
}

const Context = createContext<Desk | null>(null)
export const DeskProvider = Context

export function useDesk(): Desk {
  const desk = useContext(Context)
  if (desk === null) throw new Error('this stands outside of a table')
  return desk
}
