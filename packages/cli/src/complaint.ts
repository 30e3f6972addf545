import process from 'node:process'
import type { parseArgs } from 'node:util'

/** Why a command cannot do what it is asked for, and what to do about it. */
export class Complaint extends Error {}

/** The same about its arguments. */
export class BadArgument extends Complaint {}

const isBadArgument = (problem: unknown): boolean =>
  problem instanceof BadArgument ||
  (problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS'))

/** Runs a command: it answers with its exit code; a complaint ends it with 2. */
export async function runCommand(usage: string, command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (problem) {
    if (!(problem instanceof Complaint || isBadArgument(problem))) throw problem
    console.error(problem instanceof Error ? problem.message : problem)
    if (isBadArgument(problem)) console.error(usage)
    process.exitCode = 2
  }
}

type Values = ReturnType<typeof parseArgs>['values']

/** The number behind a flag. */
export function numberOf(values: Values, flag: string, least: number): number | undefined {
  const value = values[flag]
  if (value === undefined) return undefined
  const n = Number(value)
  if (!Number.isInteger(n) || n < least)
    throw new BadArgument(`--${flag} takes a whole number from ${least}, not '${String(value)}'.`)
  return n
}
