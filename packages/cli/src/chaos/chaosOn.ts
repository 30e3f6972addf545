// Runs the storm of the server's tests in a process of its own.

import { reportOf } from '../reportOf.ts'

export const FAULTS = ['kill', 'stop', 'database', 'cut', 'delay', 'duplicate', 'clock', 'disk'] as const
export type Fault = (typeof FAULTS)[number]
/** What must not happen to a game. */
export const DAMAGES = ['lost', 'duplicated', 'diverged', 'stuck'] as const

export interface ChaosOrder {
  readonly storage: string
  readonly seed: string
  readonly seconds?: number
  readonly kills?: number
  readonly faults: readonly Fault[]
  readonly after: 'end' | number
}

type Findings = { readonly [damage in (typeof DAMAGES)[number] | 'problems']: readonly string[] }

export interface ChaosResult extends Findings {
  readonly storage: string
  readonly seed: string
  readonly faults: number
  readonly byFault: Readonly<Partial<Record<Fault, number>>>
  readonly leftOut: Readonly<Partial<Record<Fault, string>>>
  readonly tables: number
  readonly acknowledged: number
  readonly repeated: number
  readonly seconds: number
}

export const chaosOn = (order: ChaosOrder): Promise<ChaosResult> =>
  reportOf<ChaosResult>('storm/storm.ts', [JSON.stringify(order)])
