// OUT-MOVE: the moves of a hero.

import { type BrokenLimit, limit, type Offer, type Seat } from '@lastlight/kernel'
import { AREAS, type Area, placeOf } from '../content/areas.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { activeEvents, playerOf } from '../language.ts'
import type { Move } from '../options.ts'
import { isNear, numberOf } from '../queries/heroes.ts'
import { working } from '../queries/shelter.ts'
import { isTaken, slotFor } from '../queries/ship.ts'
import { ready } from '../queries/tiles.ts'
import type { Hero, Player, State } from '../state.ts'

const MOVES: readonly Move[] = HERO_IDS.flatMap(hero =>
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
  readonly never: readonly Move[]
}

/** The moves of a hero by where it stands: within reach, with the hook, and with the exoskeleton. */
const REACH: readonly (readonly Reach[])[] = HERO_IDS.map(hero =>
  AREAS.map(at => {
    const own = MOVES.filter(move => move.hero === hero)
    const near = own.filter(move => move.to !== at && isNear(at, move.to) && !move.exoskeleton)
    const far = own.filter(move => !isNear(at, move.to) && move.exoskeleton)
    const never = own.filter(move => !near.includes(move) && !far.includes(move))
    return { near: near.filter(move => !move.hook), hook: near.filter(move => move.hook), far, never }
  }),
)
const reachOf = (hero: Hero): Reach => REACH[numberOf(hero.id)]![placeOf(hero.at)]!

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

function shipLimit(s: State, seat: Seat, hero: Hero, hook: boolean): BrokenLimit {
  const player = playerOf(s, seat)
  // OUT-ROOMK-06
  if (working(player, 'cargoCans2') > 0) return undefined
  return isTaken(s, seat, slotFor(player, activeEvents(s), hero, hook)) ? SLOT_TAKEN : undefined
}

/** The limit that keeps a player without the tile from such a move. */
interface Tools {
  readonly hook: BrokenLimit
  readonly exoskeleton: BrokenLimit
}

const toolsOf = (player: Player): Tools => ({
  hook: ready(player, 'slot') ? undefined : NO_HOOK,
  exoskeleton: ready(player, 'anyDistance') ? undefined : NO_EXOSKELETON,
})

function moveLimit(s: State, seat: Seat, hero: Hero, o: Move, tools: Tools): BrokenLimit {
  if (hero.active) return HAS_MOVED
  if (hero.at === o.to) return SAME_AREA
  if (holdsArea(playerOf(s, seat), o.to)) return OWN_HERO
  const far = !isNear(hero.at, o.to)
  if (o.exoskeleton) {
    if (tools.exoskeleton) return tools.exoskeleton
    if (!far) return NEAR_ENOUGH
  } else if (far) return TOO_FAR
  if (o.hook && tools.hook) return tools.hook
  return o.to === 'cargoShip' ? shipLimit(s, seat, hero, o.hook === true) : undefined
}

/** Returns whether the player can move (OUT-MOVE-11: equipment does not count). */
export function nameMoves(s: State, seat: Seat, offer: Offer<Move>): boolean {
  const player = playerOf(s, seat)
  const tools = toolsOf(player)
  let movable = false
  for (const hero of player.heroes) {
    if (offer.skips(hero.active ? HAS_MOVED : undefined)) continue
    const { near, hook, far, never } = reachOf(hero)
    for (const move of near) {
      const broken = moveLimit(s, seat, hero, move, tools)
      movable ||= broken === undefined
      offer.add(move, broken)
    }
    if (!offer.skips(tools.hook)) for (const move of hook) offer.add(move, moveLimit(s, seat, hero, move, tools))
    if (!offer.skips(tools.exoskeleton)) for (const move of far) offer.add(move, moveLimit(s, seat, hero, move, tools))
    if (!offer.skips(TOO_FAR)) for (const move of never) offer.add(move, moveLimit(s, seat, hero, move, tools))
  }
  return movable
}

/** OUT-MOVE-11: equipment does not make a player movable. */
export function isMovable(s: State, seat: Seat): boolean {
  for (const hero of playerOf(s, seat).heroes)
    if (!hero.active)
      for (const move of reachOf(hero).near) if (moveLimit(s, seat, hero, move, NO_TOOLS) === undefined) return true
  return false
}
const NO_TOOLS: Tools = { hook: NO_HOOK, exoskeleton: NO_EXOSKELETON }

export function hasAnyMove(s: State, seat: Seat): boolean {
  if (isMovable(s, seat)) return true
  const player = playerOf(s, seat)
  const tools = toolsOf(player)
  if (tools.hook && tools.exoskeleton) return false
  return player.heroes.some(hero => {
    const { hook, far } = reachOf(hero)
    return [...hook, ...far].some(move => moveLimit(s, seat, hero, move, tools) === undefined)
  })
}
