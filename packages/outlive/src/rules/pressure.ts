// OUT-PRESS: a hero who arrives robs the weaker ones who are there.

import { end, flag, int, limit, list, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { EQUIPMENT } from '../content/equipment.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { TAKEABLE, type Takeable } from '../content/resources.ts'
import { call, leftOf, playerOf, proc, tell } from '../language.ts'
import { takeable } from '../queries/goods.ts'
import { heroOf, target } from '../queries/heroes.ts'
import { working } from '../queries/shelter.ts'
import { ready } from '../queries/tiles.ts'
import type { State } from '../state.ts'
import { canBeProtected, protect } from './immunity.ts'
import { use } from './tiles.ts'

const BAT = [
  { do: 'bat', use: true },
  { do: 'bat', use: false },
] as const
const SHIELDS = [
  { do: 'shield', with: 'hero3Immune' },
  { do: 'shield', with: 'protectiveVest' },
  { do: 'shield', with: 'nothing' },
] as const
const AMMO = Array.from({ length: 8 }, (_, count) => ({ do: 'ammo', count }) as const)

const NO_BAT = limit('OUT-EQK-17', 'pressure.noBat')
const NO_SHIELD = limit('OUT-PRESS-12', 'pressure.noShield')
const NO_VEST = limit('OUT-EQK-18', 'pressure.noVest')
const NOT_IMMUNE = limit('OUT-ROOMK-17', 'pressure.notImmune')
const TOO_MUCH_AMMO = limit('OUT-PRESS-06', 'pressure.tooMuchAmmo')

export const pressure = proc(
  'pressure',
  { seat: SEAT, hero: one(...HERO_IDS) },
  { own: { victims: list(int), victim: SEAT, value: int, bat: flag } },
)
pressure.steps({
  // OUT-PRESS-11
  victims(s, l) {
    const attacker = heroOf(playerOf(s, l.seat), l.hero)
    for (let seat = leftOf(s, l.seat); seat !== l.seat; seat = leftOf(s, seat))
      if (target(playerOf(s, seat), attacker)) l.victims.push(seat)
    return l.victims.length > 0 ? next : end
  },
  // OUT-EQK-17
  bat: pressure.ask({
    from: BAT,
    limit: (s, l, _o) => (ready(playerOf(s, l.seat), 'pressure') ? undefined : NO_BAT),
    take(s, l, o) {
      if (o.use) use(l.seat, ready(playerOf(s, l.seat), 'pressure')!)
      l.bat = o.use
      return next
    },
  }),
  // OUT-PRESS-02
  attack(s, l) {
    const victim = l.victims.shift()
    if (victim === undefined) return end
    l.victim = victim
    const attacker = heroOf(playerOf(s, l.seat), l.hero)
    l.value = attacker.strength - target(playerOf(s, victim), attacker)!.strength + (l.bat ? 1 : 0)
    tell.all?.({ e: 'pressure', seat: l.seat, victim, value: l.value })
    return next
  },
  // OUT-PRESS-12
  shield: pressure.ask({
    who: (_, l) => l.victim,
    from: SHIELDS,
    limit(s, l, o) {
      const player = playerOf(s, l.victim)
      const immune = canBeProtected(player, target(player, heroOf(playerOf(s, l.seat), l.hero))!)
      const vest = ready(player, 'defence') !== undefined
      if (!immune && !vest) return NO_SHIELD
      if (o.with === 'hero3Immune' && !immune) return NOT_IMMUNE
      return o.with === 'protectiveVest' && !vest ? NO_VEST : undefined
    },
    take(s, l, o) {
      const player = playerOf(s, l.victim)
      if (o.with === 'hero3Immune') {
        protect(s, l.victim, target(player, heroOf(playerOf(s, l.seat), l.hero))!.id)
        return 'attack'
      }
      if (o.with === 'protectiveVest') {
        const vest = ready(player, 'defence')!
        use(l.victim, vest)
        l.value = Math.max(0, l.value - VEST)
      }
      return next
    },
  }),
  // OUT-PRESS-06
  ammo: pressure.ask({
    who: (_, l) => l.victim,
    from: AMMO,
    limit: (s, l, o) => (o.count > Math.min(l.value, playerOf(s, l.victim).ammo) ? TOO_MUCH_AMMO : undefined),
    alone: 'take',
    take(s, l, o) {
      playerOf(s, l.victim).ammo -= o.count
      l.value -= o.count
      if (o.count > 0) tell.all?.({ e: 'defended', seat: l.victim, ammo: o.count })
      return next
    },
  }),
  // OUT-PRESS-08
  rob(s, l) {
    // OUT-ROOMK-20
    const by = working(playerOf(s, l.seat), 'pressureChoice') > 0 ? l.seat : l.victim
    call(handOver, { from: l.victim, to: l.seat, by, left: l.value })
    return 'attack'
  },
})

const VEST = EQUIPMENT.protectiveVest.effect.by

const HAND = TAKEABLE.map(kind => ({ do: 'handOver', kind }) as const)
const NONE_LEFT = limit('OUT-PRESS-08', 'pressure.noneLeft')

const handOver = proc('handOver', { from: SEAT, to: SEAT, by: SEAT, left: int })
handOver.steps({
  // OUT-PRESS-10
  check(s, l) {
    const player = playerOf(s, l.from)
    if (l.left === 0) return end
    if (takeable(player) > l.left) return next
    for (const kind of TAKEABLE) while (player[kind] > 0) give(s, l.from, l.to, kind)
    return end
  },
  // OUT-PRESS-09
  choose: handOver.ask({
    who: (_, l) => l.by,
    from: HAND,
    limit: (s, l, o) => (playerOf(s, l.from)[o.kind] > 0 ? undefined : NONE_LEFT),
    alone: 'take',
    take(s, l, o) {
      give(s, l.from, l.to, o.kind)
      l.left--
      return 'check'
    },
  }),
})

function give(s: State, from: Seat, to: Seat, kind: Takeable): void {
  playerOf(s, from)[kind]--
  playerOf(s, to)[kind]++
  tell.all?.({ e: 'handedOver', from, to, kind })
}
