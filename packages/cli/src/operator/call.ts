import process from 'node:process'
import type { Environment } from '@lastlight/server'

/** A command is given its arguments, its settings, and a function that prints. */
export interface Call {
  readonly args: string[]
  readonly env: Environment
  /** In words, for people. */
  readonly say: (line: string) => void
  /** For programs that have asked with --json: one object, once. */
  readonly answer: (value: object) => void
}

/** As npm runs it. With --json nothing but the answer goes to standard output. */
export function callOfProcess(): Call {
  const args = process.argv.slice(2)
  return {
    args,
    env: process.env,
    say: args.includes('--json') ? line => console.error(line) : line => console.log(line),
    answer: value => console.log(JSON.stringify(value)),
  }
}
