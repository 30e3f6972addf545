// The effects of cards. Cards are lists of these; `rules/verbs/` carries them out.
// A list speaks of one player (whose card or turn it is), one survivor and one place; some verbs change whom or where.

import { evenly } from './evenly.ts'
import type { ItemType } from './itemTypes.ts'
import type { LastingId } from './lasting.ts'
import type { DeckPlace, Location, Place } from './places.ts'
import type { SideEffectId } from './sideEffects.ts'
import type { SpecialId } from './specials.ts'
import type { SurvivorId } from './survivors.ts'

/** A minimum, or two bounds. */
export type Range = number | { readonly min?: number; readonly max?: number }

/** A filter for survivors: whose, where, and in what state. All named fields must hold. */
export interface Whom {
  /** Only this survivor. */
  readonly is?: SurvivorId
  readonly whose?: 'own' | 'members'
  readonly at?: Place | 'here' | 'outside'
  /** With a wound or a frostbite; with a despair token; with an item; not yet moved this turn. */
  readonly hurt?: true
  readonly sad?: true
  readonly equipped?: true
  readonly unmoved?: true
}

/** Places. Everything named must hold. */
export interface Where {
  /** One of the locations 1 to 6: not the colony, Raxxon or the hideout. */
  readonly location?: true
  /** An own survivor stands there. */
  readonly own?: true
  readonly zombies?: true
  /** Zombies or bandits. */
  readonly foes?: true
  /** An empty entrance space; noise; cards in its deck. */
  readonly gap?: true
  readonly noise?: true
  readonly deck?: true
}

/** Something that can be true of the board, seen by one player, with a survivor and a place in mind; everybody can tell. */
export type BoardCondition =
  | readonly ['food' | 'morale' | 'helpless' | 'rebellious' | 'starvation', Range]
  | readonly ['members' | 'exiles' | 'roundsLeft', Range]
  | readonly ['zombies' | 'barricades' | 'noise' | 'bandits', Place | 'here' | 'outside' | 'board', Range]
  /** All survivors there; own survivors there. */
  | readonly ['people' | 'own', Place | 'here' | 'outside' | 'board', Range]
  /** Own equipment; own survivors with damage of any kind; own unused dice. */
  | readonly ['equipment' | 'hurt' | 'dice', Range]
  | readonly ['controls' | 'inPlay', SurvivorId]
  | readonly ['lasting', LastingId]
  | readonly ['exiled', boolean]
  /** LN-SCEN-R0-03: the rules of pills and side effects are on. */
  | readonly ['pills']

/** The same of cards. */
export type Condition =
  | BoardCondition
  | readonly ['waste' | 'graveyard' | 'contributed', Range]
  /** Cards in the own hand; of a type. */
  | readonly ['hand', Range]
  | readonly ['cards', ItemType, Range]
  /** More than every other player has, fewer than every other player has. Ties fail. */
  | readonly ['most' | 'fewest', 'survivors' | 'cards' | 'equipment']

/** `L`: the names of the card's lists, so that a verb cannot name a list that does not exist. */
export type Effect<L extends string = string> =
  // Whom and where
  /** The player chooses a survivor, a place or another player: the following effects speak of them. */
  | readonly ['survivor', Whom]
  | readonly ['place', Where]
  | readonly ['player', 'other' | 'member']
  /** The survivor of the lowest influence, without a choice. */
  | readonly ['lowest', Whom]
  | readonly ['colony']

  // The survivor
  | readonly ['wound' | 'frostbite' | 'despair', number]
  /** Removes wounds or frostbite, never despair; removes despair. */
  | readonly ['heal' | 'console', number]
  /** Lost, not killed: no morale. */
  | readonly ['leave']
  /** Put into the colony: no move, no exposure roll. */
  | readonly ['put', 'colony']
  /** A move to a chosen place without exposure roll; it is this turn's move. */
  | readonly ['drive']
  | readonly ['expose']
  /** Joins the group of the other player, with all equipment. */
  | readonly ['handOver']
  /** Loses one item of their equipment, chosen by the player, to the waste pile. */
  | readonly ['disarm']
  /** Can no longer attack, clean, barricade or attract. */
  | readonly ['restrain']
  /** LN-RAX-PILL-02 */
  | readonly ['sideEffect', SideEffectId]
  /** Wounds spread over the survivors at the place, as evenly as possible; each owner picks among their own. */
  | readonly ['spreadWounds', number]
  /** All survivors like that. */
  | readonly ['everybody', Whom, 'wound' | 'expose' | 'heal' | 'console']

  // Zombies and entrances, at the place the list speaks of
  | readonly ['zombies', 'colony' | 'here' | 'everywhere' | 'random', number]
  /** Kills up to this many zombies, without exposure. */
  | readonly ['slay', number]
  /** Kills a zombie or a bandit, without exposure: LN-PRINT-05 is the one printed card that names both. */
  | readonly ['shoot']
  /** LN-BAND-04: bandits at random locations, in a game with bandits. */
  | readonly ['bandits', number]
  /** Lures up to this many zombies from one other place to empty entrance spaces here. */
  | readonly ['lure', number]
  | readonly ['barricade' | 'trap', number]
  /** Barricades are lost. */
  | readonly ['breach', number]
  | readonly ['noise', number]
  | readonly ['hush']

  // The colony
  | readonly ['morale' | 'food' | 'starve', number]
  | readonly ['helpless' | 'rebels', number]
  /** Turns helpless rebellious; turns them back; kills them; lets them go, without loss of morale. */
  | readonly ['incite' | 'calm' | 'loseHelpless' | 'helplessLeave', number]
  /** This many survivors of the deck join the player's group. */
  | readonly ['recruit', number]

  /** LN-IMP-03: progress tokens on one improvement of the player's choice. */
  | readonly ['progress', number]

  // Costs: who cannot pay cannot choose it
  | readonly ['payFood', number]
  | readonly ['payDie', number]
  | readonly ['payMorale', number]
  /** Cards of the player's choice from the hand to the waste pile. */
  | readonly ['discard', number, ItemType | 'any']
  /** Cards of the player's choice to the other player. */
  | readonly ['give', number, ItemType | 'any']

  // Cards
  | readonly ['draw', DeckPlace | 'here', number]
  /** Looks through a deck for a card of the type, takes it and shuffles. */
  | readonly ['fetch', Location | 'here', ItemType]
  /** As many cards as the hand has, up to this, chosen by the player, to the waste pile. */
  | readonly ['loseCards', number]
  /** Random cards of the other player's hand. */
  | readonly ['steal', number]
  /** One card of the waste pile into the hand. */
  | readonly ['salvage', ItemType | 'any']
  /** The top cards of the waste pile leave it; the top cards of a deck go onto it. */
  | readonly ['tidy', number]
  | readonly ['litter', Location | 'here', number]
  /** The top cards of a deck are added face down to the contributions. */
  | readonly ['contribute', Location | 'here', number]
  /** The other player is shown this player's secret objective. */
  | readonly ['confess']

  // Dice of the player
  | readonly ['gainDie' | 'loseDie', number]
  /** One unused die is rolled again; one unused die goes up by this. */
  | readonly ['reroll' | 'raise', number]

  // Which list goes on
  /** The player chooses one of two lists that are possible; chooses the list or nothing. */
  | readonly ['either', L, L]
  | readonly ['may', L]
  /** A die of at least this: the first list; otherwise the second. */
  | readonly ['test', number, L, L?]
  /** LN-RAX-PILL-01: the survivor takes a pill. A die of 1 or 2, of 3 or 4, of 5 or 6: these lists. */
  | readonly ['dose', L, L, L]
  /** Rolls dice: the list runs for each result of at least the second number. */
  | readonly ['rolls', number, number, L]
  | readonly ['if', Condition, L, L?]
  /** The members vote: the first list or the second. */
  | readonly ['vote', L, L?]
  /** The list for every such player in turn. */
  | readonly ['each', 'members' | 'all', L]
  /** From now on; a rule of its own; the turn is over. */
  | readonly ['lasting', LastingId]
  /**
   * A vote of the members in which a tie rejects: if carried, the law holds from now on; if rejected, it no longer
   * holds.
   */
  | readonly ['law', LastingId]
  | readonly ['special', Exclude<SpecialId, 'kumar'>]
  | readonly ['endTurn']

export type Verb = Effect[0]

/**
 * The lists that this verb continues with by chance, by a vote or by itself; none for `either` and `may`, where the
 * player chooses.
 */
export function listsAfter(effect: Effect): readonly string[] {
  switch (effect[0]) {
    case 'test':
      return effect[3] === undefined ? [effect[2]] : [effect[2], effect[3]]
    case 'if':
      return effect[3] === undefined ? [effect[2]] : [effect[2], effect[3]]
    case 'rolls':
      return [effect[3]]
    case 'dose':
      return [effect[1], effect[2], effect[3]]
    case 'vote':
      return effect[2] === undefined ? [effect[1]] : [effect[1], effect[2]]
    case 'each':
      return [effect[2]]
    default:
      return NO_LISTS
  }
}
const NO_LISTS: readonly string[] = []

/** The lists of a card; lists that its verbs name must be among them. */
export type Named<L extends string> = { readonly [list in L]: readonly Effect<NoInfer<L>>[] }

declare const CHECKED: unique symbol
/** Lists whose names the compiler has checked: only the builders of cards make them. */
export interface Checked {
  readonly [CHECKED]: true
  readonly [list: string]: readonly Effect[]
}
/** `main` is where a card begins; its other lists are named by its own verbs. */
export interface Lists extends Checked {
  readonly main: readonly Effect[]
}

/** Several effects, one after the other. Verbs that name lists stand in a plain array, where their names are checked. */
export const does = (...effects: readonly Effect<never>[]): readonly Effect<never>[] => effects

/** Several conditions, all of which must hold. */
export const all = (...conditions: readonly Condition[]): readonly Condition[] => conditions

export const lists = <const L extends string>(all: Named<L | 'main'>): Lists => all as unknown as Lists

/** A number of the rules that cards can change. */
export type Query = 'attack' | 'search' | 'dice' | 'need' | 'zombies' | 'kept' | 'waste' | 'target'

/** `{ of: 'search', add: -1, at: 'school' }`: for the survivor that has it, or for all of the kind named. */
export interface Modifier {
  readonly of: Query
  readonly add: number
  readonly at?: Place | 'outside'
  /** For the survivor itself when left out; all survivors at its place; the whole group of its player; everybody. */
  readonly for?: 'here' | 'group' | 'all'
  readonly if?: BoardCondition
}

/** The abilities of a survivor or of a piece of equipment. */
export interface Power {
  readonly modifiers?: readonly Modifier[]
  /** In the own turn; with `die` by spending such a die (1: any die). */
  readonly use?: {
    readonly die?: number
    readonly once: boolean
    readonly lists: Lists
    readonly if?: Condition
    /** The item itself is used up and goes to the waste pile. */
    readonly spent?: true
  }
  /** An attack on zombies that kills more, or makes no exposure roll, or takes any die. */
  readonly attack?: {
    readonly kills: number
    readonly exposure: boolean
    readonly once: boolean
    readonly anyDie?: true
    readonly noise?: number
    /** A fuel card of the hand is used up, without its own effect. */
    readonly fuel?: true
  }
  /** No exposure roll after its own moves; after its own attacks. */
  readonly spared?: 'move' | 'attack'
  /** May be used when its player's turn ends; after it has searched. With `often` not only once per round. */
  readonly turnEnd?: Lists
  readonly afterSearch?: Lists
  readonly often?: true
  /** A rule of its own in `rules/specials/`. */
  readonly special?: SpecialId
}
const POWER = {
  modifiers: true,
  use: true,
  attack: true,
  spared: true,
  turnEnd: true,
  afterSearch: true,
  often: true,
  special: true,
} as const
export const evenPower = (power: Power): Power => evenly(power, POWER)
