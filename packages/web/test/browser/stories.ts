// Games of both scenarios before each of their passages: played by the rules alone, as files for My games.

import { chanceFrom, defaultConfig, Match, pickOf } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type State } from '@lastlight/long-night'
import type { PassageId } from '@lastlight/long-night/content/scenarios'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'

const SEATS: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: 'random' },
  { kind: 'bot', level: 'random' },
]

/** Before the colony phase each chapter is completed, and the colony never gives up. */
function help(state: State): void {
  state.morale = 6
  state.rounds = Math.max(3, state.rounds)
  if (state.objective === 'b1') state.food = 40
  if (state.objective === 'r2') state.code = Array.from({ length: 9 }, () => 6)
}

/** Cards for the gate of Raxxon, and people at the hideout. */
const LIKED: readonly Option['do'][] = ['donate', 'keep', 'noise', 'search']
function isLiked(option: Option, { objective }: State, options: readonly Option[]): boolean {
  if (options.some(({ do: kind }) => kind === 'trust')) return option.do === 'exile'
  if (option.do === 'reveal' || option.do === 'vote') return option.yes
  if (objective === 'b2') return (option.do === 'move' && option.to === 'hideout') || option.do === 'done'
  return LIKED.includes(option.do)
}

/** The game before the choice of the first seat that leads to such an event. */
export interface StoryNight {
  readonly file: string
  readonly choice: Option
}

export function storyNights(
  config: Partial<Config>,
  wanted: readonly PassageId[],
  seeds = 40,
): ReadonlyMap<PassageId, StoryNight> {
  const found = new Map<PassageId, StoryNight>()
  const settings: Config = { ...defaultConfig(game.configs, SEATS.length), ...config }
  for (let n = 0; n < seeds && found.size < wanted.length; n++) {
    const match = Match.start(game, settings, `story ${n}`)
    const chance = chanceFrom(`story ${n}`)
    for (let turn = 0; turn < 3000; turn++) {
      if (match.state.phase === 'turns') help(match.state)
      // The first seat answers last, so that secret questions end with its choice.
      const seat = game.pending(match.state).at(-1)
      if (seat === undefined) break
      const options = game.options(match.state, seat)
      const liked = options.filter(option => isLiked(option, match.state, options))
      const from = liked.length > 0 && pickOf(chance, 4) > 0 ? liked : options
      const choice = from[pickOf(chance, from.length)]!
      const file = seat === 0 ? textOf(SEATS, { ...match.save(), seed: null, log: [] }) : ''
      const told = match.told('public').length
      match.play(seat, choice)
      const events: readonly Event[] = match.told('public').slice(told)
      for (const event of events)
        if (seat === 0 && event.e === 'passage' && wanted.includes(event.passage) && !found.has(event.passage))
          found.set(event.passage, { file, choice })
    }
  }
  return found
}
