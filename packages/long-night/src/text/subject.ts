// The card or vote that a question belongs to, as far as the table shows it.

import type { Phrase, Seat } from '@lastlight/kernel'
import { crisisRow } from '../content/crises.ts'
import { crossroadsRow } from '../content/crossroads.ts'
import type { Player } from '../state.ts'
import type { View } from '../view.ts'
import * as named from './named.ts'

export type TextView = Pick<
  View,
  | 'phase'
  | 'table'
  | 'roads'
  | 'crisis'
  | 'edition'
  | 'survivors'
  | 'own'
  | 'waste'
  | 'motion'
  | 'raxxon'
  | 'banditsCome'
  | 'order'
> & { readonly players: readonly Pick<Player, 'exiled' | 'waiting'>[] }

/** The card that is being resolved. */
export function subjectOf({ table, roads, phase, crisis }: TextView): Phrase | undefined {
  const card = table.at(-1)
  if (card !== undefined) return named.item(card)
  if (roads.now !== null) return named.road(roads.now)
  return phase === 'colony' && crisis !== null ? named.crisis(crisis) : undefined
}

/** The subject of a vote. */
export type VoteSubject =
  | { readonly of: 'road'; readonly card: string; readonly yes: string; readonly no: string }
  | { readonly of: 'crisis'; readonly yes: string; readonly no: string }
  | { readonly of: 'law'; readonly law: string }
  | { readonly of: 'exile'; readonly seat: Seat }
  | { readonly of: 'token' }
  /** LN-RAX-CODE-03 */
  | { readonly of: 'code'; readonly experiment: string }

/** LN-XROADS-05, LN-CLAR-09, LN-COLONY-FIRST-01, LN-EXVOTE-01: each has its own place in a round. */
export function voteSubjectOf({ roads: { now }, phase, crisis, motion, raxxon }: TextView): VoteSubject {
  if (raxxon?.checking && raxxon.log !== null) return { of: 'code', experiment: raxxon.log }
  if (motion !== null) return 'law' in motion ? { of: 'law', law: motion.law } : { of: 'exile', seat: motion.exile }
  if (now !== null) {
    const { vote, options } = crossroadsRow(now)
    if (vote) return { of: 'road', card: now, yes: options[0], no: options[1] }
  }
  if (phase !== 'colony' || crisis === null) return { of: 'token' }
  const vote = crisisRow(crisis).fail.main.find(effect => effect[0] === 'vote')
  return vote ? { of: 'crisis', yes: vote[1], no: vote[2] ?? '' } : { of: 'token' }
}
