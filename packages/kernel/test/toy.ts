// The smallest game there can be, for tests of the kernel itself.

import {
  type Definition,
  defineGame,
  type Game,
  int,
  type Language,
  language,
  list,
  type Of,
  type Procedure,
  type Seat,
  stateOf,
  text,
} from '@lastlight/kernel'

export const TOY = stateOf({ log: list(text), points: list(int), deck: list(int) })
export type Toy = Of<typeof TOY>
export type ToyEvent = { readonly e: string }
export type ToyGame = Game<Toy, { players: number }, { do: string }, Toy, ToyEvent>
export type Rules = Language<Toy, ToyEvent>

export const say = (s: Toy, word: string): void => {
  s.log.push(word)
}

/** A game whose rules are those that `write` defines. */
export function toy(
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- it takes no parameters
  write: (rules: Rules) => Procedure<Toy, unknown, never, Record<never, never>>,
  more: Partial<Definition<Toy, { players: number }, { do: string }, Toy, ToyEvent>> = {},
): ToyGame {
  const rules = language<Toy, ToyEvent>()
  return defineGame<Toy, { players: number }, { do: string }, Toy, ToyEvent>({
    id: 'toy',
    version: '1',
    configs: { players: { kind: 'int', min: 1, max: 4, default: 2 } },
    language: rules,
    shape: TOY,
    copy: s => structuredClone(s),
    root: write(rules),
    lay: ({ players }) => ({ log: [], points: Array.from({ length: players }, () => 0), deck: [1, 2, 3] }),
    view: s => s,
    outcome: () => ({ winners: [], reasons: [] }),
    redeal: () => {},
    ...more,
  })
}

export const options = (...names: string[]): { do: string }[] => names.map(name => ({ do: name }))

export const start = (game: ToyGame, players = 2): Toy => game.setup({ players }, 'toy')

export const offered = (game: ToyGame, s: Toy, seat: Seat): string[] => game.options(s, seat).map(o => o.do)
