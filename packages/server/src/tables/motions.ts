// Motions that the whole table votes on: give up, pause, go back further than undo does, and remove a person. Votes are
// secret: a voter learns which motions are open, never how others voted. Only a wish to go back says whose it is. One no
// closes a motion.

import type { OpenMotion, Removal, Verdict } from '@lastlight/protocol'
import { Problem } from '../problems.ts'
import type { Statement } from '../storage/database.ts'
import { one, statement } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'
import { momentsFor } from './moments.ts'
import { forgetOpened, openedLast, openVote } from './openedVotes.ts'
import { isRemoved } from './rights.ts'

export type Motion = 'abandon' | 'pause' | `rewind ${number}` | `remove ${number}`

/** One vote for each person, however many seats they hold. People who are away have none. */
function voicesOf(table: LiveTable): ReadonlyMap<string, number> {
  const voices = new Map<string, number>()
  for (const { person_id: person, seat, away } of table.seats)
    if (person !== null && away === 0 && !voices.has(person) && !isRemoved(table, { id: person }))
      voices.set(person, seat)
  return voices
}

/** Nobody votes on their own removal, or is told of that vote. */
function votersOn(table: LiveTable, motion: Motion): ReadonlyMap<string, number> {
  const voices = voicesOf(table)
  const seat = seatIn(motion)
  const concerned = seat === undefined ? undefined : table.seats[seat]?.person_id
  return new Map([...voices].filter(([person]) => person !== concerned))
}

/** So many people must agree that somebody is removed: one alone must not decide about a rival. */
const LEAST_TO_REMOVE = 2

/** Whether nobody else could be asked: one person, who may hold several seats, among bots. */
export const isPractice = ({ seats }: LiveTable): boolean =>
  new Set(seats.flatMap(({ person_id: person }) => person ?? [])).size === 1

/** People for whom a bot plays, by a seat of theirs. */
const awayPeople = (table: LiveTable): LiveTable['seats'] =>
  table.seats.filter(({ person_id: person }) => person !== null && !voicesOf(table).has(person))

const isPlaying = ({ row }: LiveTable): boolean => row.status === 'playing'

export const openMotions = (table: LiveTable): readonly Motion[] => [
  ...new Set(isPlaying(table) ? table.votes.map(({ motion: about }) => about as Motion) : []),
]

/** At most one wish to go back is open: a new one takes its place. */
const openRewind = (table: LiveTable): Motion | undefined =>
  openMotions(table).find(motion => versionIn(motion) !== undefined)

const hasAgreed = ({ votes, seats }: LiveTable, motion: Motion, person: string): boolean =>
  votes.some(({ motion: about, seat }) => about === motion && seats[seat]?.person_id === person)

/**
 * Whether every voter has said yes; without voters nothing is agreed. Going back takes back what others have seen, so
 * people whose seat a bot plays must agree as well: the others could look at hidden cards in their absence.
 */
export function isAgreed(table: LiveTable, motion: Motion): boolean {
  const away = versionIn(motion) === undefined ? [] : awayPeople(table).map(each => each.person_id!)
  const people = [...votersOn(table, motion).keys(), ...away]
  const least = seatIn(motion) === undefined ? 1 : LEAST_TO_REMOVE
  return isPlaying(table) && people.length >= least && people.every(person => hasAgreed(table, motion, person))
}

/**
 * For how many milliseconds a vote that all others have agreed on still waits for people whose seats bots play. Who has
 * missed a turn may come back and vote: otherwise whoever is left could end a game that they are losing.
 */
export function waitOf(table: LiveTable, motion: Motion, graceMs: number, now = Date.now()): number {
  const mayComeBack = awayPeople(table).some(({ person_id: id }) => !isRemoved(table, { id: id! }))
  if (motion !== 'abandon' || !mayComeBack) return 0
  return Math.min(graceMs, Math.max(0, openedLast(table, motion) + graceMs - now))
}

/** The version that a motion wants to go back to; undefined for other motions. */
export const versionIn = (motion: Motion): number | undefined =>
  motion.startsWith('rewind ') ? Number(motion.slice('rewind '.length)) : undefined

/** The seat whose person a motion wants to remove; undefined for other motions. */
export const seatIn = (motion: Motion): number | undefined =>
  motion.startsWith('remove ') ? Number(motion.slice('remove '.length)) : undefined

/** The seat that has asked for it. */
const askerOf = (table: LiveTable, motion: Motion): number =>
  table.votes.find(({ motion: about, asked }) => about === motion && asked === 1)?.seat ?? 0

/** Whether the decision that a motion wants to go back to still stands. */
export const stillStands = (table: LiveTable, motion: Motion): boolean => {
  const asker = table.seats[askerOf(table, motion)]?.person_id ?? ''
  return momentsFor(table, asker).some(({ version }) => version === versionIn(motion))
}

/** The open motions as this person may see them. Without a vote one sees only a wish to go back, and not from behind a delay. */
export function motionsFor(table: LiveTable, person: string | null): OpenMotion[] {
  const hasVoice = person !== null && voicesOf(table).has(person)
  const seesBack = hasVoice || table.row.delay === 0
  return openMotions(table).flatMap((motion): OpenMotion[] => {
    const version = versionIn(motion)
    const seat = seatIn(motion)
    const agreed = hasVoice && hasAgreed(table, motion, person)
    if (version !== undefined) return seesBack ? [{ about: 'rewind', version, by: askerOf(table, motion), agreed }] : []
    if (seat !== undefined)
      return hasVoice && votersOn(table, motion).has(person) ? [{ about: 'remove', seat, agreed }] : []
    return hasVoice ? [{ about: motion as 'abandon' | 'pause', agreed }] : []
  })
}

/** How the last vote ended, as far as this person may know. */
export function verdictFor(table: LiveTable, person: string | null): Verdict | null {
  const { verdict, delay } = table.row
  if (verdict === null) return null
  const said = JSON.parse(verdict) as Verdict
  const sits = person !== null && table.seats.some(each => each.person_id === person)
  return sits || (said.about === 'rewind' && delay === 0) ? said : null
}

/** JSON of the verdict on an open motion. */
export function verdictOn(table: LiveTable, motion: Motion, result: Verdict['result']): string {
  const before = table.row.verdict === null ? 0 : (JSON.parse(table.row.verdict) as Verdict).n
  const version = versionIn(motion)
  const ended = { result, n: before + 1, at: Date.now() }
  const verdict: Verdict =
    version === undefined
      ? { about: motion as 'abandon' | 'pause', ...ended }
      : { about: 'rewind', version, by: askerOf(table, motion), ...ended }
  return JSON.stringify(verdict)
}

export const writeVerdict = (table: LiveTable, motion: Motion, result: Verdict['result']): Statement =>
  statement`UPDATE tables SET verdict = ${verdictOn(table, motion, result)} WHERE id = ${table.row.id}`

/** A yes is stored until all agree; a no deletes the motion. */
export function voteStatements(table: LiveTable, motion: Motion, person: string, yes: boolean): readonly Statement[] {
  if (!isPlaying(table)) throw new Problem('conflict', 'There is a vote only while the game is played.')
  if (table.seats[seatIn(motion) ?? -1]?.person_id === person)
    throw new Problem('forbidden', 'People do not vote on their own removal.')
  const seat = voicesOf(table).get(person)
  if (seat === undefined)
    throw table.seats.some(each => each.person_id === person)
      ? new Problem('conflict', 'A bot plays for you: come back to your seat to vote.')
      : new Problem('forbidden', 'Only people who sit at the table vote.')
  const isOpen = openMotions(table).includes(motion)
  if (!yes) return isOpen ? noStatements(table, motion, person) : []
  if (motion === 'pause' && table.clock.paused) throw new Problem('conflict', 'The table waits already.')
  const { id } = table.row
  if (isOpen) return [yesStatement(id, motion, seat, 0)]
  if (seatIn(motion) !== undefined) mustBeRemovable(table, motion, person)
  const back = versionIn(motion)
  if (back !== undefined) mustBeWayBack(table, person, back)
  const replaced = back === undefined ? undefined : openRewind(table)
  return [
    ...(replaced ? [writeVerdict(table, replaced, 'superseded'), removeRewinds(id)] : []),
    openVote(table, motion, person),
    yesStatement(id, motion, seat, 1),
  ]
}

/** A person who says yes twice is still the one who asked. */
const yesStatement = (id: string, motion: Motion, seat: number, asked: 0 | 1): Statement =>
  statement`INSERT INTO votes (table_id, motion, seat, yes, asked) VALUES (${id}, ${motion}, ${seat}, 1, ${asked})
    ON CONFLICT (table_id, motion, seat) DO NOTHING`

/** How the owner can have a person removed who sits in this game. */
export function removalOf(table: LiveTable, seat: number): Removal {
  if (!voicesOf(table).has(table.row.owner_id)) return 'hostAway'
  return votersOn(table, `remove ${seat}`).size < LEAST_TO_REMOVE ? 'tooFewVoters' : 'vote'
}

/** Only the owner asks for a removal, and only where others can judge. */
function mustBeRemovable(table: LiveTable, motion: Motion, person: string): void {
  const seat = seatIn(motion)!
  const there = table.seats[seat]?.person_id
  if (table.row.owner_id !== person) throw new Problem('forbidden', 'Only the owner of the table may ask for that.')
  if (!there || there === person) throw new Problem('conflict', 'There is no person on this seat to remove.')
  if (removalOf(table, seat) === 'tooFewVoters')
    throw new Problem(
      'conflict',
      'In a game only the others together can remove a person, and there is no other person to ask. Mute them, or abandon the game.',
    )
}

function mustBeWayBack(table: LiveTable, person: string, back: number): void {
  const names = awayPeople(table).map(({ name }) => name)
  if (names.length > 0)
    throw new Problem(
      'conflict',
      `A bot plays for ${names.join(' and ')}, and a bot never agrees for a person: the table can go back when they are here again.`,
    )
  if (!momentsFor(table, person).some(({ version }) => version === back))
    throw new Problem('bad', 'Going back ends at a decision of a person that still stands: see /moments of the table.')
}

/** Secret motions do not tell a no of the person who asked from a no of anybody else. */
function noStatements(table: LiveTable, motion: Motion, person: string): readonly Statement[] {
  // A verdict would tell the person concerned that there was a vote about them.
  if (seatIn(motion) !== undefined) return [removeAll(table, motion)]
  const isRewind = versionIn(motion) !== undefined
  const asked = table.seats[askerOf(table, motion)]?.person_id === person && isRewind
  return [removeAll(table, motion), writeVerdict(table, motion, asked ? 'withdrawn' : 'refused')]
}

const removeAll = ({ row }: LiveTable, motion: Motion): Statement =>
  statement`DELETE FROM votes WHERE table_id = ${row.id} AND motion = ${motion}`

/** Two processes may carry the same motion at once: the first vote can be deleted only by one of them. */
export const removeVotes = (table: LiveTable, motion: Motion): readonly Statement[] => [
  one`DELETE FROM votes
    WHERE table_id = ${table.row.id} AND motion = ${motion}
      AND seat = ${table.votes.find(({ motion: about }) => about === motion)?.seat ?? -1}`,
  removeAll(table, motion),
  forgetOpened(table, motion),
]

const removeRewinds = (id: string): Statement =>
  statement`DELETE FROM votes WHERE table_id = ${id} AND motion LIKE 'rewind %'`
