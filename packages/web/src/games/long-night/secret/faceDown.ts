// What the panel and the log say about cards and objectives that lie face down: that there is one, not which. The log is
// on screen all the time, so it tells the owner no more than it tells the others; the sheets show the rest on request.

import { type Phrase, phrase, who } from '@lastlight/kernel'
import type { Event, Option } from '@lastlight/long-night'
import { eventPhrase } from '@lastlight/long-night/text'

/** 'Play a card'. */
export const faceDownOption = ({ do: kind }: Option): Phrase => phrase(`secret.some.${kind}`)

/** Everything else that names a card or an objective is known to everybody. */
const HIDDEN: readonly Event['e'][] = ['drew', 'kept', 'contributed', 'gave', 'stole', 'confessed', 'road']

export function faceDownEvent(event: Event): Phrase {
  if (event.e === 'goal' || event.e === 'exiledObjective')
    return phrase(`secret.log.${event.e}`, { who: who(event.seat) })
  if (!HIDDEN.includes(event.e)) return eventPhrase(event)
  const {
    card: _,
    goals: __,
    ...open
  } = event as Event & { readonly card?: string; readonly goals?: readonly string[] }
  return eventPhrase(open as Event)
}
