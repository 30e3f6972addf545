// The summary of a table for a list.

import type { AnyGame } from '@lastlight/kernel'
import type { AnyMatch } from './file.ts'
import { roundIn } from './games.ts'
import type { LocalSeat } from './shapes.ts'
import type { StoredSummary } from './store.ts'

/** Where a game is, as far as everybody may see. */
export function roundAndPhase(game: AnyGame, state: unknown): Pick<StoredSummary, 'round' | 'phase'> {
  const view = game.view(state, 'public')
  const { phase } = view as { readonly phase?: unknown }
  return { round: roundIn(game.id, view), phase: typeof phase === 'string' ? phase : null }
}

const moving = (
  { game, config, state }: AnyMatch,
  seats: readonly LocalSeat[],
): Pick<StoredSummary, 'config' | 'round' | 'phase' | 'asked' | 'outcome'> => ({
  config,
  ...roundAndPhase(game, state),
  asked: game.pending(state).filter(seat => seats[seat]?.kind === 'person'),
  outcome: game.outcome(state) ?? null,
})

export const firstHead = (id: string, match: AnyMatch, seats: readonly LocalSeat[], now: number): StoredSummary => ({
  id,
  game: match.game.id,
  seats,
  ...moving(match, seats),
  created: now,
  changed: now,
  revision: 1,
})

export const headAfter = (head: StoredSummary, match: AnyMatch, now: number): StoredSummary => ({
  ...head,
  ...moving(match, head.seats),
  changed: now,
  revision: head.revision + 1,
})
