import { newBot } from '@lastlight/bots'
import { Match, type Seat, type Sight, sightOf } from '@lastlight/kernel'
import type { Thinker } from './thinkers.ts'

export interface QuickPosition {
  readonly match: Match<unknown, { readonly players: number }, unknown, unknown, unknown>
  readonly sight: Sight<unknown, unknown, unknown, unknown>
}

/** A game by quick bots, decision by decision. The caller may choose instead of them. */
export function* quickPlay({ game, config }: Thinker, seed: string): Generator<QuickPosition, void, unknown> {
  const quick = Array.from({ length: config.players }, (_, seat) => newBot(game.id, 'greedy', `${seed} ${seat}`))
  const match = Match.start(game, config, seed)
  const asked = (): Seat | undefined => game.pending(match.state)[0]
  for (let seat = asked(); seat !== undefined; seat = asked()) {
    const sight = sightOf(match, seat)
    const instead = yield { match, sight }
    match.play(seat, instead ?? quick[seat]!.choose(sight))
  }
}
