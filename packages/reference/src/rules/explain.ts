// The reason for refusing a wish that no present question names.

import type { Reason, Seat } from '@lastlight/kernel'
import { items } from '../language.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'

const reason = (rule: string, key: string): Reason => ({ rule, key, args: {} })

/** The phase in which each act is possible. */
const PHASE = new Map<unknown, State['phase']>(
  Object.entries({
    draw: 'dusk',
    chop: 'dusk',
    bury: 'dusk',
    stop: 'dusk',
    move: 'watch',
    fight: 'watch',
    fence: 'watch',
    play: 'watch',
    end: 'watch',
    lamp: 'watch',
    vote: 'vote',
  }),
)

export function explain(s: State, seat: Seat, wish: unknown): Reason | undefined {
  if (typeof wish !== 'object' || wish === null) return undefined
  const { do: name, keeper, card } = wish as { do?: unknown; keeper?: unknown; card?: unknown }
  const phase = PHASE.get(name)
  if (phase === undefined) return undefined
  if (phase !== s.phase) return reason('EMB-ROUND-01', 'round.otherPhase')
  if (phase === 'watch' && name !== 'lamp' && seat !== s.active) return reason('EMB-ROUND-02', 'watch.notYourTurn')
  if (typeof keeper === 'string' && !s.pieces.some(piece => piece.keeper === keeper && piece.seat === seat))
    return reason('EMB-WATCH-03', 'watch.notYourKeeper')
  if (typeof card === 'string' && !items.at(s, hand(seat)).includes(card))
    return reason('EMB-WATCH-06', 'item.notInHand')
  return undefined
}
