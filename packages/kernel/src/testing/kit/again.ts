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

/** A hash takes longer than a choice, so the states between these are compared only when one of them differs. */
const COMPARED_EVERY = 8

/** After how many choices the same game, played again, differs; undefined when it never does. */
export function partsAfter(game: SomeGame, record: Recording, tell: Tell<unknown> | undefined): number | undefined {
  const late = firstDifference(game, record, tell, COMPARED_EVERY)
  return late === undefined ? undefined : (firstDifference(game, record, tell, 1) ?? late)
}

function firstDifference(
  game: SomeGame,
  { config, seed, choices, hashes }: Recording,
  tell: Tell<unknown> | undefined,
  every: number,
): number | undefined {
  const state = game.setup(config, seed, tell)
  if (hash(state) !== hashes[0]) return 0
  for (const [i, { seat, option }] of choices.entries()) {
    game.play(state, seat, option, tell)
    const after = i + 1
    if ((after % every === 0 || after === choices.length) && hash(state) !== hashes[after]) return after
  }
  return undefined
}
