// A fault seen at the table: a file that shows it again, and a test made of it.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import process from 'node:process'
import { type Entry, entriesLeadingTo, type Json, type Save, type Seat } from '@lastlight/kernel'
import { CommandError } from '../command.ts'
import { type Failure, readFailure } from '../fuzz/failure.ts'

type Choice = { readonly seat: Seat; readonly option: Json }

/** A file that `npm run fuzz -- --replay` can read. */
interface Report extends Omit<Failure, 'check'> {
  readonly check: 'report'
  readonly node: string
  /** The seat that saw it, and its question. */
  readonly seat: Seat
  readonly options: readonly unknown[]
  readonly save: Save
}

/** The choices that were not taken back. */
export function standing(log: readonly Entry[]): readonly Choice[] {
  const made: Choice[] = []
  const undone: Choice[] = []
  const takeLast = (list: Choice[], seat: Seat): Choice | undefined => {
    const at = list.findLastIndex(choice => choice.seat === seat)
    return at < 0 ? undefined : list.splice(at, 1)[0]
  }
  for (const entry of entriesLeadingTo(log, log.length)) {
    if ('seat' in entry) made.push(entry)
    else if ('undo' in entry) undone.push(...[takeLast(made, entry.undo)].filter(choice => choice !== undefined))
    else if ('redo' in entry) made.push(...[takeLast(undone, entry.redo)].filter(choice => choice !== undefined))
  }
  return made
}

export function writeReport(path: string, save: Save, seat: Seat, options: readonly unknown[], message: string): void {
  const report: Report = {
    game: save.game,
    version: save.version,
    node: process.version,
    config: save.config,
    seed: save.seed ?? '',
    check: 'report',
    message,
    choices: standing(save.log),
    seat,
    options,
    save,
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`)
}

/** Writes a test that plays up to the fault and fails there; answers with its path. */
export function writeTest(root: string, game: string, file: string): string {
  const report = readFailure(file)
  if (report.game !== game) throw new CommandError(`${file} is about ${report.game}, not about ${game}.`)
  if (report.choices === null) throw new CommandError(`${file} holds no choices.`)
  const name = basename(file, '.json').replaceAll(/[^\w-]+/g, '-')
  const folder = join(root, 'packages', game, 'test', 'reports')
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, `${name}.json`))
  const path = join(folder, `${name}.test.ts`)
  writeFileSync(path, testText(name, report.message))
  return relative(root, path)
}

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll(/\s+/g, ' ')}'`

const testText = (name: string, message: string): string => `import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { game } from '../../src/index.ts'

type Config = Parameters<typeof game.setup>[0]
type Option = Parameters<typeof game.play>[2]
interface Report {
  readonly config: Config
  readonly seed: string
  readonly seat: number
  readonly choices: readonly { readonly seat: number; readonly option: Option }[]
}

test(${quoted(`reported: ${message}`)}, () => {
  const report = JSON.parse(readFileSync(new URL('./${name}.json', import.meta.url), 'utf8')) as Report
  const state = game.setup(report.config, report.seed)
  for (const { seat, option } of report.choices) game.play(state, seat, option)
  // Say here what should be true of the state, or of game.options(state, report.seat), instead of this line.
  assert.fail(${quoted(message)})
})
`

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
