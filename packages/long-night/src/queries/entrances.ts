// The zombies, barricades, traps and noise of a place.

import { type Place, placeRow } from '../content/places.ts'
import type { Entrance } from '../state.ts'
import { placesInPlay } from './people.ts'
import { type Position, placeOf } from './position.ts'

/** LN-RAX-SPEC-07: special zombies take entrance spaces, too. */
export function mutantsOn({ mutants }: Position, at: Place, entrance: number): number {
  let count = 0
  if (mutants !== undefined) for (const each of mutants) if (each.at === at && each.entrance === entrance) count++
  return count
}

const emptyBeside = (mutants: number, at: Place, { zombies, barricades, traps }: Entrance): number =>
  placeRow(at).entranceSpaces - zombies - barricades - traps - mutants

export const emptySpaces = (p: Position, at: Place, entrance: number): number =>
  emptyBeside(mutantsOn(p, at, entrance), at, placeOf(p, at).entrances[entrance]!)

/**
 * LN-RAX-PLACE-04: a special zombie takes the first of these entrances with an empty space, beside so many that stand
 * there; -1 where all are full.
 */
export const entranceForMutant = (
  at: Place,
  entrances: readonly Entrance[],
  mutantsAt: (entrance: number) => number,
): number => entrances.findIndex((entrance, i) => emptyBeside(mutantsAt(i), at, entrance) > 0)

/** The features by which an entrance can be picked. */
export const ENTRANCE_HAS = ['zombies', 'barricades', 'gap'] as const
export type EntranceHas = (typeof ENTRANCE_HAS)[number]

/** A field by a name that varies is several times slower to read, and this is asked for at nearly every question. */
const countOn = (entrance: Entrance, what: keyof Entrance): number =>
  what === 'zombies' ? entrance.zombies : what === 'barricades' ? entrance.barricades : entrance.traps

export const entranceHas = (p: Position, at: Place, entrance: number, has: EntranceHas): boolean =>
  (has === 'gap' ? emptySpaces(p, at, entrance) : countOn(placeOf(p, at).entrances[entrance]!, has)) > 0

export function somewhere(p: Position, at: Place, has: EntranceHas): boolean {
  const { length } = placeOf(p, at).entrances
  for (let entrance = 0; entrance < length; entrance++) if (entranceHas(p, at, entrance, has)) return true
  return false
}

export function countAt(p: Position, at: Place, what: keyof Entrance): number {
  let count = 0
  for (const entrance of placeOf(p, at).entrances) count += countOn(entrance, what)
  return count
}

/** LN-ATTRACT-01, LN-RULE-10: other places with zombies. */
const isLuredFrom = (p: Position, at: Place, from: Place): boolean => from !== at && somewhere(p, from, 'zombies')
export const lureFrom = (p: Position, at: Place): readonly Place[] =>
  placesInPlay(p).filter(from => isLuredFrom(p, at, from))

export function canLure(p: Position, at: Place): boolean {
  if (!somewhere(p, at, 'gap')) return false
  for (const from of placesInPlay(p)) if (isLuredFrom(p, at, from)) return true
  return false
}
/** LN-ATTRACT-01: zombies that one act attracts. */
export const ATTRACTED = 2

// One zombie comes to an entrance: the rules change the board, the bots a copy of it.

/** LN-ZADD-04: returns whether there is a space for it, beside so many special zombies. */
export function takeSpace(at: Place, entrance: Entrance, mutants: number): boolean {
  if (emptyBeside(mutants, at, entrance) <= 0) return false
  entrance.zombies++
  return true
}

/** LN-ZADD-05, LN-ZADD-06: they stop a zombie that finds no space; without them it overruns the entrance. */
export const DEFENCES = ['barricade', 'trap'] as const
export type Defence = (typeof DEFENCES)[number]
export const isDefendedBy = ({ barricades, traps }: Entrance, what: Defence): boolean =>
  (what === 'trap' ? traps : barricades) > 0

/** LN-TRAP-02: a trap kills all zombies that stand there. */
export function useUp(entrance: Entrance, what: Defence): void {
  if (what === 'barricade') entrance.barricades--
  else {
    entrance.traps--
    entrance.zombies = 0
  }
}

/** What a zombie does that comes to an entrance: it takes a space, is stopped, or overruns the entrance. */
export type Arrival = 'space' | Defence | 'overrun'

/** LN-ZADD: foresees one zombie. With both defences the first player decides; here the barricade goes first. */
export function arriveAt(at: Place, entrance: Entrance, mutants: number): Arrival {
  if (takeSpace(at, entrance, mutants)) return 'space'
  const defence = DEFENCES.find(what => isDefendedBy(entrance, what))
  if (!defence) return 'overrun'
  useUp(entrance, defence)
  return defence
}
