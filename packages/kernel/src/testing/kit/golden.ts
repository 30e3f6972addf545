// A seeded game as a line of fingerprints: when it changes, the same log could play differently, and the version must.

import { hash } from '../../hash.ts'
import { choose } from './choose.ts'
import { Draws } from './draws.ts'
import type { Subject } from './types.ts'

export interface Golden {
  readonly game: string
  readonly version: string
  readonly config: { readonly players: number }
  readonly seed: string
  /** For each choice the seat and the place of the option in its list: '0.3 1.0 1.7'. */
  readonly choices: string
  /** Eight hexadecimal digits for the state after the deal and after each choice. */
  readonly hashes: string
}

const DIGITS = 8

export function golden<S, C extends { players: number }, O, V, E>(
  subject: Subject<S, C, O, V, E>,
  config: C,
  seed: string,
  maxDecisions = 20_000,
): Golden {
  const some: Subject = subject
  const { game } = some
  const draws = new Draws(`golden ${seed}`)
  const state = game.setup(config, seed)
  const choices: string[] = []
  const hashes = [hash(state).slice(0, DIGITS)]
  for (let i = 0; i < maxDecisions; i++) {
    const chosen = choose(some, state, config.players, draws)
    if (!chosen) break
    choices.push(`${chosen.seat}.${game.options(state, chosen.seat).indexOf(chosen.option)}`)
    game.play(state, chosen.seat, chosen.option)
    hashes.push(hash(state).slice(0, DIGITS))
  }
  return { game: game.id, version: game.version, config, seed, choices: choices.join(' '), hashes: hashes.join('') }
}

/** Says after how many choices two golden games part; undefined when they are the same. */
export function goldenDifference(stored: Golden, now: Golden): string | undefined {
  const [before, after] = [stored.hashes.match(/.{8}/g) ?? [], now.hashes.match(/.{8}/g) ?? []]
  const at = before.findIndex((each, i) => each !== after[i])
  if (at < 0 && before.length === after.length) return undefined
  const step = at < 0 ? before.length : at
  const choice = now.choices.split(' ')[step - 1] ?? 'the deal'
  const version =
    stored.version === now.version
      ? `the version is still ${now.version} and must change`
      : `${stored.version} is now ${now.version}`
  return `the game of seed '${stored.seed}' plays differently after ${step} choices (${choice}); ${version}`
}
