// Cards lie in zones, and the table keeps what every viewer can know about where they are:
// per viewer and card the set of zones where it may be, and the slots of ordered zones that the viewer has seen.
// Knowledge is rounded down, never up. Zones are bits of one integer, so a table has at most 30.

import { shuffleOf } from '../chance.ts'
import type { Seat, Viewer } from '../contract.ts'
import type { StateBase } from '../flow/machine.ts'
import type { Language } from '../language.ts'
import { int, list, record, type Shape, text } from '../shape/shape.ts'

export interface ZoneRow {
  /** The order matters; the last card is the top. A hidden zone without order is kept sorted, so that its order tells nothing. */
  readonly order: boolean
  /** Who sees the faces of what lies there. */
  readonly seen: 'all' | 'nobody' | Seat
}

export interface Lying<Z extends string> {
  at: { [zone in Z]: string[] }
  /** For each stack (a hidden zone with an order) and slot: the viewers who know what lies in it, as bits. */
  known: number[][]
  /** For each viewer (the public last) and, within it, each card: the zones where it may be, as bits. */
  may: number[]
}

export interface Move {
  /** Where in an ordered zone it goes. */
  readonly to?: 'top' | 'bottom'
  /** Who is shown the face, besides those who see it before or after anyway. */
  readonly shown?: 'all' | readonly Seat[]
}

export interface Whereabouts {
  readonly zones: readonly string[]
  readonly cards: readonly string[]
}

/** All the table has to know of a zone, found with one look. */
interface Zone<Z extends string> extends ZoneRow {
  readonly name: Z
  readonly bit: number
  /** Which of the stacks it is; -1 for none. */
  readonly stack: number
}

export class CardTable<S extends StateBase, E, Z extends string> {
  readonly zones: readonly Z[]
  readonly cards: readonly string[]
  readonly #zone: { readonly [zone in Z]: Zone<Z> }
  readonly #language: Language<S, E>
  readonly #of: (s: S) => Lying<Z>
  readonly #index: ReadonlyMap<string, number>
  readonly #sets = new Map<number, readonly Z[]>()
  /** By card; only of use while somebody looks for what a viewer does not see. */
  readonly #hidden: Uint8Array

  constructor(
    language: Language<S, E>,
    rows: { readonly [zone in Z]: ZoneRow },
    cards: readonly string[],
    of: (s: S) => Lying<Z>,
  ) {
    this.zones = Object.keys(rows) as Z[]
    if (this.zones.length > 30) throw new Error('a card table has at most 30 zones')
    this.cards = cards
    this.#language = language
    this.#of = of
    const stacks = this.zones.filter(zone => isStack(rows[zone]))
    this.#zone = Object.fromEntries(
      this.zones.map((name, i) => {
        const { order, seen } = rows[name]
        return [name, { name, order, seen, bit: 1 << i, stack: stacks.indexOf(name) }]
      }),
    ) as { [zone in Z]: Zone<Z> }
    this.#index = new Map(cards.map((card, i) => [card, i]))
    this.#hidden = new Uint8Array(cards.length)
  }

  /** Everything where it starts. What is laid out is known to everybody to be in the zone where it is laid. */
  lay(players: number, start: { readonly [zone in Z]?: readonly string[] }): Lying<Z> {
    const at = Object.fromEntries(this.zones.map(z => [z, [...(start[z] ?? [])]])) as { [zone in Z]: string[] }
    const known = this.zones.filter(z => this.#zone[z].stack >= 0).map(z => at[z].map(() => 0))
    const may = this.cards.map(() => 0)
    for (const zone of this.zones) {
      if (!this.#zone[zone].order) at[zone].sort(byText)
      for (const card of at[zone]) may[this.#number(card)] = this.#zone[zone].bit
    }
    return { at, known, may: Array.from({ length: players + 1 }, () => may).flat() }
  }

  at(s: S, zone: Z): readonly string[] {
    return this.#of(s).at[zone]
  }

  top(s: S, zone: Z): string | undefined {
    return this.#of(s).at[zone].at(-1)
  }

  zoneOf(s: S, card: string): Z {
    const { at } = this.#of(s)
    return this.zones.find(zone => at[zone].includes(card)) ?? this.#missing(card)
  }

  /** The top card of one zone goes to another; everybody sees that it is the top one that goes. */
  draw(s: S, from: Z, to: Z, move: Move = PLAINLY): string | undefined {
    return this.#draw(s, from, to, move, false)
  }

  /** The top cards of one zone go to another, one by one, as far as there are any. */
  deal(s: S, from: Z, to: Z, count: number): void {
    let again = false
    for (let i = 0; i < count; i++) {
      // Whoever knew a card has not wondered yet which one went.
      const knew = knownOf(this.#of(s), this.#zone[from])?.at(-1) ?? 0
      this.#draw(s, from, to, PLAINLY, again)
      again = knew === 0
    }
  }

  /** With `again` another card that nobody knew has just gone the same way: who does not see this one learns nothing new. */
  #draw(s: S, from: Z, to: Z, move: Move, again: boolean): string | undefined {
    const lying = this.#of(s)
    const cards = lying.at[from]
    const card = cards.pop()
    if (card === undefined) return undefined
    const here = this.#zone[from]
    const knew = knownOf(lying, here)?.pop() ?? 0
    this.#arrive(s, lying, card, here, cards, this.#zone[to], move, knew, again ? 'again' : 'top')
    return card
  }

  /** A chosen card goes; whoever does not see it does not see either which one it was. */
  move(s: S, card: string, from: Z, to: Z, move: Move = PLAINLY): void {
    const lying = this.#of(s)
    const cards = lying.at[from]
    const slot = cards === undefined ? -1 : cards.indexOf(card)
    if (slot < 0) this.#notThere(s, card, from)
    const here = this.#zone[from]
    cards.splice(slot, 1)
    knownOf(lying, here)?.splice(slot, 1)
    this.#arrive(s, lying, card, here, cards, this.#zone[to], move, 0, 'chosen')
  }

  /** Forgets places, not membership. */
  shuffle(s: S, zone: Z): void {
    const lying = this.#of(s)
    shuffleOf(s.chance, lying.at[zone])
    knownOf(lying, this.#zone[zone])?.fill(0)
  }

  /** The seats look at the top cards of a zone, or at all of it, and keep knowing what they saw. */
  look(s: S, seats: 'all' | readonly Seat[], zone: Z, count = Number.POSITIVE_INFINITY): readonly string[] {
    const lying = this.#of(s)
    const there = lying.at[zone]
    const seen = there.slice(Math.max(0, there.length - count))
    const n = this.cards.length
    const { bit } = this.#zone[zone]
    const known = knownOf(lying, this.#zone[zone])
    for (let v = 0; v * n < lying.may.length; v++)
      if (seats === 'all' || seats.includes(v)) {
        for (const card of seen) lying.may[v * n + this.#number(card)] = bit
        if (known) for (let i = there.length - seen.length; i < there.length; i++) known[i]! |= 1 << v
      }
    this.#language.reveal(s, seats)
    return seen
  }

  ordered(zone: Z): boolean {
    return this.#zone[zone].order
  }

  sees(zone: Z, viewer: Viewer): boolean {
    const { seen } = this.#zone[zone]
    return seen === 'all' || seen === viewer
  }

  /** What a viewer knows to lie in a zone it does not see, slot by slot; null where it does not know. */
  slots(s: S, zone: Z, viewer: Viewer): readonly (string | null)[] {
    const lying = this.#of(s)
    const eye = 1 << this.#viewer(lying, viewer)
    const known = knownOf(lying, this.#zone[zone])
    return lying.at[zone].map((card, i) => (this.sees(zone, viewer) || (known?.[i] ?? 0) & eye ? card : null))
  }

  /** Cards of a zone that the viewer knows to be there, wherever in it they lie. */
  membersKnown(s: S, zone: Z, viewer: Viewer): readonly string[] {
    const cards = this.at(s, zone)
    if (this.sees(zone, viewer)) return [...cards]
    const may = this.#mayOf(this.#of(s), viewer)
    return cards.filter(card => may[this.#number(card)] === this.#zone[zone].bit)
  }

  /** For every card the viewer does not see: where it may be. Asked for by every viewer after every choice. */
  whereabouts(s: S, viewer: Viewer): readonly Whereabouts[] {
    const lying = this.#of(s)
    const { may } = lying
    const first = this.#viewer(lying, viewer) * this.cards.length
    const hidden = this.#hidden.fill(0)
    for (const zone of this.zones)
      if (!this.sees(zone, viewer)) for (const card of lying.at[zone]) hidden[this.#number(card)] = 1
    const found: { readonly bits: number; readonly cards: string[] }[] = []
    for (let i = 0; i < hidden.length; i++) {
      if (hidden[i] === 0) continue
      const bits = may[first + i]!
      const group = found.find(each => each.bits === bits)
      if (group) group.cards.push(this.cards[i]!)
      else found.push({ bits, cards: [this.cards[i]!] })
    }
    return found.sort((a, b) => a.bits - b.bits).map(({ bits, cards }) => ({ zones: this.#zonesIn(bits), cards }))
  }

  /** There are few of these sets, and they come again and again. */
  #zonesIn(bits: number): readonly Z[] {
    let zones = this.#sets.get(bits)
    if (!zones) {
      zones = this.zones.filter(zone => bits & this.#zone[zone].bit)
      this.#sets.set(bits, zones)
    }
    return zones
  }

  #number(card: string): number {
    return this.#index.get(card) ?? this.#missing(card)
  }

  #missing(card: string): never {
    const why = this.#index.has(card) ? 'lies in no zone of this table' : 'is no card of this table'
    throw new Error(`'${card}' ${why} (cards such as '${this.cards[0]}'; zones ${this.zones.join(', ')})`)
  }

  #notThere(s: S, card: string, from: Z): never {
    const where = this.zoneOf(s, card)
    throw new Error(`'${card}' is not in ${from} but in ${where} (zones ${this.zones.join(', ')})`)
  }

  #viewer(lying: Lying<Z>, viewer: Viewer): number {
    return viewer === 'public' ? lying.may.length / this.cards.length - 1 : viewer
  }

  #mayOf(lying: Lying<Z>, viewer: Viewer): readonly number[] {
    const first = this.#viewer(lying, viewer) * this.cards.length
    return lying.may.slice(first, first + this.cards.length)
  }

  #arrive(
    s: S,
    lying: Lying<Z>,
    card: string,
    from: Zone<Z>,
    left: readonly string[],
    to: Zone<Z>,
    move: Move,
    knew: number,
    how: 'top' | 'again' | 'chosen',
  ): void {
    const { may } = lying
    const here = from.seen
    const there = to.seen
    const n = this.cards.length
    const number = this.#number(card)
    const { bit } = to
    const everybody = here === 'all' || there === 'all' || move.shown === 'all'
    let knows = 0
    for (let v = 0; v * n < may.length; v++) {
      const eye = 1 << v
      if (everybody || here === v || there === v || knew & eye || shownTo(move, v)) {
        may[v * n + number] = bit
        knows |= eye
      } else if (how !== 'again') this.#unseen(lying, v, from, bit, how === 'chosen')
    }
    if (from !== to && left.length === 0) emptied(lying, from)
    put(lying, to, card, move, knows)
    if (!everybody && typeof there === 'number' && here !== there) this.#language.reveal(s, [there])
    else if (everybody && here !== 'all') this.#language.reveal(s, 'all')
    if (Array.isArray(move.shown)) this.#language.reveal(s, move.shown as readonly Seat[])
  }

  /** One of the cards of a zone has gone where `bit` says, and this viewer has not seen which. */
  #unseen(lying: Lying<Z>, v: number, from: Zone<Z>, bit: number, chosen: boolean): void {
    const { may } = lying
    const first = v * this.cards.length
    const last = first + this.cards.length
    const fromBit = from.bit
    for (let i = first; i < last; i++) if (may[i]! & fromBit) may[i]! |= bit
    const known = knownOf(lying, from)
    if (!known) return
    const eye = 1 << v
    for (let i = 0; i < known.length; i++)
      if (known[i]! & eye) {
        if (chosen) known[i]! &= ~eye
        else may[first + this.#number(lying.at[from.name][i]!)] = fromBit
      }
  }

  /** For resampling: which cards of which slots the viewer does not know. */
  unknown(
    s: S,
    viewer: Viewer,
  ): { readonly slots: { readonly [zone in Z]: readonly number[] }; readonly may: readonly number[] } {
    const lying = this.#of(s)
    const v = this.#viewer(lying, viewer)
    const slots = Object.fromEntries(
      this.zones.map(z => [
        z,
        this.sees(z, viewer)
          ? []
          : lying.at[z].flatMap((_, i) => ((knownOf(lying, this.#zone[z])?.[i] ?? 0) & (1 << v) ? [] : [i])),
      ]),
    ) as { [zone in Z]: number[] }
    return { slots, may: this.#mayOf(lying, viewer) }
  }

  bitOf(zone: Z): number {
    return this.#zone[zone].bit
  }

  numberOf(card: string): number {
    return this.#number(card)
  }

  /** Re-dealt cards take their slots; what others know besides the public is forgotten, for it is no part of this world. */
  replace(s: S, viewer: Viewer, dealt: { readonly [zone in Z]: ReadonlyMap<number, string> }): void {
    const lying = this.#of(s)
    const { at, may } = lying
    const n = this.cards.length
    const open = may.length / n - 1
    const keep = 1 << this.#viewer(lying, viewer)
    const all = (2 << open) - 1
    for (const zone of this.zones) {
      for (const [slot, card] of dealt[zone]) at[zone][slot] = card
      const { order, seen } = this.#zone[zone]
      if (!order && seen !== 'all') at[zone].sort(byText)
      const known = knownOf(lying, this.#zone[zone]) ?? []
      for (const [i, eyes] of known.entries()) known[i] = (eyes & (1 << open) ? all : 0) | (eyes & keep)
    }
    for (let v = 0; v < open; v++)
      if (v !== viewer) {
        may.copyWithin(v * n, open * n)
        for (const zone of this.zones)
          if (this.sees(zone, v)) for (const card of at[zone]) may[v * n + this.#number(card)] = this.#zone[zone].bit
      }
  }
}

const knownOf = <Z extends string>(lying: Lying<Z>, zone: Zone<Z>): number[] | undefined =>
  zone.stack < 0 ? undefined : lying.known[zone.stack]

function emptied<Z extends string>({ may }: Lying<Z>, zone: Zone<Z>): void {
  const rest = ~zone.bit
  for (let i = 0; i < may.length; i++) may[i]! &= rest
}

function put<Z extends string>(lying: Lying<Z>, to: Zone<Z>, card: string, move: Move, knows: number): void {
  const cards = lying.at[to.name]
  const known = knownOf(lying, to)
  if (!to.order) {
    let i = cards.length
    while (i > 0 && cards[i - 1]! > card) i--
    cards.splice(i, 0, card)
  } else if (move.to === 'bottom') {
    cards.unshift(card)
    known?.unshift(knows)
  } else {
    cards.push(card)
    known?.push(knows)
  }
}

const PLAINLY: Move = {}

const isStack = (row: ZoneRow): boolean => row.order && row.seen !== 'all'

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const shownTo = (move: Move, v: number): boolean => Array.isArray(move.shown) && move.shown.includes(v)

/** For the state's own shape. */
export function lyingShape<Z extends string>(rows: { readonly [zone in Z]: ZoneRow }): Shape<Lying<Z>> {
  const at = record(Object.fromEntries(Object.keys(rows).map(zone => [zone, list(text)])))
  return record({ at, known: list(list(int)), may: list(int) }) as unknown as Shape<Lying<Z>>
}
