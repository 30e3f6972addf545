// A player and their survivors.

import { type State, type View, valuesOf } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import type { Words } from '@lastlight/words'
import { heading, type SeatPosition } from '../../../play/guide.ts'
import { dangersAt } from './dangers.ts'
import { goalName } from './hand.ts'
import { listOr } from './listOr.ts'

export function groupLines(position: SeatPosition<View, State>, who: number): readonly string[] {
  const { view, words } = position
  const own = who === position.seat
  const player = view.players[who]!
  const title = heading(words.say('table.group', { who: { who } }))
  if (player.out) return [title, words.say('table.out')]
  return [
    title,
    words.say('table.player', { dice: listOr(player.dice.map(String), words), cards: player.cards }),
    ...(player.exiled ? [words.say('table.exiled', { role: words.say(`role.${player.role}`) })] : []),
    ...(player.waiting === ''
      ? []
      : [words.say('table.waiting', { survivor: words.say(`survivor.${player.waiting}`) })]),
    ...(own || player.known.length === 0
      ? []
      : [words.say('table.known', { goals: words.list(player.known.map(id => goalName(id, words))) })]),
    ...view.survivors.filter(({ seat }) => seat === who).map(each => survivorLine(position, each)),
  ]
}

/** The printed values of a survivor who has not been placed yet. */
export function cardValues(id: string, words: Words): string {
  const { influence, attack, search } = survivorRow(id)
  return words.say('menu.values', { influence, attack, search })
}

/** With `near`, also the surroundings. */
export function survivorLine(
  position: SeatPosition<View, State>,
  survivor: View['survivors'][number],
  near = false,
): string {
  const { view, words } = position
  const { id, at, equipment, moved, restrained, wounds, frostbite, despair } = survivor
  const row = survivorRow(id)
  const { attack, search } = valuesOf(view, id) ?? row
  const line = words.say('table.survivor', {
    survivor: words.say(`survivor.${id}`),
    at: words.say(`place.in.${at}`),
    influence: row.influence,
    attack,
    search,
  })
  const more = [
    ...(view.players[survivor.seat]!.leader === id ? [words.say('table.leader')] : []),
    ...(wounds > 0 ? [words.say('count.wound', { n: wounds })] : []),
    ...(frostbite > 0 ? [words.say('count.frostbite', { n: frostbite })] : []),
    ...(despair > 0 ? [words.say('count.despair', { n: despair })] : []),
    ...(equipment.length > 0
      ? [
          words.say('table.carries', {
            items: words.list(equipment.map(card => words.say(`item.acc.${kindOf(card)}`))),
          }),
        ]
      : []),
    ...(moved ? [words.say('table.moved')] : []),
    ...(restrained ? [words.say('table.tied')] : []),
    ...(view.used.includes(id) ? [words.say('table.used')] : []),
    ...(near
      ? [words.say('menu.here', { what: dangersAt(view, at, words).join(', ') || words.say('menu.quiet') })]
      : []),
  ]
  const power = survivor.seat === position.seat ? ` ${words.say(`survivor.power.${id}`)}` : ''
  return `${line}${more.map(part => `; ${part}`).join('')}.${power}`
}
