// How near a survivor is to death.

import type { Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { isDying } from '@lastlight/long-night/queries/people'
import { groupOf } from '@lastlight/long-night/queries/position'
import type { Words } from '@lastlight/words'
import type { SurvivorSeen } from '../seen.ts'

/** LN-FROST-01: at the start of a turn frostbite wounds; a third damage of any kind kills. */
export function perilOf(survivor: SurvivorSeen): 'freezes' | 'lastDamage' | undefined {
  if (!isDying(survivor)) return undefined
  return survivor.frostbite > 0 ? 'freezes' : 'lastDamage'
}

/** 'freezes at your next turn'; in another group at that player's. */
export function perilInWords(survivor: SurvivorSeen, words: Words): string | undefined {
  const peril = perilOf(survivor)
  return peril && words.say(`colony.${peril}`, { who: { who: survivor.seat } })
}

/** The warning on the tab of one's own group. */
export function warningOf(view: View, viewer: Viewer, words: Words): string | undefined {
  if (viewer === 'public') return undefined
  const freezing = groupOf(view, viewer).find(survivor => perilOf(survivor) === 'freezes')
  return (
    freezing &&
    words.say('colony.warning', {
      survivor: words.say(`survivor.short.${freezing.id}`),
      what: perilInWords(freezing, words)!,
    })
  )
}
