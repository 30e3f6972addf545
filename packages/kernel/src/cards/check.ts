// A loaded state's cards are checked before anybody plays with them: knowledge that fits other cards would mislead silently.

import { ShapeError } from '../shape/check.ts'

interface Part {
  readonly cards: readonly string[]
  readonly known: readonly (readonly number[])[]
  readonly possible: readonly number[]
}

interface ZoneWithCards {
  readonly name: string
  readonly stack: number
  readonly cards: readonly string[]
}

export function checkCards(
  path: string,
  part: Part,
  zones: readonly ZoneWithCards[],
  ids: ReadonlySet<string>,
  players: number,
): void {
  const { cards, known, possible } = part
  for (const card of [...cards, ...zones.flatMap(zone => zone.cards)])
    if (!ids.has(card)) throw new ShapeError(path, `the game has no card '${card}'`)
  if (new Set(cards).size < cards.length) throw new ShapeError(`${path}.cards`, 'names a card twice')
  checkPlaces(path, cards, zones)
  if (possible.length !== cards.length * (players + 1))
    throw new ShapeError(`${path}.possible`, `expected ${cards.length * (players + 1)} sets of zones`)
  const all = 2 ** zones.length - 1
  if (possible.some(bits => bits < 0 || bits > all)) throw new ShapeError(`${path}.possible`, 'names a zone too many')
  checkKnowledge(path, part, zones)
  const stacks = zones.filter(({ stack }) => stack >= 0)
  if (known.length !== stacks.length) throw new ShapeError(`${path}.known`, `expected ${stacks.length} stacks`)
  for (const stack of stacks)
    if (known[stack.stack]!.length !== stack.cards.length)
      throw new ShapeError(`${path}.known[${stack.stack}]`, `expected ${stack.cards.length} slots`)
}

/** Knowledge that rules out where a card really lies would leave no world to imagine. */
function checkKnowledge(path: string, { cards, possible }: Part, zones: readonly ZoneWithCards[]): void {
  const bits = new Map(zones.flatMap((zone, i) => zone.cards.map(card => [card, 1 << i] as const)))
  for (const [i, zonesKnown] of possible.entries()) {
    const card = cards[i % cards.length]!
    if (!(zonesKnown & bits.get(card)!))
      throw new ShapeError(`${path}.possible[${i}]`, `rules out the zone in which '${card}' lies`)
  }
}

function checkPlaces(path: string, laid: readonly string[], zones: readonly ZoneWithCards[]): void {
  const zoneOf = new Map<string, string>()
  for (const { name, cards } of zones)
    for (const card of cards) {
      const other = zoneOf.get(card)
      if (other !== undefined) throw new ShapeError(path, `'${card}' lies in ${other} and in ${name}`)
      zoneOf.set(card, name)
    }
  for (const card of laid)
    if (!zoneOf.delete(card)) throw new ShapeError(path, `'${card}' is in play and lies in no zone`)
  const [extra] = zoneOf
  if (extra) throw new ShapeError(path, `'${extra[0]}' lies in ${extra[1]} and is not in play`)
}

/** The knowledge, with the columns in this order of the cards. */
export function columnsInOrder({ cards, possible }: Part, order: readonly string[]): number[] {
  const column = new Map(cards.map((card, i) => [card, i]))
  return possible.map((_, i) => {
    const first = i - (i % order.length)
    return possible[first + column.get(order[i % order.length]!)!]!
  })
}
