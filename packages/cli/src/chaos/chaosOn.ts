// Runs the chaos test of the server's tests in a process of its own.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { CommandError } from '../command.ts'

const STORM = join(import.meta.dirname, '../../../server/test/storm.ts')

export interface ChaosResult {
  readonly storage: string
  readonly seed: string
  readonly kills: number
  readonly tables: number
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly stuck: readonly string[]
  readonly problems: readonly string[]
  readonly seconds: number
}

/** The damage to the games. */
export function chaosOn(storage: string, kills: number, seed: string): Promise<ChaosResult> {
  const child = fork(STORM, [storage, String(kills), seed], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.on('message', damage => resolve(damage as ChaosResult))
    child.on('error', reject)
    child.on('exit', code => reject(new CommandError(`The storm ended with ${code} and told nothing.`)))
  })
}
