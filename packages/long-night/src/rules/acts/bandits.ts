// LN-BAND: attacks on bandits, the hideout, and the leader of the bandits.

import { type BrokenLimit, end, int, limit, next, SEAT, type Seat } from '@lastlight/kernel'
import { BANDIT_VALUE, HIDEOUT, RAIDS } from '../../content/hideout.ts'
import { SURVIVOR_ID } from '../../ids.ts'
import { call, items, proc, rollDie, tell } from '../../language.ts'
import type { FightBandit, Loot, Raid } from '../../options.ts'
import { banditLeader, banditsAt, isOn, playerOf, plays } from '../../queries/position.ts'
import { attackValue, searchValue } from '../../queries/values.ts'
import type { State, Survivor } from '../../state.ts'
import { removeBandits } from '../bandits.ts'
import { aftermath, hurt } from '../death.ts'
import { takeFrom } from '../picks.ts'
import { searched } from '../searching.ts'
import { spend } from '../verbs/dice.ts'
import { type Act, survivorNamed } from './act.ts'
import { dieLimit, mutantLimit, RESTRAINED } from './limits.ts'

const NO_BANDIT = limit('LN-BAND-06', 'bandit.none')
const NOT_YET = limit('LN-SCEN-B0-04', 'bandit.notYet')

function banditLimit(s: State, by: Survivor): BrokenLimit {
  if (!isOn(s, 'fights')) return NOT_YET
  if (banditsAt(s, by.at) === 0) return NO_BANDIT
  return by.restrained ? RESTRAINED : mutantLimit(s, by.at)
}

// LN-BAND-06
export const fightBandit: Act<FightBandit> = {
  candidates(s, _, offer, { dice, group }) {
    if (!plays(s, 'bandits')) return
    for (const by of group) {
      const barred = banditLimit(s, by)
      if (!offer.skips(barred)) {
        const value = attackValue(s, by)
        for (const die of dice) offer.add({ do: 'fightBandit', survivor: by.id, die }, barred ?? dieLimit(die, value))
      }
    }
  },
  act(s, seat, { survivor, die }) {
    spend(s, seat, die)
    const { at } = survivorNamed(s, survivor)
    const rolled = rollDie(s)
    const hit = rolled <= BANDIT_VALUE
    tell.all?.({ e: 'foughtBandit', survivor, at, rolled, hit })
    if (!hit) return
    removeBandits(s, at, 1, `attack.${survivor}`)
    call(aftermath, {})
  },
}

const ELSEWHERE = limit('LN-BAND-HIDE-01', 'raid.elsewhere')
const EXILED = limit('LN-BAND-HIDE-01', 'raid.exiled')

function raidLimit(s: State, { at, seat, restrained }: Survivor, how: Raid['how']): BrokenLimit {
  if (!isOn(s, 'fights')) return NOT_YET
  if (at !== 'hideout') return ELSEWHERE
  if (playerOf(s, seat).exiled) return EXILED
  if (how === 'search') return undefined
  return restrained ? RESTRAINED : mutantLimit(s, at)
}

// LN-BAND-HIDE-01, LN-BAND-HIDE-05
export const raid: Act<Raid> = {
  candidates(s, _, offer, { dice, group }) {
    if (!plays(s, 'bandits')) return
    for (const by of group)
      for (const how of RAIDS) {
        const barred = raidLimit(s, by, how)
        if (!offer.skips(barred)) {
          const value = how === 'search' ? searchValue(s, by) : attackValue(s, by)
          for (const die of dice) offer.add({ do: 'raid', survivor: by.id, die, how }, barred ?? dieLimit(die, value))
        }
      }
  },
  act(s, seat, { survivor, die, how }) {
    spend(s, seat, die)
    const rolled = rollDie(s)
    tell.all?.({ e: 'raided', survivor, how, rolled })
    // LN-BAND-HIDE-02, LN-BAND-HIDE-03
    const { wounds, cards } = HIDEOUT[how][rolled - 1]!
    // Calls are stacked, so the last call runs first.
    if (how === 'search') call(searched, { seat, survivor, at: 'hideout' })
    call(raiding, { seat, survivor, wounds, left: cards })
  },
}

/** LN-BAND-HIDE-04: first the wounds, and a death in full; then the cards, as far as there are any. */
const raiding = proc('raiding', { seat: SEAT, survivor: SURVIVOR_ID, wounds: int, left: int })
raiding.steps({
  wounds(s, l) {
    for (let i = 0; i < l.wounds; i++) hurt(s, l.survivor, 'wound')
    return l.wounds > 0 ? call(aftermath, {}) : next
  },
  more: (s, l) => (l.left > 0 && !playerOf(s, l.seat).out ? next : end),
  take: raiding.ask({
    from: s => items.at(s, 'stash').map(card => ({ do: 'take', card }) as const),
    alone: 'take',
    take(s, l, o) {
      l.left--
      takeFrom(s, l.seat, o.card, 'stash')
      return 'more'
    },
  }),
})

const NOT_LEADER = limit('LN-BAND-LEAD-04', 'loot.notLeader')
const ONCE = limit('LN-BAND-LEAD-04', 'loot.once')

function lootLimit(s: State, seat: Seat): BrokenLimit {
  if (banditLeader(s) !== seat) return NOT_LEADER
  return s.used.includes('hideout') ? ONCE : undefined
}

// LN-BAND-LEAD-04
export const loot: Act<Loot> = {
  candidates(s, seat, offer) {
    if (!plays(s, 'bandits')) return
    const broken = lootLimit(s, seat)
    if (!offer.skips(broken)) for (const card of items.at(s, 'stash')) offer.add({ do: 'loot', card }, broken)
  },
  act(s, seat, { card }) {
    s.used.push('hideout')
    takeFrom(s, seat, card, 'stash', 'hand', 'leader')
  },
}
