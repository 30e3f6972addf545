// OUT-ROOMK-17: one own hero of strength 3 suffers no pressure for the rest of the day.

import { type FreeAct, limit, type Seat } from '@lastlight/kernel'
import { playerOf, tell } from '../language.ts'
import type { Immune } from '../options.ts'
import { isProtected, markOf, unused } from '../queries/shelter.ts'
import type { Hero, Player, State } from '../state.ts'
import { useUp } from './useUp.ts'

const IMMUNE: readonly Immune[] = [
  { do: 'immune', hero: 'h3a' },
  { do: 'immune', hero: 'h3b' },
]

const ONLY_BY_DAY = limit('OUT-ROOMK-17', 'immune.onlyByDay')
const NO_ROOM = limit('OUT-ROOMK-17', 'immune.noRoom')
const ATTACKED = limit('OUT-ROOMK-17', 'immune.attacked')
const ALREADY = limit('OUT-ROOMK-17', 'immune.already')

export const canBeProtected = (player: Player, hero: Hero): boolean =>
  hero.strength === 3 && unused(player, 'hero3Immune') !== undefined

export function protect(s: State, seat: Seat, hero: string): void {
  useUp(seat, unused(playerOf(s, seat), 'hero3Immune')!, markOf(hero))
  tell.all?.({ e: 'immune', seat, hero })
}

/** During an attack only its victim is asked, so no other owner can step in. */
const isAttack = (s: State): boolean => s.flow.stack.some(f => f.at.startsWith('pressure.'))

function timeLimit(s: State, player: Player) {
  if (s.phase !== 'day') return ONLY_BY_DAY
  if (!unused(player, 'hero3Immune')) return NO_ROOM
  return isAttack(s) ? ATTACKED : undefined
}

/** The owner says so at any time of the day, in the turns of others too. */
export const immune: FreeAct<State, Immune> = {
  candidates(s, seat, offer) {
    const player = playerOf(s, seat)
    const broken = timeLimit(s, player)
    if (offer.skips(broken)) return
    for (const option of IMMUNE) offer.add(option, broken ?? (isProtected(player, option.hero) ? ALREADY : undefined))
  },
  take: (s, seat, o) => protect(s, seat, o.hero),
}
