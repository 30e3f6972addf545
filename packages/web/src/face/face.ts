// What a game brings to the screen beyond the contract: its words, its board, and what in it can be pointed at.

import type { Locale, Messages, Reason, Seat, Viewer } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { ComponentType } from 'react'
import type { IconName } from '../art/index.ts'
import type { Because } from '../play/table.ts'

/** A thing on the board that can be pointed at: 'area:forest', 'hero:h4', 'room:workshop'. */
export type Thing = string

export interface FaceProps {
  readonly view: unknown
  readonly viewer: Viewer
}

/** A part of the table that has a tab of its own where the screen is small. */
export interface Panel {
  /** Its title is the message `panel.<id>`. */
  readonly id: string
  readonly icon: IconName
  /** The key that goes there. */
  readonly key: string
  readonly Part: ComponentType<FaceProps>
  /** A short warning that its tab shows as a dot and says in words, or nothing. */
  warning?(view: unknown, viewer: Viewer, words: Words): string | undefined
}

export interface Saying {
  question(options: readonly unknown[], view: unknown): string
  /** A line under the question: what there is to know before choosing, or nothing. */
  hint(options: readonly unknown[], view: unknown): string
  option(option: unknown, view: unknown): string
  /** What an option leads to, in words; or nothing. */
  consequence(option: unknown, view: unknown, viewer: Viewer): string
  event(event: unknown): string
  refusal(reason: Reason): string
  outcome(reason: Reason): string
  because(reason: Because): string
}

/** A run of small payments that one gesture gathers. */
export interface Payment {
  /** What can be paid with, how much of it is there, and the option that pays one. */
  readonly kinds: readonly {
    readonly option: unknown
    readonly icon: IconName
    readonly colour?: string
    readonly label: string
    readonly have: number
  }[]
  readonly due: number
  readonly title: string
  /** Whether the game takes what is left by itself once there is only one kind to pay with. */
  readonly alone?: boolean
}

/** What happens on the board for an event: what moves, what lights up, what it sounds like, how long it is looked at. */
export interface Beat {
  readonly things: readonly Thing[]
  readonly sound?: 'token' | 'card' | 'die' | 'pressure' | 'radiation' | 'dawn' | 'night' | 'loss' | 'end' | 'step'
  /** In beats of `--m-beat`; 0 goes by at once. */
  readonly weight: number
  /** Whether a screen reader is interrupted for it. */
  readonly urgent: boolean
  /** Whether it opens a chapter of the log: a new day, a night. */
  readonly heading?: boolean
}

export interface Face {
  readonly id: string
  messages(locale: Locale): Promise<Messages>
  saying(words: Words): Saying
  /** 'Day 3 of 6', and the phases with the present one marked. */
  moment(
    view: unknown,
    words: Words,
  ): { readonly title: string; readonly phases: readonly string[]; readonly now: number }
  /** The board comes first; all of them stand beside each other where there is room. */
  readonly panels: readonly Panel[]
  /** The panel that matters most at this moment, whatever the options point at: the shelter at night. */
  front?(view: unknown): string | undefined
  /** One glance at the others (and, for a spectator, at all). */
  readonly Rivals: ComponentType<FaceProps>
  /** What an option is about: pointing at all of these chooses it. The first is what is asked about first. */
  things(option: unknown, view: unknown): readonly Thing[]
  /** Likely wishes that are not offered: shown with 'Why not?'. */
  wishes(view: unknown, seat: Seat, options: readonly unknown[]): readonly unknown[]
  payment(options: readonly unknown[], view: unknown, seat: Seat, words: Words): Payment | undefined
  /** The option that ends one's turn or step, if it is there: it stands apart. */
  ending(options: readonly unknown[]): unknown
  /** Why an option cannot be taken back once it is done ('Final once Ola has been asked'); nothing when it can. */
  final?(option: unknown, view: unknown, words: Words): string | undefined
  beat(event: unknown, viewer: Viewer): Beat
  /** A thing explained: what it is, what it does, the rule. */
  explain(thing: Thing, view: unknown, words: Words): Explanation | undefined
  /** A thing where there is little room, on the button that asks about it first: '4', 'Blackwood'. */
  head?(thing: Thing, view: unknown, words: Words): { readonly sign: string; readonly note: string } | undefined
  /** The result in full, when the game is over; the forecast before that. */
  readonly Score: ComponentType<FaceProps>
  /** How many points a seat would have if the game ended at this view; not there in games without points. */
  curve?(view: unknown, seat: Seat): number
  /** The seat's portrait at the head of a card; the whole table has one drawing style. */
  readonly Portrait: ComponentType<{ readonly view: unknown; readonly seat: Seat }>
}

export interface Explanation {
  readonly title: string
  readonly text: string
  readonly rule?: string
}
