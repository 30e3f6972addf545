// LN-ATTACK-03 to LN-ATTACK-08: on survivors of other players.

import { limit } from '@lastlight/kernel'
import { call, rollDie, tell } from '../../language.ts'
import { attackValue } from '../../queries/values.ts'
import type { Survivor } from '../../state.ts'
import { aftermath, hurt } from '../death.ts'
import { happen } from '../happening.ts'
import { stealOne } from '../verbs/cards.ts'
import { spend } from '../verbs/dice.ts'
import { dieLimit, RESTRAINED } from './attack.ts'
import { type Broken, type Deed, the } from './deed.ts'

export type Fight = {
  readonly do: 'fight'
  readonly survivor: string
  readonly die: number
  readonly target: string
}

const ELSEWHERE = limit('LN-ATTACK-01', 'fight.elsewhere')
const OWN = limit('LN-ATTACK-08', 'fight.own')

/** Whatever the die shows. */
function fightLimit(by: Survivor, victim: Survivor): Broken {
  if (victim.seat === by.seat) return OWN
  if (victim.at !== by.at) return ELSEWHERE
  return by.restrained ? RESTRAINED : undefined
}

export const fight: Deed<Fight> = {
  name(s, _, all, { dice, group }, wide) {
    for (const by of group) {
      const value = attackValue(s, by)
      for (const victim of s.survivors)
        if (wide ? victim !== by : !fightLimit(by, victim))
          for (const die of dice)
            if (wide || !dieLimit(die, value)) all.push({ do: 'fight', survivor: by.id, die, target: victim.id })
    }
  },
  limit(s, _, { survivor, die, target }) {
    const by = the(s, survivor)
    return fightLimit(by, the(s, target)) ?? dieLimit(die, attackValue(s, by))
  },
  act(s, seat, { survivor, die, target }) {
    spend(s, seat, die)
    const { at } = the(s, survivor)
    const victim = the(s, target)
    // LN-ATTACK-03
    const rolled = rollDie(s)
    const hit = rolled <= attackValue(s, victim)
    tell.all?.({ e: 'fought', survivor, target, rolled, hit })
    happen(s, seat, 'fight', { survivor, at })
    if (!hit) return
    // LN-ATTACK-05: what is stolen is taken before anybody dies of it.
    stealOne(s, victim.seat, seat, `attack.${survivor}`)
    hurt(s, target, 'wound', `attack.${survivor}`)
    call(aftermath, {})
  },
}
