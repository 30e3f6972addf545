// An area in lines: things to gather, hunt and search, and the heroes there.

import type { View } from '@lastlight/outlive'
import { type Area, isCity, isPool, isWild, POOL_RESOURCE, type Wild } from '@lastlight/outlive/content/areas'
import { preyKind } from '@lastlight/outlive/content/prey'
import { SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import { resistance } from '@lastlight/outlive/queries/hunt'
import { isAboard } from '@lastlight/outlive/queries/ship'
import type { Words } from '@lastlight/words'
import type { SeatPosition } from '../../../play/guide.ts'
import { tileName } from './names.ts'

function preyPart({ view, seat, words }: SeatPosition<View>, area: Wild): string {
  const stack = view.prey[area]
  const top = stack.at(-1)
  if (typeof top !== 'string') return words.say('board.noPrey')
  return words.say('board.prey', {
    prey: words.say(`prey.${preyKind(top)}`),
    resistance: resistance(view.players[seat]!, view.events.active, top),
    left: stack.length,
  })
}

function shipPart(view: View, words: Words): readonly string[] {
  const slots = SHIP_SLOTS.filter(slot => isAboard(view, slot)).map(String)
  return slots.length === 0 ? [] : [words.say('board.slots', { slots: words.list(slots) })]
}

function cityParts({ stack, tiles }: View['search']['blackwood'], words: Words): readonly string[] {
  return [
    words.say('board.tokens', { n: stack.length }),
    ...(tiles.length === 0
      ? []
      : [words.say('board.display', { items: words.list(tiles.map(tile => tileName(tile, words))) })]),
  ]
}

function heroPart(view: View, area: Area, words: Words): readonly string[] {
  const heroes = view.players.flatMap((player, who) =>
    player.heroes
      .filter(hero => hero.at === area)
      .map(hero =>
        words.say(hero.active ? 'board.active' : 'board.inactive', {
          who: { who },
          hero: words.say(`hero.${hero.id}`),
        }),
      ),
  )
  return heroes.length === 0 ? [] : [words.say('board.heroes', { heroes: heroes.join(', ') })]
}

/** The actions that are possible there. */
export const supplies = (position: SeatPosition<View>, area: Area): readonly string[] => {
  const { view, words } = position
  return [
    ...(isPool(area) ? [words.say(`count.${POOL_RESOURCE[area]}`, { n: view.pools[area] })] : []),
    ...(area === 'militaryBase' && view.algae ? [words.say('board.algae')] : []),
    ...(isWild(area) ? [preyPart(position, area)] : []),
    ...(isCity(area) ? cityParts(view.search[area], words) : []),
    ...(area === 'cargoShip' ? shipPart(view, words) : []),
  ]
}

export const areaParts = (position: SeatPosition<View>, area: Area): readonly string[] => [
  ...supplies(position, area),
  ...heroPart(position.view, area, position.words),
]
