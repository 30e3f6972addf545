// The points of every category when the game is over.

import { scoreOf, type View } from '@lastlight/outlive'
import { FOOD, RESOURCES } from '@lastlight/outlive/content/resources'
import type { Words } from '@lastlight/words'
import { heading, type SeatPosition } from '../../../play/guide.ts'

type Player = View['players'][number]

function playerLines(player: Player, who: number, words: Words): readonly string[] {
  const { total, ...parts } = scoreOf(player)
  const food = FOOD.reduce((sum, kind) => sum + player[kind], 0)
  const others = RESOURCES.reduce((sum, kind) => sum + player[kind], 0) - food
  return [
    words.say('score.total', { who: { who }, points: words.say('count.point', { n: total }) }),
    ...Object.entries(parts).map(([part, points]) => `  ${words.say(`score.${part}`, { points })}`),
    `  ${words.say('score.tie', { food, others })}`,
  ]
}

export const reckoning = ({ view, words }: SeatPosition<View>): readonly string[] => [
  heading(words.say('score.heading')),
  ...view.players.flatMap((player, who) => playerLines(player, who, words)),
]
