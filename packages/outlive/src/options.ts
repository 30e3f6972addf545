// Everything that a seat can be asked, and everything that each question can offer. Options travel and are stored, so
// their form is part of the protocol. A rule that offers anything else does not compile (see `language.ts`).

import type { Area, City } from './content/areas.ts'
import type { EventId } from './content/events.ts'
import type { HeroId } from './content/heroes.ts'
import type { LeaderId } from './content/leaders.ts'
import type { Food, Material, Resource, Takeable } from './content/resources.ts'

/** A move, with the equipment that makes it possible. */
export type Move = {
  readonly do: 'move'
  readonly hero: HeroId
  readonly to: Area
  readonly exoskeleton?: true
  readonly hook?: true
}

/** `with` names the tiles that add to the hero's strength. */
export type Hunt = {
  readonly do: 'hunt'
  readonly prey: string
  readonly ammo: number
  readonly with: readonly string[]
}

/** `pay` is all that is paid with the room that makes repairs cheaper; the Workshop takes one material off. */
export type Repair = { readonly do: 'repair'; readonly tile: string } & (
  | { readonly by: 'full' | 'autoRepair' }
  | { readonly by: 'repairDiscount'; readonly pay: Material }
  | { readonly by: 'workshop'; readonly without: Material }
)

export type EndEvent = { readonly do: 'end'; readonly event: EventId; readonly discount?: true }

/** A tile or a room. */
type Use = { readonly do: 'use'; readonly what: string }
type Done = { readonly do: 'done' }

/** By question: all that it can offer. The names say what is asked (see `asking.ts`). */
export interface Offers {
  drop: { readonly do: 'drop'; readonly room: string }
  freeRoom: { readonly do: 'build'; readonly room: string }
  inside: { readonly do: 'inside'; readonly count: number }
  lead: { readonly do: 'lead'; readonly leader: LeaderId }
  stand: { readonly do: 'stand'; readonly hero: HeroId }
  /** Mary gives one search token back. */
  discard: { readonly do: 'discard'; readonly token: string }
  /** A secret answer that is not opened yet may be taken back. */
  reconsider: { readonly do: 'reconsider' }

  giveUp: { readonly do: 'giveUp'; readonly kind: Resource }
  move: Move | { readonly do: 'skip' }
  bat: { readonly do: 'bat'; readonly use: boolean }
  shield: { readonly do: 'shield'; readonly with: 'hero3Immune' | 'protectiveVest' | 'nothing' }
  ammo: { readonly do: 'ammo'; readonly count: number }
  handOver: { readonly do: 'handOver'; readonly kind: Takeable }
  act:
    | { readonly do: 'gather' }
    | { readonly do: 'algae' }
    | { readonly do: 'unlock' }
    | { readonly do: 'search' }
    | { readonly do: 'take'; readonly tile: string }
    | { readonly do: 'board'; readonly to: string }
    | Hunt
    | Use
    | Done
  locker: { readonly do: 'locker'; readonly use: boolean }
  /** Rooms that add meat to a hunt: one of them, or 'none'. */
  more: { readonly do: 'more'; readonly room: string }
  house: { readonly do: 'house'; readonly to: string }
  lose: { readonly do: 'lose'; readonly from: string }

  endEvent: EndEvent | { readonly do: 'pass' }
  pay: { readonly do: 'pay'; readonly kind: Food | Material }
  recruit: { readonly do: 'recruit'; readonly kind: Food } | Done
  build:
    | { readonly do: 'build'; readonly room: string; readonly discount?: true }
    | { readonly do: 'moveIn'; readonly room: string }
    | { readonly do: 'dismantle'; readonly what: string; readonly tile: string }
    | Repair
    | Use
    | Done
  repair: Repair | Use | Done
}

export type Question = keyof Offers

/** Options of a seat at any time of the day, without being asked. */
export type Peek = { readonly do: 'peek'; readonly city: City }
export type Immune = { readonly do: 'immune'; readonly hero: 'h3a' | 'h3b' }

export type Option = Offers[Question] | Peek | Immune
export type OptionOf<D extends Option['do']> = Extract<Option, { readonly do: D }>
