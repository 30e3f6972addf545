// Yes or no, together with the others.

import type { Event } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import type { Effect } from '@lastlight/long-night/content/effects'
import { effectContext } from '@lastlight/long-night/queries/conditions'
import { contextOf, findVerb } from './context.ts'
import { lawWorth, listsWorth } from './effects.ts'
import { wouldExile } from './exile.ts'
import type { Scene } from './scene.ts'

/** What the vote is about: the last thing heard that leads to one. */
function matter(told: readonly Event[]): Event | undefined {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i]!
    if (['exileCalled', 'crossroads', 'chose', 'crisisFailed', 'round'].includes(event.e)) return event
  }
  return undefined
}

/** How much better yes is than no. */
export function yesWorth(scene: Scene): number {
  const about = matter(scene.told())
  switch (about?.e) {
    case 'exileCalled':
      return wouldExile(scene, about.player) ? 1 : -1
    case 'crossroads': {
      const { options, lists } = crossroadsRow(about.card)
      const mind = effectContext(about.seat)
      return listsWorth(scene, lists, options[0], mind) - listsWorth(scene, lists, options[1], mind)
    }
    case 'chose':
    case 'crisisFailed':
      return onCard(scene)
    default:
      // The first-player token goes round as it likes.
      return -1
  }
}

function onCard(scene: Scene): number {
  const context = contextOf(scene)
  const found = findVerb(context, ['vote', 'law'])
  const effect = found?.list[found.at]
  const mind = effectContext(scene.view.active < 0 ? scene.view.first : scene.view.active)
  if (effect?.[0] === 'vote') {
    const no = effect[2] === undefined ? 0 : listsWorth(scene, context.lists, effect[2], mind)
    return listsWorth(scene, context.lists, effect[1], mind) - no
  }
  if (found && effect?.[0] === 'law') {
    const { yes, no } = lawWorth(scene, context.lists, found.list, lawAt(scene, found.list), mind)
    return yes - no
  }
  return -1
}

/** Which law of the list is being voted on: as many have been as votes were counted since. */
function lawAt(scene: Scene, list: readonly Effect[]): number {
  const told = scene.told()
  let voted = 0
  for (let i = told.length - 1; i >= 0 && told[i]!.e !== 'chose'; i--) if (told[i]!.e === 'voted') voted++
  const laws = [...list.keys()].filter(at => list[at]![0] === 'law')
  return laws[Math.min(voted, laws.length - 1)]!
}
