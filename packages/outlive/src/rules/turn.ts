// OUT-DAY-04: a hero moves, stands up, puts on pressure and acts.

import { flag, int, limit, next, type Offer, one, SEAT, type Seat } from '@lastlight/kernel'
import { type Area, CITIES } from '../content/areas.ts'
import { HERO_IDS, type HeroId } from '../content/heroes.ts'
import { SHIP_CANS, type ShipSlot } from '../content/tables.ts'
import { activeEvents, call, playerOf, proc, tell } from '../language.ts'
import type { Move, Offers } from '../options.ts'
import { actionsOf, heroOf, isNear } from '../queries/heroes.ts'
import { slotFor } from '../queries/ship.ts'
import { effectOf, isReady, ready, worksAt } from '../queries/tiles.ts'
import type { Player, State } from '../state.ts'
import { act } from './act.ts'
import { gain } from './goods.ts'
import { nameMoves } from './movement.ts'
import { pressure } from './pressure.ts'
import { use } from './tiles.ts'
import { acts, areaOf, type Visit } from './visit.ts'

const SKIP = { do: 'skip' } as const

const MUST_MOVE = limit('OUT-MOVE-07', 'move.mustMove')

export const turn = proc(
  'turn',
  { seat: SEAT },
  {
    own: {
      hero: one(...HERO_IDS),
      points: int,
      gathered: flag,
      searched: flag,
      unlocked: flag,
      hunted: flag,
      sensed: flag,
      boarded: flag,
    },
    gives: flag,
  },
)
turn.steps({
  // OUT-MOVE-07, OUT-MOVE-11
  move: turn.ask({
    candidates(s, l, offer: Offer<Offers['move']>) {
      const isMovable = nameMoves(s, l.seat, offer)
      offer.add(SKIP, isMovable ? MUST_MOVE : undefined)
    },
    take(s, l, o) {
      if (o.do === 'skip') {
        tell.all?.({ e: 'skipped', seat: l.seat, by: 'choice' })
        return turn.give(true)
      }
      arrive(s, l, o)
      return next
    },
  }),
  // OUT-PRESS-03
  pressure: (_, l) => call(pressure, { seat: l.seat, hero: l.hero }),
  // OUT-DAY-04, OUT-EQ-03
  collect(s, l) {
    collect(s, l)
    return next
  },
  act: turn.ask({
    candidates: acts,
    sure: true,
    take(s, l, o) {
      if (o.do === 'done') {
        tell.all?.({ e: 'turnOver', seat: l.seat })
        return turn.give(false)
      }
      act(s, l, o)
      return 'act'
    },
  }),
})

function arrive(s: State, l: Visit, o: Move): void {
  const player = playerOf(s, l.seat)
  const hero = heroOf(player, o.hero)
  l.hero = o.hero
  l.points = actionsOf(player, activeEvents(s), hero)
  const slot = o.to === 'cargoShip' ? slotFor(player, activeEvents(s), hero, o.hook === true) : 0
  if (o.exoskeleton) use(l.seat, ready(player, 'anyDistance')!)
  if (o.hook) use(l.seat, ready(player, 'slot')!)
  hero.at = o.to
  hero.active = true
  hero.slot = slot
  tell.all?.({ e: 'moved', seat: l.seat, hero: o.hero, to: o.to, slot })
  if (o.to === 'cargoShip') takeToken(s, l.seat)
}

// OUT-SHIP-01
function takeToken(s: State, seat: Seat): void {
  if (s.shipEntered) return
  s.shipEntered = true
  s.token = seat
  tell.all?.({ e: 'firstPlayer', seat, by: 'cargoShip' })
}

/**
 * Goods that entering gives by itself: the slot's cans (OUT-SHIP-07), and those of tiles with nothing to decide
 * (OUT-EQ-03).
 */
function collect(s: State, l: Visit): void {
  const player = playerOf(s, l.seat)
  const { at, slot } = heroOf(player, l.hero)
  if (at === 'cargoShip') gain(s, l.seat, 'cans', SHIP_CANS[slot as ShipSlot].cans, at)
  for (const tile of player.equipment) {
    if (!isReady(tile)) continue
    const effect = effectOf(tile)
    if (effect.does !== 'entry' || !worksAt(tile, at)) continue
    if (effect.at === 'city' && canWait(player, at)) continue
    use(l.seat, tile)
    gain(s, l.seat, effect.kind, effect.count, tile.id)
  }
}

/** OUT-EQ-07: a tile that works in both cities may be kept for a hero who can still reach the other one today. */
function canWait(player: Player, at: Area): boolean {
  const other = CITIES.find(city => city !== at)!
  if (player.heroes.some(hero => hero.at === other && hero.active)) return false
  // OUT-EQK-19
  const isReached = ready(player, 'anyDistance') ? () => true : (from: Area) => isNear(from, other)
  return player.heroes.some(hero => !hero.active && hero.at !== other && isReached(hero.at))
}

/** Who is acting where, and how many actions are left. */
export interface Acting {
  readonly seat: Seat
  readonly hero: HeroId
  readonly at: Area
  readonly points: number
}

export function actingNow(s: State): Acting | null {
  const f = s.flow.stack.find(each => each.at === 'turn.act' || each.at === 'turn.collect')
  if (!f) return null
  const l = f.l as unknown as Visit
  return { seat: l.seat, hero: l.hero, at: areaOf(s, l), points: l.points }
}
