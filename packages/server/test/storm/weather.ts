// What a storm does, and what it has found.

import type { Storage } from '../process.ts'

export const FAULTS = ['kill', 'stop', 'database', 'cut', 'delay', 'duplicate', 'clock', 'disk'] as const
export type Fault = (typeof FAULTS)[number]

export interface Weather {
  readonly storage: Storage
  readonly seed: string
  /** The storm lasts so long, until servers were killed so often, or until each kind of fault came so often. */
  readonly seconds?: number
  readonly kills?: number
  readonly rounds?: number
  readonly faults: readonly Fault[]
  /** How each game goes on after the storm: to its end, or for so many choices. */
  readonly after: 'end' | number
}

export interface Damage {
  readonly storage: Storage
  readonly seed: string
  readonly faults: number
  readonly byFault: Readonly<Partial<Record<Fault, number>>>
  /** Faults that could not happen here, and why. */
  readonly leftOut: Readonly<Partial<Record<Fault, string>>>
  readonly tables: number
  readonly acknowledged: number
  /** Choices that the network has sent twice. */
  readonly repeated: number
  /** Acknowledged or shown choices that are missing, or stand elsewhere in the log. */
  readonly lost: readonly string[]
  /** Choices that count twice, and choices that nobody has made. */
  readonly duplicated: readonly string[]
  /** Clients that see something else than the server shows. */
  readonly diverged: readonly string[]
  /** Games that do not go on. */
  readonly stuck: readonly string[]
  /** Anything else that does not fit: a server that has ended by itself, a log that proves nothing. */
  readonly problems: readonly string[]
  readonly seconds: number
}
