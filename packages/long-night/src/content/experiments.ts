// LN-RAX-02, U-13, U-14: the experiments of Raxxon. One side is an audio log with a code, the other an encounter.

import type { Checked, Effect } from './effects.ts'
import type { Place } from './places.ts'
import type { Source } from './source.ts'

/** LN-RAX-SPEC-05: the three lines of an encounter, from the lowest roll on. */
export const LINES = ['low', 'mid', 'high'] as const
export type LineName = (typeof LINES)[number]

/** What becomes of the special zombie after the effects of the line. */
export type Fate = 'stays' | 'moves' | 'gone'

export interface EncounterLine {
  /** The highest roll of this line. */
  readonly upTo: number
  readonly fate: Fate
  /** The card removes it first, so its space is free for the effects. */
  readonly first: boolean
}

export interface ExperimentRow {
  /** LN-RAX-CODE-02 */
  readonly code: readonly [number, number]
  readonly figures: number
  /** LN-RAX-PLACE-01: a random location for each figure, or one place. */
  readonly at: Place | 'random'
  readonly lines: { readonly [line in LineName]: EncounterLine }
  /** The effects of each line speak of the attacker and of the place of the attack. */
  readonly lists: Checked
  readonly source: Source
}

type Line = readonly [upTo: number, fate: Fate | 'goneFirst', ...effects: readonly Effect<never>[]]

const row = ([upTo, fate]: Line): EncounterLine =>
  fate === 'goneFirst' ? { upTo, fate: 'gone', first: true } : { upTo, fate, first: false }
const effectsOf = ([, , ...effects]: Line): readonly Effect<never>[] => effects

const experiment = (
  code: readonly [number, number],
  figures: number,
  at: Place | 'random',
  low: Line,
  mid: Line,
  high: Line,
  source: Source = 'proposed',
): ExperimentRow => ({
  code,
  figures,
  at,
  lines: { low: row(low), mid: row(mid), high: row(high) },
  lists: { low: effectsOf(low), mid: effectsOf(mid), high: effectsOf(high) } as unknown as Checked,
  source,
})

export const EXPERIMENTS = {
  /** A wound; a card of the hand; gone. */
  claw: experiment([1, 2], 2, 'random', [2, 'stays', ['wound', 1]], [4, 'stays', ['loseCards', 1]], [6, 'gone']),
  /** A wound; it moves; a wound, and it is gone. */
  hunter: experiment(
    [1, 3],
    2,
    'random',
    [3, 'stays', ['wound', 1]],
    [4, 'moves'],
    [6, 'gone', ['wound', 1]],
    'printed',
  ),
  /** Two cards of the hand; a card, and it moves; gone, and it leaves a card of the location. */
  collector: experiment(
    [1, 4],
    2,
    'library',
    [2, 'stays', ['loseCards', 2]],
    [3, 'moves', ['loseCards', 1]],
    [6, 'goneFirst', ['draw', 'here', 1]],
  ),
  /** Frostbite; frostbite, and it is gone; gone. */
  frostwalker: experiment(
    [1, 5],
    1,
    'random',
    [3, 'stays', ['frostbite', 1]],
    [4, 'gone', ['frostbite', 1]],
    [6, 'gone'],
  ),
  /** Two wounds; a wound; gone. */
  tank: experiment([1, 6], 1, 'colony', [2, 'stays', ['wound', 2]], [5, 'stays', ['wound', 1]], [6, 'gone']),
  /** Noise and a zombie; a zombie at the colony, and it moves; noise, and it is gone. */
  howler: experiment(
    [2, 4],
    2,
    'random',
    [3, 'stays', ['noise', 2], ['zombies', 'here', 1]],
    [4, 'moves', ['zombies', 'colony', 1]],
    [6, 'goneFirst', ['noise', 1]],
  ),
  /** Another exposure roll; a wound; another exposure roll, and it is gone. */
  carrier: experiment(
    [2, 5],
    1,
    'hospital',
    [2, 'stays', ['expose']],
    [4, 'stays', ['wound', 1]],
    [6, 'goneFirst', ['expose']],
  ),
  /** Two zombies; a zombie and a wound; gone, and a zombie in its place. */
  hydra: experiment(
    [3, 4],
    1,
    'raxxon',
    [3, 'stays', ['zombies', 'here', 2]],
    [4, 'stays', ['wound', 1], ['zombies', 'here', 1]],
    [6, 'goneFirst', ['zombies', 'here', 1]],
  ),
  /** Two wounds; a wound, and it moves; gone. */
  reaper: experiment([3, 6], 2, 'random', [2, 'stays', ['wound', 2]], [4, 'moves', ['wound', 1]], [6, 'gone']),
  /** Two wounds over everybody there; a wound, and it moves; gone. */
  spitter: experiment([4, 5], 2, 'random', [3, 'stays', ['spreadWounds', 2]], [4, 'moves', ['wound', 1]], [6, 'gone']),
  /** Despair; two cards of the location to the waste pile; gone, and one such card. */
  stinker: experiment(
    [4, 6],
    2,
    'grocery',
    [2, 'stays', ['despair', 1]],
    [4, 'stays', ['litter', 'here', 2]],
    [6, 'goneFirst', ['litter', 'here', 1]],
  ),
  /** Two despair; despair, and it moves; gone. */
  siren: experiment([5, 6], 1, 'random', [2, 'stays', ['despair', 2]], [4, 'moves', ['despair', 1]], [6, 'gone']),
} as const satisfies { readonly [id: string]: ExperimentRow }
export type ExperimentId = keyof typeof EXPERIMENTS
export const EXPERIMENT_IDS = Object.keys(EXPERIMENTS) as readonly ExperimentId[]
export const experimentRow = (id: string): ExperimentRow => EXPERIMENTS[id as ExperimentId]

export const lineOf = (id: string, rolled: number): LineName =>
  LINES.find(line => rolled <= experimentRow(id).lines[line].upTo)!

/** LN-RAX-CODE-04 */
export const FEWER_ZOMBIES = 3
