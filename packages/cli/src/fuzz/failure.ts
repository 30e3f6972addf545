// A failure on disk: all it takes to see it again.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../command.ts'
import type { Finding } from './messages.ts'

export interface Failure extends Finding {
  readonly game: string
  readonly version: string
  readonly config: { readonly players: number }
  readonly seed: string
  readonly goesBack?: boolean
}

/** Writes it, and says where. */
export function writeFailure(folder: string, failure: Failure): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `failure-${failure.check}-${failure.seed.replaceAll(/[^\w.-]+/g, '-')}.json`)
  writeFailureTo(path, failure)
  return path
}

export function writeFailureTo(path: string, failure: Failure): void {
  writeFileSync(path, `${JSON.stringify(failure, null, 2)}\n`)
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  ['game', 'version', 'seed', 'check', 'message'].every(key => typeof (value as never)[key] === 'string') &&
  'config' in value &&
  'choices' in value

export function readFailure(path: string): Failure {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (isFailure(value)) return value
  } catch (problem) {
    throw new CommandError(`${path} cannot be read: ${problem instanceof Error ? problem.message : String(problem)}`)
  }
  throw new CommandError(`${path} is no failure that 'npm run fuzz' has written.`)
}
