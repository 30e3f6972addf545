// Moves by hero; everything else stays in its order.

import type { Option, View } from '@lastlight/outlive'
import { actionsOf } from '@lastlight/outlive/queries/heroes'
import type { SeatPosition } from '../../../play/guide.ts'
import type { Section } from '../../../play/menu.ts'

export function menu(options: readonly Option[], { view, seat, words }: SeatPosition<View>): readonly Section[] {
  const moves = options.filter(option => option.do === 'move')
  const rest = { title: '', rows: [{ options: options.filter(option => option.do !== 'move') }] }
  if (moves.length === 0) return [rest]
  const { players, events } = view
  const player = players[seat]!
  const heroes = player.heroes.map(({ id, at, strength }) => ({
    title: words.say('menu.hero', {
      hero: words.say(`hero.${id}`),
      at: words.say(`area.in.${at}`),
      actions: words.say('count.action', { n: actionsOf(player, events.active, { strength }) }),
    }),
    rows: moves.filter(({ hero }) => hero === id).map(option => ({ options: [option] })),
  }))
  return [...heroes.filter(({ rows }) => rows.length > 0), rest]
}
