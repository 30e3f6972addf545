import type { Tell } from '../../contract.ts'
import { hash } from '../../hash.ts'
import type { SomeGame } from './checkedState.ts'
import type { Choice } from './types.ts'

/** A played game, with the hash of the deal and of the state after each choice. */
interface Recording {
  readonly config: { readonly players: number }
  readonly seed: string
  readonly choices: readonly Choice[]
  readonly hashes: readonly string[]
}

/** After how many choices the same game, played again, differs; undefined when it never does. */
export function partsAfter(game: SomeGame, record: Recording, tell: Tell<unknown> | undefined): number | undefined {
  const state = game.setup(record.config, record.seed, tell)
  if (hash(state) !== record.hashes[0]) return 0
  for (const [i, { seat, option }] of record.choices.entries()) {
    game.play(state, seat, option, tell)
    if (hash(state) !== record.hashes[i + 1]) return i + 1
  }
  return undefined
}
