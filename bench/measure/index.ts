import type { Playable } from '../playable.ts'
import { clones, copies } from './copies.ts'
import { playouts } from './playouts.ts'
import { searching } from './search.ts'
import type { Work } from './tally.ts'

/** What can be measured of an engine. */
export const kinds = { playouts, copies, clones, search: searching } satisfies Record<
  string,
  (engine: Playable<unknown, unknown>) => Work
>
export type Kind = keyof typeof kinds
