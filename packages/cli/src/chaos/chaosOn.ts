// Runs the storm of the server's tests in a process of its own.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { CommandError } from '../command.ts'

const STORM = join(import.meta.dirname, '../../../server/test/storm/storm.ts')

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

export function chaosOn(order: ChaosOrder): Promise<ChaosResult> {
  const child = fork(STORM, [JSON.stringify(order)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.on('message', result => resolve(result as ChaosResult))
    child.on('error', reject)
    child.on('exit', code => reject(new CommandError(`The storm ended with ${code} and told nothing.`)))
  })
}
