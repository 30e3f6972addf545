// `npm run walk`: walks every kind of question at all sizes, and finds buttons that cannot be seen or pressed.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { BadArgument, runCommand } from './command.ts'
import { duration, Progress } from './progress.ts'
import type { Options, Usage } from './usage.ts'

const many = (value: string, does: string) => ({ type: 'string', multiple: true, value, does }) as const
const OPTIONS = {
  game: many('GAME', 'only questions of this game: outlive or long-night'),
  question: many('WORD', 'only questions with this word in their name'),
  size: many('SIZE', 'only at this size, such as 360, 1280x800 or 1280x800@200 (at 200 % zoom)'),
  locale: many('en|pl|cs', 'only in this language'),
  theme: many('dark|light', 'only in this theme'),
  with: many('EXTRA', 'only with nothing, lesson, lessonLine, coach, why, hand, secret or choice in sight'),
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run walk',
  does: 'Opens every kind of question and moment in a browser at all sizes. Finds buttons that cannot be seen or pressed, and what axe finds.',
  options: OPTIONS,
  notes: ['Each finding is printed. The exit code is 1 when there is one.'],
  example: 'npm run walk -- --game outlive --size 360 --size 1280x800 --locale pl --question build',
}

/** The walk uses the tools of the browser tests, which belong to another package. */
const WEB = pathToFileURL(join(import.meta.dirname, '../../web/walkAll.ts')).href

type Lists = { readonly [list in 'tables' | 'sizes' | 'locales' | 'themes' | 'extras']: readonly string[] }
interface WalkModule {
  /** All that there is. */
  everything(): Lists
  lengthOf(chosen: Lists): number
  walkAll(chosen: Lists, saw: (place: string, faults: readonly string[]) => void): Promise<void>
}

function chosenOf(all: readonly string[], wanted: readonly string[] | undefined, flag: string): readonly string[] {
  const unknown = wanted?.find(each => !all.includes(each))
  if (unknown !== undefined) throw new BadArgument(`--${flag} takes ${all.join(', ')}, not '${unknown}'.`)
  return wanted ?? all
}

/** A table is named by its game and its question. */
const gameOf = (table: string): string => table.split(' ')[0]!

async function walk(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS })
  const { everything, lengthOf, walkAll } = (await import(WEB)) as WalkModule
  const all = everything()
  const games = [...new Set(all.tables.map(gameOf))]
  const played = chosenOf(games, values.game, 'game')
  const tables = all.tables.filter(
    name => played.includes(gameOf(name)) && (values.question?.some(word => name.includes(word)) ?? true),
  )
  if (tables.length === 0) throw new BadArgument(`No question is named so; there are ${all.tables.join(', ')}.`)
  const chosen = {
    tables,
    sizes: chosenOf(all.sizes, values.size, 'size'),
    locales: chosenOf(all.locales, values.locale, 'locale'),
    themes: chosenOf(all.themes, values.theme, 'theme'),
    extras: chosenOf(all.extras, values.with, 'with'),
  }
  const length = lengthOf(chosen)
  const progress = new Progress()
  const began = performance.now()
  let seen = 0
  let findings = 0
  await walkAll(chosen, (place, faults) => {
    seen++
    findings += faults.length
    if (faults.length > 0) progress.clear()
    for (const fault of faults) console.log(`${place}: ${fault}`)
    progress.show(`${seen} of ${length} places, ${findings} findings`)
  })
  progress.clear()
  console.log(`${seen} places in ${duration((performance.now() - began) / 1000)}, ${findings} findings`)
  return findings === 0 ? 0 : 1
}

await runCommand(USAGE, walk)
