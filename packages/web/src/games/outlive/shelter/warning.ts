// The dangers of tonight in one sentence.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import type { Words } from '@lastlight/words'
import { isAhead, type Tonight, tonight } from './tonight.ts'

const reasons = ({ foodShort, waterShort, overflow }: Tonight, words: Words): string =>
  words.list([
    ...(foodShort > 0 ? [words.say('shelter.tonight.short.food', { n: foodShort })] : []),
    ...(waterShort > 0 ? [words.say('shelter.tonight.short.water', { n: waterShort })] : []),
    ...(overflow > 0 ? [words.say('shelter.tonight.short.gauge')] : []),
  ])

/** Empty when no survivor would be lost, or when the night has begun. */
export function lossAhead(view: View, seat: Seat, viewer: Viewer, words: Words): string | undefined {
  if (!isAhead(view)) return undefined
  const due = tonight(view, seat)
  const n = due.hunger + due.overflow
  if (n === 0) return undefined
  return words.say(seat === viewer ? 'shelter.tonight.you' : 'shelter.tonight.they', {
    why: reasons(due, words),
    survivors: words.say('count.acc.survivor', { n }),
  })
}

/** The warning on the tab of one's own shelter. */
export const warningOf = (view: View, viewer: Viewer, words: Words): string | undefined =>
  viewer === 'public' ? undefined : lossAhead(view, viewer, viewer, words)
