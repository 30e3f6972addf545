// What a passage changes: rules that are on now, rules that stay off, choices that come next, and losses.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { PassageId } from '@lastlight/long-night/content/scenarios'
import { editionOf } from '@lastlight/long-night/queries/position'
import type { Words } from '@lastlight/words'

type ChangeState = 'on' | 'off' | 'choose' | 'loss'

/** Its words are `story.change.<id>`, and `.text` for the rest of the line. */
export interface Change {
  readonly id: string
  readonly state: ChangeState
}

const on = (id: string): Change => ({ id, state: 'on' })
const off = (id: string): Change => ({ id, state: 'off' })
const choose = (id: string): Change => ({ id, state: 'choose' })
const loss = (id: string): Change => ({ id, state: 'loss' })

/** LN-SCEN-02, ED-40 */
const round = (view: View): readonly Change[] => (editionOf(view).passageKeepsRound ? [off('roundStays')] : [])
/** LN-SCEN-05 */
const hidden = (view: View, ...changes: readonly Change[]): readonly Change[] => (view.mode === 'hidden' ? changes : [])

/** LN-SCEN-B2-07, ED-45 */
const goingHome = (view: View): Change => on(editionOf(view).homeFrom === 'everywhere' ? 'home' : 'homeFromHideout')

const CHANGES: { readonly [passage in PassageId]: (view: View) => readonly Change[] } = {
  plans: () => [on('emma'), off('walled'), off('pillsLater'), off('codeLater')],
  gate: view => [on('open'), on('pills'), on('dig'), off('codeLast'), choose('scout'), choose('blue'), ...round(view)],
  friend: view => [on('code'), loss('experiments'), on('carried'), ...round(view)],
  gifts: view => [choose('gift'), off('peace'), ...hidden(view, on('traitor'))],
  ambush: view => [
    loss('food'),
    loss('shot'),
    on('flight'),
    on('fights'),
    ...hidden(view, off('leaderLater')),
    ...round(view),
  ],
  // Without hidden goals nobody is accused, and all go home at once.
  suspicion: view => [
    ...(view.mode === 'hidden' ? [choose('accuse'), choose('reveal'), on('leader')] : [goingHome(view)]),
    ...round(view),
  ],
  wronged: () => [loss('leads')],
  caught: () => [on('leadsNot')],
  betrayed: () => [loss('won')],
  home: view => [goingHome(view)],
}

export const changesOf = (passage: PassageId, view: View): readonly Change[] => CHANGES[passage](view)

/** LN-SCEN-R1-01, LN-SCEN-B1-08, ED-44: why this player reads. */
const READERS: { readonly [passage in PassageId]?: string } = {
  gate: 'fewest',
  wronged: 'exile',
  caught: 'exile',
  betrayed: 'traitor',
}

export function readerLine(passage: PassageId, reader: Seat, view: View, words: Words): string {
  const lowest = editionOf(view).humanReads ? 'lowestHuman' : 'lowest'
  const why = passage === 'ambush' ? lowest : (READERS[passage] ?? 'first')
  return words.say(`story.reader.${why}`, { who: { who: reader } })
}
