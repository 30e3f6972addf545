// Games of The Long Night at certain moments: played by the rules alone, as files for My games.

import { chanceFrom, Match, pickOf } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type View } from '@lastlight/long-night'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'

const nightSeats = (players: number): readonly LocalSeat[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'random' },
  )

/** Whether to keep the game before the person's choice; `next`: the events that the random choice leads to. */
export type NightSign = (options: readonly Option[], view: View, next: readonly Event[]) => boolean

interface Wanted {
  readonly config?: Partial<Config>
  readonly seats?: readonly LocalSeat[]
  /** How likely the rare choices are; without it all options are equal. */
  readonly prefers?: (options: readonly Option[], view: View) => Option | undefined
  /** How many games are tried. */
  readonly games?: number
}

/** Files by the name of their moment, each where its sign was seen first; games are played until all are found. */
export function nightsWith(
  signs: { readonly [name: string]: NightSign },
  { config = {}, seats = nightSeats(config.players ?? 4), prefers, games = 60 }: Wanted = {},
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (let n = 0; n < games && files.size < Object.keys(signs).length; n++) {
    const settings: Config = {
      players: seats.length,
      edition: 'pl',
      variant: 'hidden',
      objective: 'random',
      hard: false,
      likelyTraitor: false,
      elimination: false,
      adultCrossroads: false,
      hiddenEffects: false,
      modules: [],
      ...config,
    }
    const match = Match.start(game, settings, `night ${n}`)
    const chance = chanceFrom(`night ${n}`)
    for (;;) {
      const [seat] = game.pending(match.state)
      if (seat === undefined) break
      const options = game.options(match.state, seat)
      const view = game.view(match.state, seat)
      const option = prefers?.(options, view) ?? options[pickOf(chance, options.length)]!
      const before = seat === 0 ? textOf(seats, match.save()) : ''
      const told = match.told('public').length
      match.play(seat, option)
      if (seat !== 0) continue
      const next = match.told('public').slice(told)
      for (const [name, isSign] of Object.entries(signs))
        if (!files.has(name) && isSign(options, view, next)) files.set(name, before)
    }
    if (!files.has('over') && 'over' in signs) files.set('over', textOf(seats, match.save()))
  }
  return files
}
