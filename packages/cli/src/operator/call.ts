import type { Environment } from '@lastlight/server'

/** What a command is given: its arguments, its settings, and somebody to tell things to. */
export interface Call {
  readonly args: string[]
  readonly env: Environment
  readonly say: (line: string) => void
}
