// LN-ATTACK: on zombies.

import { type BrokenLimit, int, limit, next, type Offer, one, SEAT, type Seat } from '@lastlight/kernel'
import { kindOf, typeOf } from '../../content/items.ts'
import { MOST_ENTRANCES, PLACES } from '../../content/places.ts'
import type { Why } from '../../events.ts'
import { ABLE_ID, SURVIVOR_ID } from '../../ids.ts'
import { call, items, proc, tell } from '../../language.ts'
import type { Attack, AttackWith } from '../../options.ts'
import { countAt } from '../../queries/entrances.ts'
import { groupOf, placeOf, playerOf, survivorOf } from '../../queries/position.ts'
import { hasMutant, mutantsAt } from '../../queries/raxxon.ts'
import { attackValue, powerOf } from '../../queries/values.ts'
import type { State, Survivor } from '../../state.ts'
import { hand } from '../../zones.ts'
import { makeNoise, slaying, slayOne } from '../entrances.ts'
import { happen } from '../happenings.ts'
import { kindsOf } from '../picks.ts'
import { ownOrGiven } from '../playing.ts'
import { withEntrance } from '../sameOption.ts'
import { wasteOf } from '../spent.ts'
import { spend } from '../verbs/dice.ts'
import { weapon } from '../why.ts'
import { type Act, survivorNamed } from './act.ts'
import { attackingMutants } from './encounter.ts'
import { faceIt, freezeAttacker } from './facing.ts'
import { dieLimit, mutantLimit, RESTRAINED, tooLow } from './limits.ts'

const NO_ZOMBIE = limit('LN-ATTACK-01', 'attack.noZombie')
const USED = limit('LN-CLAR-02', 'use.used')
const NO_FUEL = limit('LN-PRINT-09', 'attack.noFuel')

/** Limits that do not depend on the die: `zombies` at the entrance that is attacked, or at all entrances. */
function attackLimit(by: Survivor, zombies: number): BrokenLimit {
  if (zombies === 0) return NO_ZOMBIE
  return by.restrained ? RESTRAINED : undefined
}

const attacksOf = withEntrance('attack', MOST_ENTRANCES)

export const attack: Act<Attack> = {
  candidates(s, _, offer, { dice, group }) {
    for (const by of group) {
      if (offer.skips(attackLimit(by, countAt(s, by.at, 'zombies')))) continue
      const first = mutantLimit(s, by.at)
      if (offer.skips(first)) continue
      const { entrances } = placeOf(s, by.at)
      const value = attackValue(s, by)
      const attacks = attacksOf(by.id)
      for (const die of dice) {
        const low = dieLimit(die, value)
        if (offer.skips(low)) continue
        for (let entrance = 0; entrance < entrances.length; entrance++) {
          const broken = attackLimit(by, entrances[entrance]!.zombies) ?? first ?? low
          if (!offer.skips(broken)) offer.add(attacks[die]![entrance]!, broken)
        }
      }
    }
  },
  act(s, seat, { survivor, die, entrance }) {
    spend(s, seat, die)
    const by = survivorNamed(s, survivor)
    freezeAttacker(s, survivor)
    slayOne(s, by.at, entrance, survivor)
    s.kills++
    faceIt(s, by, true)
  },
}

const powerBy = (by: string, survivor: Survivor) => powerOf(survivor, by).attack

/** LN-PRINT-09: the fuel card's own effect is not used. */
function burn(s: State, seat: Seat, card: string, why: Why): void {
  items.move(s, card, ownOrGiven(s, seat, card), wasteOf(s, seat))
  tell.all?.({ e: 'discarded', seat, card, why })
}

function withLimit(s: State, who: Survivor, { die, by, fuel }: AttackWith): BrokenLimit {
  const power = powerBy(by, who)!
  const barred = attackLimit(who, countAt(s, who.at, 'zombies') + mutantsAt(s, who.at).length)
  if (barred) return barred
  if (power.once && s.used.includes(by)) return USED
  if (power.fuel && (!fuel || typeOf(fuel) !== 'fuel')) return NO_FUEL
  return isTooLow(s, who, by, die) && easedBy(s, who, by) === undefined ? tooLow(attackValue(s, who)) : undefined
}

/** A weapon that takes fuel is offered with each card of the hand, and without one. */
function offerWeapon(
  s: State,
  seat: Seat,
  survivor: Survivor,
  by: string,
  offer: Offer<AttackWith>,
  dice: readonly number[],
): void {
  const power = powerBy(by, survivor)
  if (!power) return
  for (const die of dice) {
    const plain: AttackWith = { do: 'attackWith', survivor: survivor.id, die, by }
    offer.add(plain, withLimit(s, survivor, plain))
    if (power.fuel)
      for (const fuel of items.at(s, hand(seat))) {
        const fed: AttackWith = { ...plain, fuel }
        offer.add(fed, withLimit(s, survivor, fed))
      }
  }
}

const isTooLow = (s: State, who: Survivor, by: string, die: number): boolean =>
  !powerBy(by, who)!.anyDie && die < attackValue(s, who)

/** LN-RULE-04: an item that allows any die combines with one that kills more. */
const easedBy = (s: State, who: Survivor, by: string): string | undefined =>
  [who.id, ...who.equipment].find(other => {
    const power = powerBy(other, who)
    return other !== by && power?.anyDie && !(power.once && s.used.includes(other))
  })

/** LN-PRINT-09: the legality of an attack whose fuel somebody else has given. */
export const attackWithLimit = (s: State, o: AttackWith): BrokenLimit => withLimit(s, survivorNamed(s, o.survivor), o)

/** LN-PRINT-09: every attack that this one fuel card could feed, allowed or not. */
export function attacksFedBy(s: State, seat: Seat, fuel: string): readonly AttackWith[] {
  const dice = kindsOf(playerOf(s, seat).dice)
  return groupOf(s, seat).flatMap(survivor =>
    [survivor.id, ...survivor.equipment]
      .filter(by => powerBy(by, survivor)?.fuel)
      .flatMap(by => dice.map((die): AttackWith => ({ do: 'attackWith', survivor: survivor.id, die, by, fuel }))),
  )
}

export const attackWith: Act<AttackWith> = {
  candidates(s, seat, offer, { dice, group }) {
    for (const survivor of group) {
      offerWeapon(s, seat, survivor, survivor.id, offer, dice)
      for (const card of survivor.equipment) offerWeapon(s, seat, survivor, card, offer, dice)
    }
  },
  act(s, seat, { survivor, die, by, fuel }) {
    spend(s, seat, die)
    const who = survivorNamed(s, survivor)
    if (fuel) burn(s, seat, fuel, weapon(by, survivor))
    for (const each of isTooLow(s, who, by, die) ? [easedBy(s, who, by)!, by] : [by]) {
      const { once, noise = 0 } = powerBy(each, who)!
      if (once) s.used.push(each)
      if (each !== by) for (let i = 0; i < noise; i++) makeNoise(s, who.at, weapon(each, survivor))
      tell.all?.({ e: 'used', survivor, by: each === survivor ? each : kindOf(each) })
    }
    happen(s, seat, 'use', { survivor, at: who.at })
    const locals = { seat, survivor, by, at: who.at }
    if (hasMutant(s, who.at)) call(attackingMutants, locals)
    else call(attacking, locals)
  },
}

/** LN-RULE-04: kills this many instead of one, once for each attack. */
const attacking = proc(
  'attacking',
  { seat: SEAT, survivor: SURVIVOR_ID, by: ABLE_ID, at: one(...PLACES) },
  { own: { before: int } },
)
attacking.steps({
  // LN-CLAR-05: noise is made as far as there is room; the weapon works anyway.
  noise(s, l) {
    const power = powerBy(l.by, survivorOf(s, l.survivor)!)!
    for (let i = 0; i < (power.noise ?? 0); i++) makeNoise(s, l.at)
    l.before = countAt(s, l.at, 'zombies')
    return call(slaying, { seat: l.seat, at: l.at, left: power.kills, by: l.survivor })
  },
  face(s, l) {
    s.kills += l.before - countAt(s, l.at, 'zombies')
    const attacker = survivorOf(s, l.survivor)!
    const { exposure: exposed } = powerBy(l.by, attacker)!
    freezeAttacker(s, l.survivor)
    faceIt(s, attacker, exposed)
    return next
  },
})
