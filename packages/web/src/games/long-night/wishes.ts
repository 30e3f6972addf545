// Likely wishes that are not offered: each is refused with a reason.

import { type Seat, same } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { asking } from '@lastlight/long-night/queries/asking'
import { banditLeader, groupOf, plays } from '@lastlight/long-night/queries/position'
import { isOfGame, type ScreenOption } from './runs.ts'

/** What each survivor would like to do with the best die, and what a turn allows without one. */
function acts(view: View, seat: Seat): readonly Option[] {
  const best = Math.max(0, ...view.players[seat]!.dice)
  const people = groupOf(view, seat).flatMap(({ id: survivor, at }): readonly Option[] =>
    best === 0
      ? []
      : [
          ...(at === 'colony' ? [] : [{ do: 'search', survivor, die: best } as const]),
          { do: 'attack', survivor, die: best, entrance: 0 },
          { do: 'attract', survivor, die: best },
          ...(plays(view, 'bandits') ? [{ do: 'fightBandit', survivor, die: best } as const] : []),
        ],
  )
  return [
    ...people,
    ...(best === 0 ? [] : ([{ do: 'clean', die: best }] as const)),
    ...(best === 0 ? [] : ([{ do: 'food', die: best }] as const)),
    { do: 'request' },
    // LN-BAND-LEAD-04: the leader has taken a card in this round.
    ...(banditLeader(view) === seat ? (view.stash ?? []).slice(0, 1).map(card => ({ do: 'loot', card }) as const) : []),
  ]
}

/** The same act with another die or at another entrance is offered: then there is nothing to explain. */
const isOffered = (wish: Option, options: readonly Option[]): boolean =>
  options.some(
    option =>
      same(option, wish) ||
      (option.do === wish.do &&
        (!('survivor' in option) || !('survivor' in wish) || option.survivor === wish.survivor)),
  )

export function wishesOf(view: View, seat: Seat, options: readonly ScreenOption[]): readonly Option[] {
  const offered = options.filter(isOfGame)
  switch (asking(offered)) {
    case 'act':
      return acts(view, seat).filter(wish => !isOffered(wish, offered))
    case 'option':
      return roads(view).filter(wish => !offered.some(option => same(option, wish)))
    default:
      return []
  }
}

/** An option of a crossroads card that is not possible stays in sight. */
const roads = ({ roads: { now } }: View): readonly Option[] =>
  now === null ? [] : crossroadsRow(now).options.map(option => ({ do: 'option', option }))
