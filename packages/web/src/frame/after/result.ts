// The result in words: one sentence, and a text to send to others.

import { type Outcome, type Seat, who } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { Point } from '../../face/lines.ts'
import { aheadSince } from './curve.ts'

interface Result {
  readonly words: Words
  readonly outcome: Outcome
  readonly nameOf: (seat: Seat) => string
}

/** Best first; those who are even share a place. */
export function placesOf(scores: readonly number[]): readonly { seat: Seat; score: number; place: number }[] {
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter(other => other > score).length }))
    .sort((a, b) => a.place - b.place)
}

/** The course of the game in one sentence; empty when there is nothing to add to the winner. */
export function sentenceOf({ words, outcome }: Pick<Result, 'words' | 'outcome'>, curve: readonly Point[]): string {
  const { winners, scores } = outcome
  const [winner] = winners
  if (!scores || winner === undefined) return ''
  const score = scores[winner]!
  if (winners.length > 1) return words.say('after.shared', { names: winners.map(who), n: score })
  const next = placesOf(scores).find(({ seat }) => seat !== winner)
  if (!next) return ''
  const said = { name: who(winner), n: score, by: score - next.score, second: who(next.seat) }
  if (said.by <= 0) return words.say('after.even', said)
  const since = aheadSince(curve, winner)
  if (since === undefined) return words.say('after.wins', said)
  if (since <= 1) return words.say('after.always', said)
  return words.say(since === curve.at(-1)!.day ? 'after.late' : 'after.since', { ...said, day: since })
}

/** For a message to others: the game, who has won, and the points of all, each by name. */
export function sharedText({ words, outcome, nameOf }: Result, game: string, days: number): string {
  const { winners, scores } = outcome
  const won =
    winners.length === 0
      ? words.say('table.won.nobody')
      : isNameless(winners, nameOf, words)
        ? words.say('table.won.you')
        : words.say('table.won', { count: winners.length, names: words.list(winners.map(nameOf)) })
  const lines = scores
    ? placesOf(scores).map(({ seat, score, place }) =>
        words.say('after.share.line', { place, name: nameOf(seat), n: score }),
      )
    : []
  const head = days > 0 ? words.say('after.share.days', { game, n: days }) : words.say('after.share.game', { game })
  return [head, won, ...lines].join('\n')
}

/** Whether the only winner is called "You", because they never gave a name. */
const isNameless = (winners: readonly Seat[], nameOf: Result['nameOf'], words: Words): boolean =>
  winners.length === 1 && nameOf(winners[0]!) === words.say('home.you')
