import { engineCalled } from '../engines.ts'
import type { Playable } from '../playable.ts'
import { type SearchName, searches } from '../thinking/searches.ts'
import { clones, copies } from './copies.ts'
import { type Meter, rates, waits } from './meter.ts'
import { playouts } from './playouts.ts'
import { searching } from './search.ts'
import type { Work } from './tally.ts'

const playing =
  (begin: (engine: Playable<unknown, unknown>) => Work) =>
  async (name: string): Promise<Meter> =>
    rates(begin(await engineCalled(name)))

/** The kinds of measurement of an engine. Every process that measures the same has a number of its own. */
export const kinds = {
  playouts: playing(playouts),
  copies: playing(copies),
  clones: playing(clones),
  search: playing(searching),
  /** An engine's own bot. */
  thinking: async name => rates(await searches[name as SearchName]()),
  /** How long our bot takes for a decision. */
  waiting: async (_name, number) => {
    const { BUDGET, decisions } = await import('../thinking/waiting.ts')
    return waits(BUDGET, decisions(number))
  },
} satisfies Record<string, (engine: string, number: number) => Promise<Meter>>
export type Kind = keyof typeof kinds
