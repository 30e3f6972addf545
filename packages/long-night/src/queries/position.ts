// A position: the fields that a state and a view share. Secrets are not among them, so a query
// over a position answers a rule, a bot and a screen alike.

import type { Seat } from '@lastlight/kernel'
import { EDITIONS, type EditionRow } from '../content/editions.ts'
import type { LastingId } from '../content/lasting.ts'
import type { Module } from '../content/modules.ts'
import { numberOf, type Place, placeRow } from '../content/places.ts'
import { type Scenario, SWITCHES, type SwitchedRule } from '../content/scenarios.ts'
import type { Attached, Mutant } from '../mutant.ts'
import type { Player, State, Survivor } from '../state.ts'
import { SEATS } from '../zones.ts'

type Plain =
  | 'edition'
  | 'mode'
  | 'objective'
  | 'side'
  | 'morale'
  | 'rounds'
  | 'food'
  | 'starvation'
  | 'helpless'
  | 'rebellious'
  | 'first'
  | 'kills'
  | 'ending'

export type Position = Readonly<Pick<State, Plain>> & {
  readonly players: readonly Player[]
  readonly survivors: readonly Survivor[]
  readonly places: State['places']
  readonly lasting: readonly LastingId[]
  /** Missing in the view of a game without modules. */
  readonly modules?: readonly Module[]
  /** LN-BAND-02: by number of the place. */
  readonly bandits?: readonly number[]
  /** LN-PRINT-14: missing in a view where it is not asked for. */
  readonly raxxonTribute?: boolean
  /** LN-RAX-PLACE-02, LN-RAX-PILL-02 */
  readonly mutants?: readonly Mutant[]
  readonly sideEffects?: readonly Attached[]
  /** LN-SCEN: missing in the view of a game without a scenario. */
  readonly scenario?: Scenario
  readonly passages?: number
  /** U-12b, U-12c: dice on the card of Raxxon, in a state and in a view; the code was matched in this round. */
  readonly code?: readonly number[]
  readonly raxxon?: { readonly dice: readonly number[] }
  readonly matched?: boolean
}

/** LN-SETUP-01 */
export const plays = ({ modules }: Position, module: Module): boolean => modules?.includes(module) === true

/** LN-SCEN: whether a scenario has switched this rule on; without its scenario a rule is always on. */
export const isOn = ({ scenario, passages }: Position, rule: SwitchedRule): boolean =>
  scenario === 'none' || scenario !== SWITCHES[rule].in || passages! >= SWITCHES[rule].after

/** LN-BAND-02 */
export const banditsAt = ({ bandits }: Position, at: Place): number =>
  bandits === undefined || bandits.length === 0 ? 0 : bandits[numberOf(at)]!

/** LN-BAND-LEAD-01: an exiled player who was no traitor; -1 while there is none. LN-EXILE-14: there is never a second one. */
export const banditLeader = (p: Position): Seat =>
  plays(p, 'bandits') && isOn(p, 'leader')
    ? p.players.findIndex(({ exiled, role, out }) => exiled && role === 'loyal' && !out)
    : -1

/** LN-SCEN-R0-02: barricades stand on all spaces of Raxxon. */
export const isSealed = (p: Position, at: Place): boolean => at === 'raxxon' && !isOn(p, 'entry')

/** LN-BOARD-09 */
export function isInPlay(p: Position, at: Place): boolean {
  const { module } = placeRow(at)
  return module === undefined || plays(p, module)
}

const UP_TO = SEATS.map(seat => SEATS.slice(0, seat + 1))
export const seatsOf = (p: Position): readonly Seat[] => UP_TO[p.players.length - 1]!
export const playerOf = (p: Position, seat: Seat): Player => p.players[seat]!
/** LN-VAR-ELIM-03: the players who are still in the game. */
export const playing = (p: Position): readonly Seat[] => seatsOf(p).filter(seat => !playerOf(p, seat).out)
/** LN-VOTE-02: members are those who are not exiled. */
const isMember = ({ out, exiled }: Player): boolean => !out && !exiled
export const membersOf = (p: Position): readonly Seat[] => seatsOf(p).filter(seat => isMember(playerOf(p, seat)))
export function memberCount({ players }: Position): number {
  let count = 0
  for (const player of players) if (isMember(player)) count++
  return count
}

/** The right-hand neighbour; players who are out of the game are left out. */
export function rightOf(p: Position, seat: Seat): Seat {
  const n = p.players.length
  let there = (seat + n - 1) % n
  while (there !== seat && playerOf(p, there).out) there = (there + n - 1) % n
  return there
}

/** All players in the game in turn order, from the first player or from another seat. */
export const inOrder = (p: Position, from: Seat = p.first): readonly Seat[] =>
  seatsOf(p)
    .map(i => (from + i) % p.players.length)
    .filter(seat => !playerOf(p, seat).out)

export const placeOf = (p: Position, at: Place): State['places'][number] => p.places[numberOf(at)]!
export function survivorOf(p: Position, id: unknown): Survivor | undefined {
  for (const each of p.survivors) if (each.id === id) return each
  return undefined
}
export function groupOf(p: Position, seat: Seat): readonly Survivor[] {
  const group: Survivor[] = []
  for (const each of p.survivors) if (each.seat === seat) group.push(each)
  return group
}
export function hasSurvivor(p: Position, seat: Seat): boolean {
  for (const each of p.survivors) if (each.seat === seat) return true
  return false
}
export const editionOf = (p: Position): EditionRow => EDITIONS[p.edition]
