// A game that an earlier version played, kept whole: its choices, and hashes of everything that was offered, told and
// shown. A change that only moves code, or changes the form of the state, must play it again exactly.

import type { Json, Told, Viewer } from '../../contract.ts'
import { hash } from '../../hash.ts'
import { choose } from './choose.ts'
import { Draws } from './draws.ts'
import type { Golden } from './golden.ts'
import type { Subject } from './types.ts'

export interface KeptGame extends Omit<Golden, 'hashes'>, Prints {
  /** Whole states as that version saved them, by the number of choices before. */
  readonly states: readonly { readonly after: number; readonly state: Json }[]
}

const DIGITS = 8
const MOST_CHOICES = 20_000

/** Eight hexadecimal digits for the deal and for each choice. */
interface Prints {
  readonly offered: string
  readonly told: string
  readonly shown: string
}

const printsOf = ({ game }: Subject, state: unknown, players: number, told: readonly Told<unknown>[]): Prints => {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const viewers: readonly Viewer[] = [...seats, 'public']
  return {
    offered: hash(seats.map(seat => game.options(state, seat))).slice(0, DIGITS),
    told: hash(told).slice(0, DIGITS),
    shown: hash(viewers.map(viewer => game.view(state, viewer))).slice(0, DIGITS),
  }
}

/** Plays a seeded random game and keeps it; states are kept at these shares of its length. */
export function keepGame<S, C extends { players: number }, O, V, E>(
  of: Subject<S, C, O, V, E>,
  config: C,
  seed: string,
  at: readonly number[],
): KeptGame {
  const subject: Subject = of
  const { game } = subject
  const draws = new Draws(`kept ${seed}`)
  let told: Told<unknown>[] = []
  const state = game.setup(config, seed, each => told.push(each))
  const prints = [printsOf(subject, state, config.players, told)]
  const states: Json[] = [JSON.parse(JSON.stringify(state)) as Json]
  const choices: string[] = []
  for (let i = 0; i < MOST_CHOICES; i++) {
    const chosen = choose(subject, state, config.players, draws)
    if (!chosen) break
    choices.push(`${chosen.seat}.${game.options(state, chosen.seat).indexOf(chosen.option)}`)
    told = []
    game.play(state, chosen.seat, chosen.option, each => told.push(each))
    prints.push(printsOf(subject, state, config.players, told))
    states.push(JSON.parse(JSON.stringify(state)) as Json)
  }
  const afters = at.map(share => Math.floor(share * choices.length))
  return {
    game: game.id,
    version: game.version,
    config,
    seed,
    choices: choices.join(' '),
    offered: prints.map(each => each.offered).join(''),
    told: prints.map(each => each.told).join(''),
    shown: prints.map(each => each.shown).join(''),
    states: afters.map(after => ({ after, state: states[after]! })),
  }
}

/** Plays a kept game again with the rules of today: where they part, and how; undefined when they do not. */
export function keptDifference<S, C extends { players: number }, O, V, E>(
  of: Subject<S, C, O, V, E>,
  kept: KeptGame,
): string | undefined {
  const subject: Subject = of
  const { game } = subject
  let told: Told<unknown>[] = []
  const state = game.setup(kept.config, kept.seed, each => told.push(each))
  const choices = kept.choices.split(' ')
  for (let i = 0; ; i++) {
    const now = printsOf(subject, state, kept.config.players, told)
    for (const what of ['offered', 'told', 'shown'] as const)
      if (now[what] !== kept[what].slice(i * DIGITS, (i + 1) * DIGITS))
        return `seed '${kept.seed}': after ${i} choices something else is ${what}`
    for (const { after, state: old } of kept.states)
      if (after === i && hash(game.load(old, kept.version)) !== hash(state))
        return `seed '${kept.seed}': the state saved after ${i} choices is loaded as another one`
    const choice = choices[i]
    if (choice === undefined) return undefined
    const [seat, option] = choice.split('.').map(Number) as [number, number]
    told = []
    game.play(state, seat, game.options(state, seat)[option], each => told.push(each))
  }
}
