// What a seat that is waited for decides about, where the table shows it to everybody.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { groupOf } from '@lastlight/long-night/queries/position'
import type { Words } from '@lastlight/words'

export function aboutOf(view: View, seat: Seat, words: Words): string | undefined {
  const { waiting, exiled } = view.players[seat]!
  if (waiting !== '') return words.say('moment.about.enter')
  const isLeaving = exiled && view.motion !== null && groupOf(view, seat).some(({ at }) => at === 'colony')
  return isLeaving ? words.say('moment.about.flee') : undefined
}
