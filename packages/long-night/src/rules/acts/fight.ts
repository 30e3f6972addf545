// LN-ATTACK-03 to LN-ATTACK-08: on survivors of other players.

import { limit } from '@lastlight/kernel'
import { call, roll, tell } from '../../language.ts'
import { aftermath, hurt } from '../death.ts'
import { happen } from '../happening.ts'
import { attackValue } from '../queries.ts'
import { stealOne } from '../verbs/cards.ts'
import { spend } from '../verbs/dice.ts'
import { DIE_TOO_LOW, RESTRAINED } from './attack.ts'
import { admit, type Deed, the } from './deed.ts'

export type Fight = {
  readonly do: 'fight'
  readonly survivor: string
  readonly die: number
  readonly target: string
}

const ELSEWHERE = limit('LN-ATTACK-01', 'fight.elsewhere')
const OWN = limit('LN-ATTACK-08', 'fight.own')

export const fight: Deed<Fight> = {
  name(s, seat, all, { dice, group }, wide) {
    for (const by of group)
      for (const target of s.survivors)
        if (target !== by && (wide || (target.at === by.at && target.seat !== seat)))
          for (const die of dice)
            admit(fight, s, seat, all, { do: 'fight', survivor: by.id, die, target: target.id }, wide)
  },
  limit(s, seat, { survivor, die, target }) {
    const by = the(s, survivor)
    const victim = the(s, target)
    if (victim.seat === seat) return OWN
    if (victim.at !== by.at) return ELSEWHERE
    if (by.restrained) return RESTRAINED
    return die < attackValue(s, by) ? DIE_TOO_LOW : undefined
  },
  act(s, seat, { survivor, die, target }) {
    spend(s, seat, die)
    const { at } = the(s, survivor)
    const victim = the(s, target)
    // LN-ATTACK-03
    const rolled = roll(s, 6)
    const hit = rolled <= attackValue(s, victim)
    tell.all?.({ e: 'fought', survivor, target, rolled, hit })
    happen(s, seat, 'fight', { survivor, at })
    if (!hit) return
    // LN-ATTACK-05: what is stolen is taken before anybody dies of it.
    stealOne(s, victim.seat, seat)
    hurt(s, target, 'wound')
    call(aftermath, {})
  },
}
