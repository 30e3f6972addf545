// Item cards: 'gas/lighter:2' is the second lighter of the Gas Station's deck.

import { DECK_LISTS, type Home } from './decks.ts'
import { evenPower } from './effects.ts'
import { evenly } from './evenly.ts'
import { ITEM_KINDS, type ItemKind } from './itemKinds.ts'
import { ITEM_TYPES, type ItemRow, type ItemType } from './itemTypes.ts'
import { DECK_PLACES, type DeckPlace, LOCATIONS, type Location } from './places.ts'

const cardsOf = (home: string, kinds: { readonly [kind: string]: number }): readonly string[] =>
  Object.entries(kinds).flatMap(([kind, count]) => Array.from({ length: count }, (_, i) => `${home}/${kind}:${i + 1}`))

export const DECKS = Object.fromEntries(
  Object.entries(DECK_LISTS).map(([home, kinds]) => [home, cardsOf(home, kinds as { [kind: string]: number })]),
) as { readonly [home in Home]: readonly string[] }
/** The printed cards. */
export const ITEM_IDS: readonly string[] = Object.values(DECKS).flat()

/** LN-SETUP-04: at most so many copies of one card are added to the deck of one location. */
export const MOST_COPIES = 4
const KINDS = Object.keys(ITEM_KINDS) as readonly ItemKind[]
/** Copies are counted on from the printed ones. */
const added = (at: DeckPlace, kind: ItemKind, copies: number): readonly string[] =>
  Array.from({ length: copies }, (_, i) => `${at}/${kind}:${(DECK_LISTS[at][kind] ?? 0) + i + 1}`)
export const withAdded = (
  at: DeckPlace,
  printed: readonly string[],
  copies: { readonly [kind in ItemKind]?: number },
): readonly string[] => [...printed, ...KINDS.flatMap(kind => added(at, kind, copies[kind] ?? 0))]

/** Every item card that a game can have: the printed ones, and those that a group can add. */
export const ALL_ITEM_IDS: readonly string[] = [
  ...ITEM_IDS,
  ...DECK_PLACES.flatMap(at => KINDS.flatMap(kind => added(at, kind, MOST_COPIES))),
]

const cut = (card: string): ItemKind => card.slice(card.indexOf('/') + 1, card.indexOf(':')) as ItemKind
const MORE = { progress: true, source: true } as const
const evenRow = (row: ItemRow): ItemRow =>
  row.keyword === 'equip'
    ? evenly({ ...row, power: evenPower(row.power) }, { type: true, keyword: true, power: true, ...MORE })
    : evenly(row, { type: true, keyword: true, lists: true, keeper: true, ...MORE })
const ROWS = new Map(KINDS.map(kind => [kind, evenRow(ITEM_KINDS[kind])]))
/** Cached: splitting the id each time would be too slow. */
const CARDS: ReadonlyMap<string, { readonly kind: ItemKind; readonly row: ItemRow; readonly home: Home }> = new Map(
  ALL_ITEM_IDS.map(card => [
    card,
    { kind: cut(card), row: ROWS.get(cut(card))!, home: card.slice(0, card.indexOf('/')) as Home },
  ]),
)

export const kindOf = (card: string): ItemKind => CARDS.get(card)!.kind
export const itemRow = (card: string): ItemRow => CARDS.get(card)!.row
export const typeOf = (card: string): ItemType => itemRow(card).type
/** Types that are equally likely stand in the order of all types. */
const byLikelihood = (cards: readonly string[]): readonly ItemType[] => {
  const count = (type: ItemType): number => cards.filter(card => typeOf(card) === type).length
  return ITEM_TYPES.filter(type => count(type) > 0).toSorted((a, b) => count(b) - count(a))
}
/**
 * LN-PRINT-17: the item types of each location's deck, from the likeliest to the least likely, as its card shows them.
 */
export type ByDeck<T> = { readonly [location in Location]: T } & { readonly raxxon?: T }
export const ITEM_TYPES_AT = Object.fromEntries(LOCATIONS.map(at => [at, byLikelihood(DECKS[at])])) as {
  readonly [location in Location]: readonly ItemType[]
}
const AT_RAXXON = byLikelihood(DECKS.raxxon)
export const ITEM_TYPES_WITH_RAXXON: ByDeck<readonly ItemType[]> = { ...ITEM_TYPES_AT, raxxon: AT_RAXXON }
/** LN-SETUP-04: the same for cards that were mixed, by the location they belong to. */
export const itemTypesIn = (cards: readonly string[]): ByDeck<readonly ItemType[]> =>
  Object.fromEntries(
    DECK_PLACES.map(at => [at, byLikelihood(cards.filter(card => homeOf(card) === at))]).filter(
      ([, types]) => types!.length > 0,
    ),
  ) as ByDeck<readonly ItemType[]>
export const itemTypesAt = (at: DeckPlace): readonly ItemType[] => (at === 'raxxon' ? AT_RAXXON : ITEM_TYPES_AT[at])

/** LN-REQ-01, LN-CLAR-11: by type, or more specifically. */
export const CARD_NAMES: readonly string[] = [...ITEM_TYPES, ...Object.keys(ITEM_KINDS)]
/** Kinds that only Raxxon has. */
export const NEEDS_RAXXON: readonly string[] = KINDS.filter(
  kind => !Object.entries(DECK_LISTS).some(([home, kinds]) => home !== 'raxxon' && Object.hasOwn(kinds, kind)),
)
export const CARD_NAMES_WITHOUT_RAXXON: readonly string[] = CARD_NAMES.filter(name => !NEEDS_RAXXON.includes(name))
export const isCalled = (card: string, name: string): boolean => typeOf(card) === name || kindOf(card) === name
export const homeOf = (card: string): Home => CARDS.get(card)!.home
