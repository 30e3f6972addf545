import type { Event } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import type { Effect } from '@lastlight/long-night/content/effects'
import { effectContext } from '@lastlight/long-night/queries/conditions'
import { cardUnderWay, findVerb } from './cardUnderWay.ts'
import { lawValue, listsValue } from './effects.ts'
import { wouldExile } from './exile.ts'
import type { Situation } from './situation.ts'

/** The subject of the vote: the last event that leads to one. */
function matter(told: readonly Event[]): Event | undefined {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i]!
    if (['exileCalled', 'crossroads', 'chose', 'crisisFailed', 'round', 'code'].includes(event.e)) return event
  }
  return undefined
}

/** How much better yes is than no. */
export function yesValue(situation: Situation): number {
  const about = matter(situation.told())
  switch (about?.e) {
    case 'exileCalled':
      return wouldExile(situation, about.player) ? 1 : -1
    case 'crossroads': {
      const { options, lists } = crossroadsRow(about.card)
      const context = effectContext(about.seat)
      return listsValue(situation, lists, options[0], context) - listsValue(situation, lists, options[1], context)
    }
    // LN-RAX-CODE-03
    case 'code':
      return situation.view.raxxon?.checking ? situation.allegiance.care : -1
    case 'chose':
    case 'crisisFailed':
      return onCard(situation)
    default:
      // The bot does not care who holds the first-player token.
      return -1
  }
}

function onCard(situation: Situation): number {
  const card = cardUnderWay(situation)
  const found = findVerb(card, ['vote', 'law'])
  const effect = found?.list[found.at]
  const context = effectContext(situation.view.active < 0 ? situation.view.first : situation.view.active)
  if (effect?.[0] === 'vote') {
    const no = effect[2] === undefined ? 0 : listsValue(situation, card.lists, effect[2], context)
    return listsValue(situation, card.lists, effect[1], context) - no
  }
  if (found && effect?.[0] === 'law') {
    const { yes, no } = lawValue(situation, card.lists, found.list, lawAt(situation, found.list), context)
    return yes - no
  }
  return -1
}

/** The law that is being voted on: votes counted since tell how many came before. */
function lawAt(situation: Situation, list: readonly Effect[]): number {
  const told = situation.told()
  let voted = 0
  for (let i = told.length - 1; i >= 0 && told[i]!.e !== 'chose'; i--) if (told[i]!.e === 'voted') voted++
  const laws = [...list.keys()].filter(at => list[at]![0] === 'law')
  return laws[Math.min(voted, laws.length - 1)]!
}
