// One player at one moment of an imagined world, for choices that must be quick.

import type { Seat } from '@lastlight/kernel'
import type { State } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { DECKS, typeOf } from '@lastlight/long-night/content/items'
import { ITEM_TYPES, type ItemType } from '@lastlight/long-night/content/itemTypes'
import { objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import {
  DECK_PLACES,
  type DeckPlace,
  hasDeck,
  numberOf,
  PLACES,
  type Place,
  placeRow,
} from '@lastlight/long-night/content/places'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { needOf, targetOf, zombiesComing } from '@lastlight/long-night/queries/colony'
import { emptySpaces } from '@lastlight/long-night/queries/entrances'
import { collects, type Wanted } from '@lastlight/long-night/queries/objectives'
import { placeOf, playerOf } from '@lastlight/long-night/queries/position'
import { searchValue } from '@lastlight/long-night/queries/values'
import { drawn, goal, hand } from '@lastlight/long-night/zones'
import { classOf, TYPE_OF_CLASS } from './cardClasses.ts'
import { type Gathering, gatheringIn } from './gathering.ts'

type Survivor = State['survivors'][number]

/** Shares of the item types in each deck, in the order of the types. */
const SHARES = Object.fromEntries(
  DECK_PLACES.map(at => [
    at,
    ITEM_TYPES.map(type => DECKS[at].filter(card => typeOf(card) === type).length / DECKS[at].length),
  ]),
) as unknown as { readonly [at in DeckPlace]: readonly number[] }

/** How much of a deck the crisis, the meal and the main objective want. */
export interface Finds {
  readonly crisis: number
  readonly meal: number
  readonly goal: number
}
const NO_FINDS: Finds = { crisis: 0, meal: 0, goal: 0 }

const NOTHING: readonly ItemType[] = []
const FOOD = ITEM_TYPES.indexOf('food')
const NO_CARDS = ITEM_TYPES.map(() => 0)

/** For what a crisis accepts, its share of each deck by the number of the place. */
const ACCEPTED = new Map<readonly ItemType[], readonly number[]>()
function acceptedShares(accepts: readonly ItemType[]): readonly number[] {
  let shares = ACCEPTED.get(accepts)
  if (shares === undefined) {
    const of = ITEM_TYPES.map(type => accepts.includes(type))
    shares = PLACES.map(at => (hasDeck(at) ? SHARES[at].reduce((sum, share, i) => (of[i] ? sum + share : sum), 0) : 0))
    ACCEPTED.set(accepts, shares)
  }
  return shares
}

/** A traitor helps in the first part of a game. */
const HELPS_UNTIL = 0.4

export class Moment {
  readonly s: State
  readonly seat: Seat
  readonly isHostile: boolean
  readonly hand: readonly string[]
  readonly dice: readonly number[]
  /** What the crisis accepts. */
  readonly accepts: readonly ItemType[]
  #finds: (Finds | undefined)[] | undefined
  #danger: (number | undefined)[] | undefined
  /** Survivors that were asked about, and with how many dice each could search. */
  readonly #searchers: Survivor[] = []
  readonly #searches: number[] = []
  #bestSearches: number | undefined
  #lack: number | undefined
  #hunger: number | undefined
  #gathering: Gathering | undefined
  #types: readonly number[] | undefined
  #fitting: number | undefined
  #missing: number | undefined

  constructor(s: State, seat: Seat) {
    this.s = s
    this.seat = seat
    this.isHostile = isHostile(s, seat)
    this.hand = s.items.at[hand(seat)]
    this.dice = playerOf(s, seat).dice
    const crisis = s.crises.at.now[0]
    this.accepts = crisis === undefined ? NOTHING : crisisRow(crisis).accepts
  }

  /** How many cards the crisis lacks if all that were given fit. */
  get lack(): number {
    return (this.#lack ??=
      this.s.crises.at.now.length === 0 ? 0 : targetOf(this.s) - this.s.items.at.contributed.length)
  }

  /** Food that is missing for the next meal; below 0 if there is more. */
  get hunger(): number {
    return (this.#hunger ??= needOf(this.s) - this.s.food)
  }

  /** There is enough for the next meal, but hardly more. */
  get isFoodScarce(): boolean {
    return this.hunger <= 0 && this.hunger > -3
  }

  get wanted(): readonly Wanted[] {
    return this.#gathered.wanted
  }

  get #gathered(): Gathering {
    return (this.#gathering ??= gatheringIn(this.s, this.s.items.at.objective))
  }

  fits(card: string): boolean {
    return this.accepts.includes(typeOf(card))
  }

  /** Cards of a search that is going on. */
  get drawn(): readonly string[] {
    return this.s.items.at[drawn(this.seat)]
  }

  /** The cards in hand by the number of their type. */
  get types(): readonly number[] {
    return (this.#types ??= this.#countTypes())
  }

  #countTypes(): readonly number[] {
    const counts = NO_CARDS.slice()
    for (const card of this.hand) counts[TYPE_OF_CLASS[classOf(card)]!]!++
    return counts
  }

  /** Fitting cards in hand. */
  get fitting(): number {
    return (this.#fitting ??= this.#countFitting())
  }

  #countFitting(): number {
    let count = 0
    for (const type of this.accepts) count += this.types[ITEM_TYPES.indexOf(type)]!
    return count
  }

  /** Food in hand. */
  get foodInHand(): number {
    return this.types[FOOD]!
  }

  /** Cards in hand that the main objective still wants. */
  get missing(): number {
    return (this.#missing ??= this.#countMissing())
  }

  #countMissing(): number {
    const gathering = this.#gathered
    let count = 0
    for (const card of this.hand) if (gathering.isMissing(card)) count++
    return count
  }

  /** The main objective still wants a card like this. */
  isMissing(card: string): boolean {
    return this.#gathered.isMissing(card)
  }

  get wantsKills(): boolean {
    for (const { what, have, need } of this.wanted) if (what === 'kills' && have < need) return true
    return false
  }

  /** Cards in hand that can be laid under the objective on arrival in the colony. */
  get deliveries(): number {
    return collects(this.s) === 'arrival' ? this.missing : 0
  }

  /** Players who still have their turn in this round. */
  get laterPlayers(): number {
    const n = this.s.players.length
    return n - 1 - ((this.s.active - this.s.first + n) % n)
  }

  finds(at: Place): Finds {
    if (!hasDeck(at)) return NO_FINDS
    const number = numberOf(at)
    return ((this.#finds ??= [])[number] ??= this.#findsAt(at))
  }

  #findsAt(at: DeckPlace): Finds {
    if (this.s.items.at[at].length === 0) return NO_FINDS
    const shares = SHARES[at]
    const crisis = this.lack > this.fitting ? acceptedShares(this.accepts)[numberOf(at)]! : 0
    const meal = this.hunger > 0 ? shares[FOOD]! : 0
    let goal = 0
    for (const { what, have, need } of this.wanted) {
      if (have >= need || what === 'kills') continue
      if ('at' in what) goal += what.at === at ? 1 : 0
      else goal += shares[ITEM_TYPES.indexOf(what.type)]!
    }
    return { crisis, meal, goal }
  }

  /** How far the zombies that come tonight overrun the place, from 0 to 3. */
  danger(at: Place): number {
    const number = numberOf(at)
    return ((this.#danger ??= [])[number] ??= this.#dangerAt(at))
  }

  #dangerAt(at: Place): number {
    const { entrances } = placeRow(at)
    if (entrances === 0) return 0
    let room = 0
    for (let i = 0; i < entrances; i++) room += this.room(at, i)
    const coming = zombiesComing(this.s, at, 0) + placeOf(this.s, at).noise / 2
    return Math.min(3, Math.max(0, (coming + 1 - room) / entrances))
  }

  /** Free spaces and defences of an entrance. */
  room(at: Place, entrance: number): number {
    const { barricades, traps } = placeOf(this.s, at).entrances[entrance]!
    return emptySpaces(this.s, at, entrance) + barricades + traps
  }

  /** The most own dice that one own survivor can search with where they stand. */
  get bestSearches(): number {
    return (this.#bestSearches ??= this.#mostSearches())
  }

  #mostSearches(): number {
    let most = 0
    for (const each of this.s.survivors)
      if (each.seat === this.seat && hasDeck(each.at)) most = Math.max(most, this.searches(each))
    return most
  }

  /** Own dice that this survivor could search with. */
  searches(who: Survivor): number {
    const known = this.#searchers.indexOf(who)
    if (known >= 0) return this.#searches[known]!
    const least = searchValue(this.s, who)
    let count = 0
    for (const die of this.dice) if (die >= least) count++
    this.#searchers.push(who)
    this.#searches.push(count)
    return count
  }
}

/** Whether this player was dealt a betrayal alone. LN-VAR-PD: who also has a good objective may still mean that one. */
export function isTraitor(s: State, seat: Seat): boolean {
  const own = s.goals.at[goal(seat)]
  return own.length > 0 && own.every(isBetrayal)
}

/** A traitor whose time has come. */
function isHostile(s: State, seat: Seat): boolean {
  const own = s.goals.at[goal(seat)][0]
  if (own === undefined || !isBetrayal(own)) return false
  const { rounds } = objectiveSide(s.objective, s.side)
  return playerOf(s, seat).exiled || 1 - s.rounds / rounds >= HELPS_UNTIL
}
