// LN-ATTACK-03 to LN-ATTACK-08: on survivors of other players.

import { type BrokenLimit, limit } from '@lastlight/kernel'
import { call, rollDie, tell } from '../../language.ts'
import type { Fight } from '../../options.ts'
import { attackValue } from '../../queries/values.ts'
import type { State, Survivor } from '../../state.ts'
import { aftermath, hurt } from '../death.ts'
import { happen } from '../happenings.ts'
import { stealOne } from '../verbs/cards.ts'
import { spend } from '../verbs/dice.ts'
import { type Act, survivorNamed } from './act.ts'
import { dieLimit, mutantLimit, RESTRAINED } from './limits.ts'

const ELSEWHERE = limit('LN-ATTACK-01', 'fight.elsewhere')
const OWN = limit('LN-ATTACK-08', 'fight.own')

/** Limits that do not depend on the die. */
function fightLimit(s: State, by: Survivor, victim: Survivor): BrokenLimit {
  if (victim.seat === by.seat) return OWN
  if (victim.at !== by.at) return ELSEWHERE
  return by.restrained ? RESTRAINED : mutantLimit(s, by.at)
}

export const fight: Act<Fight> = {
  candidates(s, _, offer, { dice, group }) {
    for (const by of group) {
      let value: number | undefined
      for (const victim of s.survivors) {
        const barred = fightLimit(s, by, victim)
        if (victim === by || offer.skips(barred)) continue
        value ??= attackValue(s, by)
        for (const die of dice) {
          const broken = barred ?? dieLimit(die, value)
          if (!offer.skips(broken)) offer.add({ do: 'fight', survivor: by.id, die, target: victim.id }, broken)
        }
      }
    }
  },
  act(s, seat, { survivor, die, target }) {
    spend(s, seat, die)
    const { at } = survivorNamed(s, survivor)
    const victim = survivorNamed(s, target)
    // LN-ATTACK-03
    const rolled = rollDie(s)
    const hit = rolled <= attackValue(s, victim)
    tell.all?.({ e: 'fought', survivor, target, rolled, hit })
    happen(s, seat, 'fight', { survivor, at })
    if (!hit) return
    // LN-ATTACK-05: the stolen card is taken before the victim can die.
    stealOne(s, victim.seat, seat, `attack.${survivor}`)
    hurt(s, target, 'wound', `attack.${survivor}`)
    call(aftermath, {})
  },
}
