// The usage of a command. Its options are the ones that it parses, so that none is left out.

export interface Option {
  readonly type: 'string' | 'boolean'
  /** The placeholder for its value: N, FILE, en|pl|cs. */
  readonly value?: string
  readonly does: string
  readonly multiple?: true
  readonly default?: string | boolean
}

export type Options = { readonly [name: string]: Option }

export interface Usage {
  /** The command line with its arguments besides options: `npm run play -- GAME`. */
  readonly command: string
  readonly does: string
  readonly options: Options
  /** Notes about anything but options. */
  readonly notes?: readonly string[]
  readonly example: string
}

const HELP: Option = { type: 'boolean', does: 'shows this' }

const nameOf = (name: string, { value }: Option): string => `--${name}${value === undefined ? '' : ` ${value}`}`

function meaningOf({ does, default: usual, multiple }: Option): string {
  const notes = [
    ...(typeof usual === 'string' ? [`${usual} if not given`] : []),
    ...(multiple ? ['may be given several times'] : []),
  ]
  return notes.length === 0 ? does : `${does} (${notes.join('; ')})`
}

export function usageText({ command, does, options, notes = [], example }: Usage): string {
  const all = Object.entries({ ...options, help: HELP })
  const width = Math.max(...all.map(([name, option]) => nameOf(name, option).length))
  const takesOptions = Object.keys(options).length > 0
  return [
    `${command}${takesOptions ? `${command.includes(' -- ') ? '' : ' --'} [options]` : ''}`,
    does,
    ...(notes.length > 0 ? ['', ...notes.map(note => `  ${note}`)] : []),
    '',
    ...all.map(([name, option]) => `  ${nameOf(name, option).padEnd(width)}  ${meaningOf(option)}`),
    '',
    `Example: ${example}`,
  ].join('\n')
}

/** How to see all of it: `npm run admin -- --help shows more.` */
export const helpHint = ({ command }: Usage): string =>
  `${/^npm (?:run )?\S+/.exec(command)?.[0] ?? command} -- --help shows more.`
