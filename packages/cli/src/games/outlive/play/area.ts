// An area in lines: things to gather, hunt and search, and the heroes there.

import type { View } from '@lastlight/outlive'
import { type Area, isCity, isPool, isWild, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { preyKind, preyRow } from '@lastlight/outlive/content/prey'
import type { Words } from '@lastlight/words'
import { tileName } from './names.ts'

function preyPart(stack: readonly (string | null)[], words: Words): string {
  const top = stack.at(-1)
  if (typeof top !== 'string') return words.say('board.noPrey')
  return words.say('board.prey', {
    prey: words.say(`prey.${preyKind(top)}`),
    resistance: preyRow(top).resistance,
    left: stack.length,
  })
}

function shipPart({ aboard }: View, words: Words): readonly string[] {
  const slots = aboard.flatMap((there, i) => (there ? [String(i + 3)] : []))
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
export const supplies = (view: View, area: Area, words: Words): readonly string[] => [
  ...(isPool(area) ? [words.say(`count.${POOL_RESOURCE[area]}`, { n: view.pools[area] })] : []),
  ...(area === 'militaryBase' && view.algae ? [words.say('board.algae')] : []),
  ...(isWild(area) ? [preyPart(view.prey[area], words)] : []),
  ...(isCity(area) ? cityParts(view.search[area], words) : []),
  ...(area === 'cargoShip' ? shipPart(view, words) : []),
]

export const areaParts = (view: View, area: Area, words: Words): readonly string[] => [
  ...supplies(view, area, words),
  ...heroPart(view, area, words),
]
