import type { Check } from '@lastlight/protocol/deal'
import { host } from './workers.ts'

export type { Check }

interface Proof {
  /** Whether it is a game from a server. */
  readonly exported: boolean
  next(): Promise<Check | null>
}

/** Proves a file, one check after the other; rejects with a `TableProblem` for a foreign file. */
export async function openProof(text: string, key?: string, list?: string): Promise<Proof> {
  const { number, exported } = await host().prove(text, key, list)
  return { exported, next: () => host().nextCheck(number) }
}
