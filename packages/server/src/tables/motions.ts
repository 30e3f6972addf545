// Motions that the whole table votes on: give up, pause, and go back further than undo does. Votes are secret: a voter
// learns which motions are open, never how others voted. One no closes a motion.

import type { OpenMotion } from '@lastlight/protocol'
import { Problem } from '../problems.ts'
import type { Statement } from '../storage/database.ts'
import { one, statement } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'

export type Motion = 'abandon' | 'pause' | `rewind ${number}`

/** One vote for each person, however many seats they hold. People who are away have none. */
function voicesOf(table: LiveTable): ReadonlyMap<string, number> {
  const voices = new Map<string, number>()
  for (const { person_id: person, seat, away } of table.seats)
    if (person !== null && away === 0 && !voices.has(person)) voices.set(person, seat)
  return voices
}

const isPlaying = ({ row }: LiveTable): boolean => row.status === 'playing'

export const openMotions = (table: LiveTable): readonly Motion[] => [
  ...new Set(isPlaying(table) ? table.votes.map(({ motion: about }) => about as Motion) : []),
]

const hasAgreed = ({ seats, votes }: LiveTable, motion: Motion, person: string): boolean =>
  votes.some(({ motion: about, seat }) => about === motion && seats[seat]?.person_id === person)

/** Whether every voter has said yes; without voters nothing is agreed. */
export function isAgreed(table: LiveTable, motion: Motion): boolean {
  const people = [...voicesOf(table).keys()]
  return isPlaying(table) && people.length > 0 && people.every(person => hasAgreed(table, motion, person))
}

/** The version that a motion wants to go back to; undefined for other motions. */
export const versionIn = (motion: Motion): number | undefined =>
  motion.startsWith('rewind ') ? Number(motion.slice('rewind '.length)) : undefined

/** The open motions as this person may see them; people without a vote see none. */
export function motionsFor(table: LiveTable, person: string | null): OpenMotion[] {
  if (person === null || !voicesOf(table).has(person)) return []
  return openMotions(table).map(motion => {
    const version = versionIn(motion)
    const agreed = hasAgreed(table, motion, person)
    return version === undefined
      ? { about: motion as 'abandon' | 'pause', agreed }
      : { about: 'rewind', version, agreed }
  })
}

/** A yes is stored until all agree; a no deletes the motion. */
export function voteStatements(table: LiveTable, motion: Motion, person: string, yes: boolean): readonly Statement[] {
  const { id } = table.row
  const seat = voicesOf(table).get(person)
  if (seat === undefined || !isPlaying(table)) throw new Problem('forbidden', 'You have no voice here.')
  if (!yes) return [statement`DELETE FROM votes WHERE table_id = ${id} AND motion = ${motion}`]
  if ((versionIn(motion) ?? -1) >= table.version) throw new Problem('bad', 'The table has not come that far.')
  if (motion === 'pause' && table.clock.paused) throw new Problem('conflict', 'The table waits already.')
  return [
    statement`DELETE FROM votes WHERE table_id = ${id} AND motion = ${motion} AND seat = ${seat}`,
    statement`INSERT INTO votes (table_id, motion, seat, yes) VALUES (${id}, ${motion}, ${seat}, 1)`,
  ]
}

/** Two processes may carry the same motion at once: the first vote can be deleted only by one of them. */
export const removeVotes = ({ row: { id }, votes }: LiveTable, motion: Motion): readonly Statement[] => [
  one`DELETE FROM votes
    WHERE table_id = ${id} AND motion = ${motion}
      AND seat = ${votes.find(({ motion: about }) => about === motion)?.seat ?? -1}`,
  statement`DELETE FROM votes WHERE table_id = ${id} AND motion = ${motion}`,
]

/** After going back, the versions in other motions to go back have lost their meaning. */
export const forgetRewinds = (id: string): Statement =>
  statement`DELETE FROM votes WHERE table_id = ${id} AND motion LIKE 'rewind %'`
