// The dangers of tonight in one sentence.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { type NightCost, nightCost } from '@lastlight/outlive/queries/tonight'
import type { Words } from '@lastlight/words'

const reasons = ({ foodShort, waterShort, overflow }: NightCost, words: Words): string =>
  words.list([
    ...(foodShort > 0 ? [words.say('shelter.tonight.short.food', { n: foodShort })] : []),
    ...(waterShort > 0 ? [words.say('shelter.tonight.short.water', { n: waterShort })] : []),
    ...(overflow > 0 ? [words.say('shelter.tonight.short.gauge')] : []),
  ])

/** Whether the night is still ahead, so that its costs can be prevented. */
export const isAhead = ({ phase }: View): boolean => phase === 'day' || phase === 'events'

/** Empty when no survivor would be lost, or when the night has begun. */
export function lossAhead(view: View, seat: Seat, viewer: Viewer, words: Words): string | undefined {
  if (!isAhead(view)) return undefined
  const due = nightCost(view.players[seat]!, view.round)
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
