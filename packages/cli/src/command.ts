import process from 'node:process'
import { parseArgs } from 'node:util'
import { helpHint, type Usage, usageText } from './usage.ts'

/** The reason why a command cannot do its work, and what to do about it. */
export class CommandError extends Error {}

/** The same about its arguments. */
export class BadArgument extends CommandError {}

const PARSING = 'ERR_PARSE_ARGS'

function asComplaint(problem: unknown): unknown {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : ''
  if (!(problem instanceof Error) || !code.startsWith(PARSING)) return problem
  const [, name = ''] = /'([^']+)'/.exec(problem.message) ?? []
  switch (code) {
    case `${PARSING}_UNKNOWN_OPTION`:
      return new BadArgument(`There is no option ${name} here.`)
    case `${PARSING}_UNEXPECTED_POSITIONAL`:
      return new BadArgument(`'${name}' is not expected here.`)
    default:
      // Such as a value that begins with a hyphen, about which Node writes three lines.
      return new BadArgument(problem.message.replaceAll('\n', ' '))
  }
}

/** Node ends its messages without a full stop, and so do messages that end with a command. */
const asSentence = (message: string): string => (/[.?!]$/.test(message) ? message : `${message}.`)

const HELP: readonly string[] = ['--help', '-h']

/**
 * Runs a command and exits with the code it returns; a complaint exits with 2. With --help it prints the usage and does
 * nothing else.
 */
export async function runCommand(usage: Usage, command: () => Promise<number>): Promise<void> {
  if (process.argv.slice(2).some(argument => HELP.includes(argument))) {
    console.log(usageText(usage))
    return
  }
  try {
    process.exitCode = await command()
  } catch (thrown) {
    const problem = asComplaint(thrown)
    if (!(problem instanceof CommandError)) throw problem
    console.error(
      problem instanceof BadArgument ? `${asSentence(problem.message)} ${helpHint(usage)}` : problem.message,
    )
    if (process.argv.includes('--json')) console.log(JSON.stringify({ problem: problem.message }))
    process.exitCode = 2
  }
}

/** For commands that take no arguments. */
export function mustStandAlone(): void {
  const [given] = parseArgs({ options: {}, allowPositionals: true }).positionals
  if (given !== undefined) throw new BadArgument(`'${given}' is not expected here: settings come from the environment.`)
}

type Values = ReturnType<typeof parseArgs>['values']

export function numberOf(values: Values, flag: string, least: number): number | undefined {
  const value = values[flag]
  if (value === undefined) return undefined
  const n = Number(value)
  if (!Number.isInteger(n) || n < least)
    throw new BadArgument(`--${flag} takes a whole number from ${least}, not '${String(value)}'.`)
  return n
}
