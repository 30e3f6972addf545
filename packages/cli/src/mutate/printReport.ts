import type { Mutant } from './mutants.ts'
import type { TrialResult } from './trials.ts'

export interface Trial {
  readonly mutant: Mutant
  readonly fate: TrialResult
}

interface Count {
  readonly mutants: number
  /** Timeouts are among them. */
  readonly killed: number
  readonly survived: number
  readonly timeouts: number
  /** Of 1. */
  readonly share: number
}

const isAlive = ({ fate }: Trial): boolean => fate === 'survived' || fate === 'never loaded'

export function countOf(trials: readonly Trial[]): Count {
  const survived = trials.filter(isAlive).length
  const killed = trials.length - survived
  return {
    mutants: trials.length,
    killed,
    survived,
    timeouts: trials.filter(({ fate }) => fate === 'timeout').length,
    share: trials.length === 0 ? 0 : Math.round((killed / trials.length) * 10_000) / 10_000,
  }
}

export interface SurvivingMutant {
  readonly file: string
  readonly line: number
  readonly original: string
  readonly replacement: string
  readonly context: string
  readonly loaded: boolean
}

export const survivorsOf = (trials: readonly Trial[]): SurvivingMutant[] =>
  trials
    .filter(isAlive)
    .map(({ mutant: { file, line, original, context, edit }, fate }) => ({
      file,
      line,
      original: oneLine(original),
      replacement: oneLine(edit.shown ?? edit.replacement),
      context: oneLine(context),
      loaded: fate !== 'never loaded',
    }))
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))

const WIDEST = 100

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export function printReport(game: string, trials: readonly Trial[]): void {
  const survivors = survivorsOf(trials)
  if (survivors.length > 0) console.log('survived')
  for (const { file, line, original, replacement, context, loaded } of survivors) {
    const where = original === context ? '' : `   in   ${context}`
    console.log(
      `  ${file}:${line}  ${original} → ${replacement}${where}${loaded ? '' : '   (no test loads this file)'}`,
    )
  }
  const files = Map.groupBy(trials, ({ mutant }) => mutant.file)
  const width = Math.max(4, ...[...files.keys()].map(file => file.length))
  console.log(`${'\nfile'.padEnd(width + 1)}  killed  of     share`)
  for (const [file, own] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(row(file.padEnd(width), own))
  console.log(row('all'.padEnd(width), trials))
  const { killed, mutants, share, timeouts } = countOf(trials)
  const late = timeouts > 0 ? `, ${timeouts} of them by time` : ''
  console.log(`\n${game}: ${killed} of ${mutants} mutants killed${late}: ${percent(share)}`)
}

function row(name: string, trials: readonly Trial[]): string {
  const { killed, mutants, share } = countOf(trials)
  return `${name}  ${String(killed).padStart(6)}  ${String(mutants).padStart(5)}  ${percent(share).padStart(8)}`
}
