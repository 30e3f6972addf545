// What every part of a table may ask and do, however deep it stands.

import { createContext, useContext } from 'react'
import type { Sight, Table, TableState } from '../play/table.ts'
import type { Choice } from './choice.ts'
import type { Face, Saying, Thing } from './face.ts'

export interface AtTable {
  readonly table: Table
  readonly state: TableState
  readonly face: Face
  readonly saying: Saying
  /** What is shown now: it lags behind the table while events are played out. */
  readonly sight: Sight
  readonly choice: Choice
  /** Points at a thing; on the second time, when it has chosen an option, does it. A dark one says why not. */
  point(thing: Thing): void
  choose(option: unknown): void
  /** Does what is chosen. */
  confirm(): void
  /** Asks why a wish is not possible, and shows the answer. */
  why(wish: unknown): void
  /** Opens the rulebook at a rule. */
  openRule(rule: string): void
  /** What is laid out of a payment and not given yet: the options that give it, one for each token; not there without a payment. */
  readonly laid?: readonly unknown[] | undefined
  /** Things of the event that is being shown. */
  readonly stirred: ReadonlySet<Thing>
  /** Things that others have changed since one's last choice. */
  readonly changed?: ReadonlySet<Thing>
  /** The number of the key that chooses what a thing stands for, where that is one option alone. */
  keyOf?(thing: Thing): number | undefined
}

const Context = createContext<AtTable | null>(null)
export const AtTableProvider = Context

export function useTable(): AtTable {
  const at = useContext(Context)
  if (at === null) throw new Error('this stands outside of a table')
  return at
}
