// An area in words, for screen readers.

import type { View } from '@lastlight/outlive'
import {
  type Area,
  type City,
  isCity,
  isPool,
  isWild,
  POOL_RESOURCE,
  type PoolArea,
  type Wild,
} from '@lastlight/outlive/content/areas'
import { equipmentKind } from '@lastlight/outlive/content/equipment'
import { preyKind } from '@lastlight/outlive/content/prey'
import { SHIP_CANS, SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import { capOf, cutsOf } from '@lastlight/outlive/queries/events'
import { isAboard } from '@lastlight/outlive/queries/ship'
import type { Words } from '@lastlight/words'
import { onSlot, type PlayerSeen, resistanceFor, searchCapOf, topPrey } from '../seen.ts'

interface FactContext {
  readonly view: View
  readonly words: Words
  /** The viewing player: events do not concern everybody alike. */
  readonly player: PlayerSeen | undefined
}

/** Before the first dawn nothing lies there yet. */
export const isEmptyYet = (view: View): boolean => view.round === 0

function poolFacts({ view, words }: FactContext, area: PoolArea): readonly string[] {
  const kind = POOL_RESOURCE[area]
  const cap = capOf(view.events.active, area, view.players.length)
  if (isEmptyYet(view)) return [words.say('board.fact.dawn', { goods: words.say(`count.acc.${kind}`, { n: cap }) })]
  return [
    words.say('board.fact.pool', { goods: words.say(`count.${kind}`, { n: view.pools[area] }), cap }),
    ...cutsOf(view.events.active, area, view.players.length).map(({ event, by }) =>
      words.say('board.fact.cut', { event: words.say(`event.${event}`), by }),
    ),
  ]
}

function preyFact({ view, words, player }: FactContext, area: Wild): string {
  const prey = topPrey(view, area)
  if (prey === null) return words.say('board.fact.noPrey')
  return words.say('board.fact.prey', {
    prey: words.say(`prey.${preyKind(prey)}`),
    resistance: resistanceFor(view, player, prey),
    n: view.prey[area].length,
  })
}

function cityFacts({ view, words }: FactContext, city: City): readonly string[] {
  const { stack, tiles } = view.search[city]
  const items = words.list(tiles.map(tile => words.say(`equipment.${equipmentKind(tile)}`)))
  return [
    words.say('board.fact.search', {
      tokens: words.say('board.count.token', { n: stack.length }),
      cap: searchCapOf(view),
    }),
    ...(tiles.length > 0 ? [words.say('board.fact.tiles', { items })] : []),
  ]
}

const shipFacts = ({ view, words }: FactContext): readonly string[] =>
  SHIP_SLOTS.map(slot => {
    const [there] = onSlot(view, slot)
    if (there) return words.say('board.fact.slot.taken', { slot, who: { who: there.seat } })
    const cans = words.say('count.cans', { n: SHIP_CANS[slot].cans })
    return words.say(isAboard(view, slot) ? 'board.fact.slot.survivor' : 'board.fact.slot', { slot, cans })
  })

/** The goods of an area, one fact after the other. */
export function factsOf(view: View, area: Area, words: Words, player?: PlayerSeen): readonly string[] {
  const looking = { view, words, player }
  return [
    ...(isPool(area) ? poolFacts(looking, area) : []),
    ...(area === 'dam' ? [words.say('board.fact.locked')] : []),
    ...(area === 'militaryBase' ? [words.say(view.algae ? 'board.fact.algae' : 'board.fact.algae.used')] : []),
    ...(isWild(area) && !isEmptyYet(view) ? [preyFact(looking, area)] : []),
    ...(isCity(area) && !isEmptyYet(view) ? cityFacts(looking, area) : []),
    ...(area === 'cargoShip' ? shipFacts(looking) : []),
  ]
}
