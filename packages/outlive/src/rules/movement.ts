// OUT-MOVE: where a hero may go.

import { type Limit, limit, type Seat } from '@lastlight/kernel'
import { AREAS, type Area, placeOf } from '../content/areas.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { activeEvents, playerOf } from '../language.ts'
import type { Move } from '../options.ts'
import { heroOf, isNear, numberOf, slotFor } from '../queries/heroes.ts'
import { working } from '../queries/shelter.ts'
import { ready } from '../queries/tiles.ts'
import type { Hero, Player, State } from '../state.ts'

export const MOVES: readonly Move[] = HERO_IDS.flatMap(hero =>
  AREAS.flatMap(to => {
    const plain: Move[] = [
      { do: 'move', hero, to },
      { do: 'move', hero, to, exoskeleton: true },
    ]
    return to === 'cargoShip' ? [...plain, ...plain.map(move => ({ ...move, hook: true }) as const)] : plain
  }),
)

interface Reach {
  readonly near: readonly Move[]
  /** To the ship with the grappling hook. */
  readonly hook: readonly Move[]
  readonly far: readonly Move[]
}

/** The moves of a hero by where it stands: within reach, with the hook, and with the exoskeleton. */
const REACH: readonly (readonly Reach[])[] = HERO_IDS.map(hero =>
  AREAS.map(at => {
    const own = MOVES.filter(move => move.hero === hero && move.to !== at)
    const near = own.filter(move => isNear(at, move.to) && !move.exoskeleton)
    const far = own.filter(move => !isNear(at, move.to) && move.exoskeleton)
    return { near: near.filter(move => !move.hook), hook: near.filter(move => move.hook), far }
  }),
)
const reachOf = (hero: Hero): Reach => REACH[numberOf(hero.id)]![placeOf(hero.at)]!

/** What the heroes that have not moved could do with the equipment at hand. */
export function movesOf(s: State, seat: Seat): Move[] {
  const player = playerOf(s, seat)
  const hook = ready(player, 'slot') !== undefined
  const exoskeleton = ready(player, 'anyDistance') !== undefined
  const all: Move[] = []
  for (const hero of player.heroes) {
    if (hero.active) continue
    const reach = reachOf(hero)
    for (const move of reach.near) if (!holdsArea(player, move.to)) all.push(move)
    if (hook) for (const move of reach.hook) all.push(move)
    if (exoskeleton) for (const move of reach.far) if (hook || !move.hook) all.push(move)
  }
  return all
}

const HAS_MOVED = limit('OUT-MOVE-01', 'move.hasMoved')
const TOO_FAR = limit('OUT-MOVE-01', 'move.tooFar')
const SAME_AREA = limit('OUT-MOVE-02', 'move.sameArea')
const OWN_HERO = limit('OUT-MOVE-03', 'move.ownHero')
const SLOT_TAKEN = limit('OUT-SHIP-05', 'move.slotTaken')
const NO_HOOK = limit('OUT-EQK-11', 'move.noHook')
const NO_EXOSKELETON = limit('OUT-EQK-19', 'move.noExoskeleton')
const NEAR_ENOUGH = limit('OUT-EQK-19', 'move.nearEnough')

// OUT-MOVE-03
function holdsArea(player: Player, area: Area): boolean {
  for (const hero of player.heroes) if (hero.at === area) return true
  return false
}

// OUT-SHIP-04
function isTaken(s: State, slot: number): boolean {
  for (const player of s.players)
    for (const hero of player.heroes) if (hero.active && hero.at === 'cargoShip' && hero.slot === slot) return true
  return false
}

function shipLimit(s: State, seat: Seat, hero: Hero, hook: boolean): Limit<unknown, unknown, unknown> | undefined {
  const player = playerOf(s, seat)
  // OUT-ROOMK-06
  if (working(player, 'cargoCans2') > 0) return undefined
  return isTaken(s, slotFor(player, activeEvents(s), hero, hook)) ? SLOT_TAKEN : undefined
}

export function moveLimit(s: State, seat: Seat, o: Move): Limit<unknown, unknown, unknown> | undefined {
  const player = playerOf(s, seat)
  const hero = heroOf(player, o.hero)
  if (hero.active) return HAS_MOVED
  if (hero.at === o.to) return SAME_AREA
  if (holdsArea(player, o.to)) return OWN_HERO
  const far = !isNear(hero.at, o.to)
  if (o.exoskeleton) {
    if (!ready(player, 'anyDistance')) return NO_EXOSKELETON
    if (!far) return NEAR_ENOUGH
  } else if (far) return TOO_FAR
  if (o.hook && !ready(player, 'slot')) return NO_HOOK
  return o.to === 'cargoShip' ? shipLimit(s, seat, hero, o.hook === true) : undefined
}

/** OUT-MOVE-11: equipment does not make anybody movable. */
export function isMovable(s: State, seat: Seat): boolean {
  for (const hero of playerOf(s, seat).heroes)
    if (!hero.active) for (const move of reachOf(hero).near) if (moveLimit(s, seat, move) === undefined) return true
  return false
}

export const hasAnyMove = (s: State, seat: Seat): boolean =>
  isMovable(s, seat) || movesOf(s, seat).some(move => moveLimit(s, seat, move) === undefined)
