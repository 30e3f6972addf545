import { newBot } from '@lastlight/bots'
import { defaultConfig, Match, type Seat, type Sight, sightOf } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type State, type View } from '@lastlight/outlive'

export interface QuickPosition {
  readonly match: Match<State, Config, Option, View, Event>
  readonly sight: Sight<State, Option, View, Event>
}

const CONFIG: Config = { ...defaultConfig(game.configs), players: 4 }

/** A game by quick bots, decision by decision. The caller may choose instead of them. */
export function* quickPlay(seed: string): Generator<QuickPosition, void, Option | undefined> {
  const quick = Array.from({ length: CONFIG.players }, (_, seat) => newBot(game.id, 'greedy', `${seed} ${seat}`))
  const match = Match.start(game, CONFIG, seed)
  for (let seat = asked(match.state); seat !== undefined; seat = asked(match.state)) {
    const sight = sightOf(match, seat)
    const instead = yield { match, sight }
    match.play(seat, instead ?? (quick[seat]!.choose(sight) as Option))
  }
}

const asked = (state: State): Seat | undefined => game.pending(state)[0]
