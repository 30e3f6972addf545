// Cards lie in zones, and the card table keeps what every viewer can know about them: per viewer and card the set of
// zones where it may be, and the slots of ordered zones that the viewer has seen. Knowledge is rounded down, never up.
// Zones are bits of one integer, so a card table has at most 30.

import { type Chance, shuffleOf } from '../chance.ts'
import type { Seat, Viewer } from '../contract.ts'
import type { StateBase } from '../flow/machine.ts'
import type { Language, Registered, Whereabouts } from '../language.ts'
import { int, list, record, type Shape, shared, text } from '../shape/shape.ts'
import { checkCards, columnsInOrder } from './check.ts'
import { LastWhereabouts } from './lastWhereabouts.ts'
import { dealAnew } from './redeal.ts'
import { type KeptRow, type Move, OPEN, type ZoneRow } from './zones.ts'

/** The part of a state in which one table's cards lie. */
export interface CardState<Z extends string> {
  /** The cards that were laid, in the order of the columns of `possible`. It never changes, so all copies share it. */
  cards: readonly string[]
  at: { [zone in Z]: string[] }
  /** For each stack (a hidden zone with an order) and slot: the viewers who know its card, as bits. */
  known: number[][]
  /** For each viewer (the public last) and, within it, each card: the zones where it may be, as bits. */
  possible: number[]
}

/** How many different lists of laid cards a table keeps. */
const MOST_LISTS = 100

/** Everything the card table needs about a zone, in one object. */
interface Zone<S, Z extends string> extends ZoneRow {
  readonly name: Z
  readonly bit: number
  /** Which of the stacks it is; -1 for none. */
  readonly stack: number
  readonly kept: KeptRow<S> | undefined
}

/** Where each laid card has its column. */
interface Columns {
  readonly cards: readonly string[]
  readonly of: ReadonlyMap<string, number>
}

export class CardTable<S extends StateBase, E, Z extends string> implements Registered<S> {
  readonly zones: readonly Z[]
  /** Every card there is, laid or not. */
  readonly cards: readonly string[]
  readonly #ids: ReadonlySet<string>
  readonly #zone: { readonly [zone in Z]: Zone<S, Z> }
  readonly #language: Language<S, E>
  readonly #of: (s: S) => CardState<string>
  readonly #columnsOf = new WeakMap<readonly string[], Columns>()
  /** The last ones asked for: nearly always those of the next state too. */
  #columns: Columns = { cards: [], of: new Map() }
  /** Lists of cards that were laid, by their ids. */
  readonly #laid = new Map<string, readonly string[]>()
  readonly #sets = new Map<number, readonly Z[]>()
  readonly #unseen = new Map<Viewer, number>()
  readonly #lastWhereabouts = new LastWhereabouts()

  constructor(
    language: Language<S, E>,
    rows: { readonly [zone in Z]: ZoneRow | KeptRow<S> },
    cards: readonly string[],
    of: (s: S) => CardState<string>,
  ) {
    this.zones = Object.keys(rows) as Z[]
    if (this.zones.length > 30) throw new Error('a card table has at most 30 zones')
    this.cards = cards
    this.#ids = new Set(cards)
    this.#language = language
    this.#of = of
    let stacks = 0
    this.#zone = Object.fromEntries(
      this.zones.map((name, i) => {
        const row = rows[name]
        const kept = 'take' in row ? row : undefined
        const { order, seen } = 'take' in row ? OPEN : row
        return [name, { name, order, seen, bit: 1 << i, stack: order && seen !== 'all' ? stacks++ : -1, kept }]
      }),
    ) as { [zone in Z]: Zone<S, Z> }
    language.tables.push(this)
  }

  /** Puts every card into its first zone. Everybody knows the zone in which a card starts. */
  lay(players: number, start: { readonly [zone in Z]?: readonly string[] }): CardState<Z> {
    const zones = this.#listed()
    const at = Object.fromEntries(zones.map(({ name }) => [name, [...(start[name] ?? [])]])) as CardState<Z>['at']
    const bits = new Map<string, number>()
    for (const { name, bit, order } of zones) {
      if (!order) at[name].sort(byText)
      for (const card of at[name]) bits.set(this.#ids.has(card) ? card : this.#missing(card), bit)
    }
    const cards = this.#shared(this.cards.filter(card => bits.has(card)))
    return {
      cards,
      at,
      known: zones.filter(({ stack }) => stack >= 0).map(({ name }) => at[name].map(() => 0)),
      possible: Array.from({ length: players + 1 }, () => cards.map(card => bits.get(card)!)).flat(),
    }
  }

  at(s: S, zone: Z): readonly string[] {
    return this.#of(s).at[zone] ?? this.#zone[zone].kept!.cards(s)
  }

  top(s: S, zone: Z): string | undefined {
    return this.at(s, zone).at(-1)
  }

  zoneOf(s: S, card: string): Z {
    return this.zones.find(zone => this.at(s, zone).includes(card)) ?? this.#missing(card)
  }

  /** The top card of one zone goes to another; everybody sees that it is the top one that goes. */
  draw(s: S, from: Z, to: Z, move: Move = PLAIN): string | undefined {
    return this.#draw(s, from, to, move, false)
  }

  /** The top cards of one zone go to another, one by one, as far as there are any. */
  deal(s: S, from: Z, to: Z, count: number): void {
    let again = false
    for (let i = 0; i < count; i++) {
      // The knowledge of viewers who knew the card has not been widened yet.
      const knew = knownOf(this.#of(s), this.#zone[from])?.at(-1) ?? 0
      this.#draw(s, from, to, PLAIN, again)
      again = knew === 0
    }
  }

  /** With `again` another card that nobody knew has just gone the same way: a viewer who does not see this one learns nothing new. */
  #draw(s: S, from: Z, to: Z, move: Move, again: boolean): string | undefined {
    const part = this.#of(s)
    const here = this.#zone[from]
    const card = here.kept ? here.kept.cards(s).at(-1) : part.at[from]!.pop()
    if (card === undefined) return undefined
    here.kept?.take(s, card)
    const knew = knownOf(part, here)?.pop() ?? 0
    this.#arrive(s, part, card, here, this.#zone[to], move, knew, again ? 'again' : 'top')
    return card
  }

  /** A chosen card goes; a viewer who does not see it does not see either which one it was. */
  move(s: S, card: string, from: Z, to: Z, move: Move = PLAIN): void {
    const part = this.#of(s)
    const here = this.#zone[from]
    if (here === undefined) this.#notThere(s, card, from)
    if (here.kept) {
      if (!here.kept.take(s, card)) this.#notThere(s, card, from)
    } else {
      const cards = part.at[from]!
      const slot = cards.indexOf(card)
      if (slot < 0) this.#notThere(s, card, from)
      takeOut(cards, slot)
      const known = knownOf(part, here)
      if (known) takeOut(known, slot)
    }
    this.#arrive(s, part, card, here, this.#zone[to], move, 0, 'chosen')
  }

  /** Viewers forget the order, not which cards are in the zone. */
  shuffle(s: S, zone: Z): void {
    const part = this.#of(s)
    shuffleOf(s.chance, part.at[zone]!)
    knownOf(part, this.#zone[zone])?.fill(0)
  }

  /** The seats look at the top cards of a zone, or at all of it, and keep that knowledge. */
  look(s: S, seats: 'all' | readonly Seat[], zone: Z, count = Number.POSITIVE_INFINITY): readonly string[] {
    const part = this.#of(s)
    const there = this.at(s, zone)
    const seen = there.slice(Math.max(0, there.length - count))
    const n = part.cards.length
    const { bit } = this.#zone[zone]
    const known = knownOf(part, this.#zone[zone])
    for (let v = 0; v * n < part.possible.length; v++)
      if (seats === 'all' || seats.includes(v)) {
        for (const card of seen) part.possible[v * n + this.#column(part, card)] = bit
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

  /** The cards that a viewer knows in a zone it does not see, slot by slot; null where it does not know. */
  slots(s: S, zone: Z, viewer: Viewer): readonly (string | null)[] {
    const part = this.#of(s)
    const viewerBit = 1 << viewerNumber(s, viewer)
    const known = knownOf(part, this.#zone[zone])
    return this.at(s, zone).map((card, i) => (this.sees(zone, viewer) || (known?.[i] ?? 0) & viewerBit ? card : null))
  }

  /** Cards of a zone that the viewer knows to be there, wherever in it they lie. */
  membersKnown(s: S, zone: Z, viewer: Viewer): readonly string[] {
    const cards = this.at(s, zone)
    if (this.sees(zone, viewer)) return [...cards]
    const part = this.#of(s)
    const first = viewerNumber(s, viewer) * part.cards.length
    return cards.filter(card => part.possible[first + this.#column(part, card)] === this.#zone[zone].bit)
  }

  /**
   * For every card that the viewer does not see: the zones where it may be. Called for every viewer after every choice,
   * so it has to be fast.
   */
  whereabouts(s: S, viewer: Viewer): readonly Whereabouts[] {
    const part = this.#of(s)
    const number = viewerNumber(s, viewer)
    return this.#lastWhereabouts.of(part, number, () => this.#findUnseen(part, number, viewer))
  }

  #findUnseen(part: CardState<string>, number: number, viewer: Viewer): readonly Whereabouts[] {
    const { cards, possible } = part
    const first = number * cards.length
    const unseen = this.#unseenBy(viewer)
    const found: { readonly bits: number; readonly cards: string[] }[] = []
    for (let i = 0; i < cards.length; i++) {
      const bits = possible[first + i]!
      // A card that the viewer sees can only be where it is seen.
      if ((bits & unseen) === 0) continue
      const group = found.find(each => each.bits === bits)
      if (group) group.cards.push(cards[i]!)
      else found.push({ bits, cards: [cards[i]!] })
    }
    return found.sort((a, b) => a.bits - b.bits).map(({ bits, cards }) => ({ zones: this.#zonesIn(bits), cards }))
  }

  /** The zones that this viewer does not see. */
  #unseenBy(viewer: Viewer): number {
    let bits = this.#unseen.get(viewer)
    if (bits === undefined) {
      bits = 0
      for (const zone of this.zones) if (!this.sees(zone, viewer)) bits |= this.#zone[zone].bit
      this.#unseen.set(viewer, bits)
    }
    return bits
  }

  /** Few different sets occur, again and again, so they are cached. */
  #zonesIn(bits: number): readonly Z[] {
    let zones = this.#sets.get(bits)
    if (!zones) {
      zones = this.zones.filter(zone => bits & this.#zone[zone].bit)
      this.#sets.set(bits, zones)
    }
    return zones
  }

  /** The zones that lie in the table's own part of the state. */
  #listed(): readonly Zone<S, Z>[] {
    return this.zones.map(zone => this.#zone[zone]).filter(({ kept }) => !kept)
  }

  #columnsIn({ cards }: CardState<string>): Columns {
    if (this.#columns.cards === cards) return this.#columns
    let columns = this.#columnsOf.get(cards)
    if (!columns) {
      columns = { cards, of: new Map(cards.map((card, i) => [card, i])) }
      this.#columnsOf.set(cards, columns)
    }
    this.#columns = columns
    return columns
  }

  #column(part: CardState<string>, card: string): number {
    return this.#columnsIn(part).of.get(card) ?? this.#missing(card)
  }

  /**
   * One list for equal ones, so that the columns of a state are found by the list itself. Only the sharing is lost when
   * the lists are forgotten: where groups put decks together, there is no end of different ones.
   */
  #shared(cards: readonly string[]): readonly string[] {
    const key = cards.join('\n')
    const known = this.#laid.get(key)
    if (!known && this.#laid.size >= MOST_LISTS) this.#laid.clear()
    if (!known) this.#laid.set(key, cards)
    return known ?? cards
  }

  #missing(card: string): never {
    const why = this.#ids.has(card) ? 'lies in no zone of this table' : 'is no card of this table'
    throw new Error(`'${card}' ${why} (cards such as '${this.cards[0]}'; zones ${this.zones.join(', ')})`)
  }

  #notThere(s: S, card: string, from: Z): never {
    const where = this.zoneOf(s, card)
    throw new Error(`'${card}' is not in ${from} but in ${where} (zones ${this.zones.join(', ')})`)
  }

  #arrive(
    s: S,
    part: CardState<string>,
    card: string,
    from: Zone<S, Z>,
    to: Zone<S, Z>,
    move: Move,
    knew: number,
    how: 'top' | 'again' | 'chosen',
  ): void {
    const { possible } = part
    const here = from.seen
    const there = to.seen
    const n = part.cards.length
    // A world that has forgotten where cards may be needs no columns.
    const column = possible.length === 0 ? 0 : this.#column(part, card)
    const { bit } = to
    const isOpen = here === 'all' || there === 'all' || move.shown === 'all'
    let knows = 0
    for (let v = 0; v * n < possible.length; v++) {
      const viewerBit = 1 << v
      if (isOpen || here === v || there === v || knew & viewerBit || shownTo(move, v)) {
        possible[v * n + column] = bit
        knows |= viewerBit
      } else if (how !== 'again') this.#doubt(part, v, from, bit, how === 'chosen')
    }
    // All viewers see the cards of an open zone, so their knowledge does not change when it becomes empty.
    if (from !== to && here !== 'all' && part.at[from.name]!.length === 0) ruleOut(part, from.bit)
    if (to.kept) to.kept.put(s, card, move)
    else this.#putInto(part, to, card, move, knows)
    if (!isOpen && typeof there === 'number' && here !== there) this.#language.reveal(s, [there])
    else if (isOpen && here !== 'all') this.#language.reveal(s, 'all')
    if (Array.isArray(move.shown)) this.#language.reveal(s, move.shown as readonly Seat[])
  }

  #putInto(part: CardState<string>, to: Zone<S, Z>, card: string, move: Move, knows: number): void {
    const cards = part.at[to.name]!
    if (to.order) {
      put(cards, card, move)
      const known = knownOf(part, to)
      if (known) put(known, knows, move)
    } else {
      cards.push(card)
      for (let i = cards.length - 1; i > 0 && cards[i - 1]! > card; i--) {
        cards[i] = cards[i - 1]!
        cards[i - 1] = card
      }
    }
  }

  /** A card of a zone has moved to the zone `bit`, and this viewer did not see which one. */
  #doubt(part: CardState<string>, v: number, from: Zone<S, Z>, bit: number, chosen: boolean): void {
    const { possible } = part
    const first = v * part.cards.length
    const last = first + part.cards.length
    const fromBit = from.bit
    for (let i = first; i < last; i++) if (possible[i]! & fromBit) possible[i]! |= bit
    const known = knownOf(part, from)
    if (!known) return
    const viewerBit = 1 << v
    for (let i = 0; i < known.length; i++)
      if (known[i]! & viewerBit) {
        if (chosen) known[i]! &= ~viewerBit
        else possible[first + this.#column(part, part.at[from.name]![i]!)] = fromBit
      }
  }

  bitOf(zone: Z): number {
    return this.#zone[zone].bit
  }

  columnOf(s: S, card: string): number {
    return this.#column(this.#of(s), card)
  }

  /** From now on no viewer's knowledge is kept. */
  forget(s: S): void {
    this.#of(s).possible.length = 0
  }

  /** Deals the cards that the viewer does not know anew, each to a zone where it may be. */
  redeal(s: S, viewer: Viewer, chance: Chance): void {
    const part = this.#of(s)
    const v = viewerNumber(s, viewer)
    const n = part.cards.length
    const places = this.zones.flatMap(name => {
      if (this.sees(name, viewer)) return []
      const known = knownOf(part, this.#zone[name])
      const slots: number[] = []
      for (let i = 0; i < part.at[name]!.length; i++) if (!((known?.[i] ?? 0) & (1 << v))) slots.push(i)
      return slots.length > 0 ? [{ name, bit: this.#zone[name].bit, slots }] : []
    })
    const isUnknown = new Uint8Array(n)
    for (const { name, slots } of places)
      for (const slot of slots) isUnknown[this.#column(part, part.at[name]![slot]!)] = 1
    // By column, so that the deal depends on what the viewer knows and not on where the cards really are.
    const unknown: number[] = []
    for (let column = 0; column < n; column++) if (isUnknown[column] === 1) unknown.push(column)
    const dealt = dealAnew(places, unknown, part.possible.slice(v * n, (v + 1) * n), chance)
    this.replace(
      s,
      viewer,
      places.map(({ name, slots }, i) => ({ zone: name, slots, cards: dealt[i]!.map(column => part.cards[column]!) })),
    )
  }

  /** Puts the dealt cards into their slots. The knowledge of other seats is forgotten: it is no part of this world. */
  replace(
    s: S,
    viewer: Viewer,
    dealt: readonly { readonly zone: Z; readonly slots: readonly number[]; readonly cards: readonly string[] }[],
  ): void {
    const part = this.#of(s)
    const { at, possible } = part
    const n = part.cards.length
    const open = viewerNumber(s, 'public')
    const keep = 1 << viewerNumber(s, viewer)
    const all = (2 << open) - 1
    for (const { zone, slots, cards } of dealt) for (const [i, slot] of slots.entries()) at[zone]![slot] = cards[i]!
    for (const zone of this.#listed()) {
      if (!zone.order && zone.seen !== 'all') at[zone.name]!.sort(byText)
      const known = knownOf(part, zone)
      if (known === undefined) continue
      for (let i = 0; i < known.length; i++) known[i] = (known[i]! & (1 << open) ? all : 0) | (known[i]! & keep)
    }
    for (let v = 0; v < open; v++)
      if (v !== viewer) {
        // `copyWithin` is slower: it looks whether each element exists.
        for (let i = 0; i < n; i++) possible[v * n + i] = possible[open * n + i]!
        for (const zone of this.zones)
          if (this.sees(zone, v))
            for (const card of this.at(s, zone)) possible[v * n + this.#column(part, card)] = this.#zone[zone].bit
      }
  }

  /** Refuses a loaded state whose cards do not fit this table, and gives an accepted one the usual form. */
  accept(s: S): void {
    const part = this.#of(s)
    const path = `state.${Object.entries(s).find(([, value]) => value === part)?.[0] ?? 'cards'}`
    const zones = this.zones.map(name => ({ ...this.#zone[name], cards: this.at(s, name) }))
    checkCards(path, part, zones, this.#ids, s.flow.barriers.length)
    const laid = new Set(part.cards)
    const cards = this.cards.filter(card => laid.has(card))
    part.possible = columnsInOrder(part, cards)
    part.cards = this.#shared(cards)
    for (const { name, order } of this.#listed()) if (!order) part.at[name]!.sort(byText)
  }
}

const knownOf = (part: CardState<string>, zone: { readonly stack: number }): number[] | undefined =>
  zone.stack < 0 ? undefined : part.known[zone.stack]

/** The public comes after the seats. */
const viewerNumber = (s: StateBase, viewer: Viewer): number => (viewer === 'public' ? s.flow.barriers.length : viewer)

/** Nothing lies in this zone any more. */
function ruleOut({ possible }: CardState<string>, bit: number): void {
  const rest = ~bit
  for (let i = 0; i < possible.length; i++) possible[i]! &= rest
}

/** Takes one card, or what is known of it, out of a zone. `splice` is slower: it returns a new list each time. */
function takeOut<T>(list: T[], slot: number): void {
  for (let i = slot + 1; i < list.length; i++) list[i - 1] = list[i]!
  list.pop()
}

function put<T>(into: T[], item: T, move: Move): void {
  if (move.to === 'bottom') into.unshift(item)
  else into.push(item)
}

const PLAIN: Move = {}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const shownTo = (move: Move, v: number): boolean => Array.isArray(move.shown) && move.shown.includes(v)

type Listed<R> = { [zone in keyof R as R[zone] extends ZoneRow ? zone : never]: string[] }

/** For the state's own shape: the zones that hold ids. */
export function cardShape<R extends { readonly [zone: string]: ZoneRow | KeptRow<never> }>(
  rows: R,
): Shape<CardState<keyof Listed<R> & string>> {
  const listed = Object.entries(rows).filter(([, row]) => !('take' in row))
  return record({
    cards: shared(list(text)),
    at: record(Object.fromEntries(listed.map(([zone]) => [zone, list(text)]))),
    known: list(list(int)),
    possible: list(int),
  }) as unknown as Shape<CardState<keyof Listed<R> & string>>
}
