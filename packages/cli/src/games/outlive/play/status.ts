// The status lines before each question: actions left, stores, and the costs of the night.

import { nightCost, type View } from '@lastlight/outlive'
import { CONTAMINATION, ROUNDS } from '@lastlight/outlive/content/tables'
import type { Words } from '@lastlight/words'
import type { SeatPosition } from '../../../play/guide.ts'
import { supplies } from './area.ts'
import { goods } from './board.ts'

function actingLine(position: SeatPosition<View>): readonly string[] {
  const { view, seat, words } = position
  if (view.acting?.seat !== seat) return []
  const { hero, at, points } = view.acting
  const here = supplies(position, at)
  return [
    words.say('status.acting', {
      hero: words.say(`hero.${hero}`),
      at: words.say(`area.in.${at}`),
      actions: words.say('count.action', { n: points }),
      here: here.length === 0 ? words.say('board.none') : here.join('; '),
    }),
  ]
}

const dueLine = ({ due }: View, words: Words): readonly string[] =>
  due === null
    ? []
    : [
        words.say('status.due', { n: due.left }),
        ...(due.short > 0 ? [words.say('status.short', { n: due.short })] : []),
      ]

/** Steps of the night after food and radiation. */
const LATE: readonly string[] = ['recruit', 'build', 'repair', 'cleanUp', 'done']

/** The costs of this night, or of the next one when this one can no longer be changed. */
function nightLines({ view, seat, words }: SeatPosition<View>): readonly string[] {
  const player = view.players[seat]!
  const isLate = LATE.includes(view.steps[seat] ?? '')
  const round = isLate ? view.round + 1 : view.round
  if (round > ROUNDS) return []
  const { water, food, radiation, stopped } = nightCost(player, round)
  const due = { water, food }
  return [
    isLate ? words.say('status.nextNight', due) : words.say('status.tonight', due),
    words.say('status.radiation', {
      radiation,
      stopped,
      contamination: CONTAMINATION[player.contamination]!,
    }),
  ]
}

export function status(position: SeatPosition<View>): readonly string[] {
  const { view, seat, words } = position
  if (view.phase === 'setup') return []
  return [
    ...actingLine(position),
    words.say('board.stores', { goods: goods(view.players[seat]!, words) }),
    ...nightLines(position),
    ...dueLine(view, words),
  ]
}
