// OUT-ROOMK-17: one own hero of strength 3 suffers no pressure for the rest of the day.

import { type FreeAct, limit, type Seat } from '@lastlight/kernel'
import { playerOf, tell } from '../language.ts'
import type { Immune } from '../options.ts'
import { isProtected, markOf, unused } from '../queries/shelter.ts'
import type { Hero, Player, State } from '../state.ts'

const IMMUNE: readonly Immune[] = [
  { do: 'immune', hero: 'h3a' },
  { do: 'immune', hero: 'h3b' },
]
const NONE: readonly Immune[] = []

const ONLY_BY_DAY = limit('OUT-ROOMK-17', 'immune.onlyByDay')
const NO_ROOM = limit('OUT-ROOMK-17', 'immune.noRoom')
const ATTACKED = limit('OUT-ROOMK-17', 'immune.attacked')
const ALREADY = limit('OUT-ROOMK-17', 'immune.already')

export const canBeProtected = (player: Player, hero: Hero): boolean =>
  hero.strength === 3 && unused(player, 'hero3Immune') !== undefined

export function protect(s: State, seat: Seat, hero: string): void {
  const room = unused(playerOf(s, seat), 'hero3Immune')!
  room.used = markOf(hero)
  tell.all?.({ e: 'used', seat, what: room.id })
  tell.all?.({ e: 'immune', seat, hero })
}

/** During an attack its victim is asked, and nobody else can step in. */
const isAttack = (s: State): boolean => s.flow.stack.some(f => f.at.startsWith('pressure.'))

/** The owner says so at any time of the day, in the turns of others too. */
export const immune: FreeAct<State, Immune> = {
  from: (s, seat) => (s.phase === 'day' && unused(playerOf(s, seat), 'hero3Immune') ? IMMUNE : NONE),
  wide: () => IMMUNE,
  limit(s, seat, o) {
    if (s.phase !== 'day') return ONLY_BY_DAY
    const player = playerOf(s, seat)
    if (!unused(player, 'hero3Immune')) return NO_ROOM
    if (isAttack(s)) return ATTACKED
    return isProtected(player, o.hero) ? ALREADY : undefined
  },
  take: (s, seat, o) => protect(s, seat, o.hero),
}
