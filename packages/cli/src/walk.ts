// `npm run walk`: walks every kind of question at all sizes, and finds buttons that cannot be seen or pressed. With
// --moments it plays games instead, and counts the big events that their table showed.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { BadArgument, numberOf, runCommand } from './command.ts'
import { duration, Progress } from './progress.ts'
import type { Options, Usage } from './usage.ts'

const many = (value: string, does: string) => ({ type: 'string', multiple: true, value, does }) as const
const OPTIONS = {
  game: many('GAME', 'only questions of this game: outlive or long-night'),
  question: many('WORD', 'only questions with this word in their name'),
  size: many(
    'SIZE',
    'only at this size, such as 360, 1280x800, 1280x800@200 (at 200 % zoom) or 360 forced (colours of the system)',
  ),
  locale: many('en|pl|cs', 'only in this language'),
  theme: many('dark|light', 'only in this theme'),
  with: many('EXTRA', 'only with nothing, lesson, lessonLine, coach, why, hand, secret or choice in sight'),
  moments: {
    type: 'boolean',
    does: 'instead, play games with a person who only ends turns, and count the big events that the table showed or missed',
  },
  games: { type: 'string', value: 'N', does: 'with --moments: how many games of each', default: '20' },
  seed: { type: 'string', value: 'SEED', does: 'with --moments: other games', default: 'moments' },
  json: { type: 'boolean', does: 'with --moments: the figures as JSON in the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run walk',
  does: 'Opens every kind of question and moment in a browser at all sizes. Finds buttons that cannot be seen or pressed, and what axe finds.',
  options: OPTIONS,
  notes: ['Each finding is printed. The exit code is 1 when there is one, or when a big event was missed.'],
  example: 'npm run walk -- --game outlive --size 360 --size 1280x800 --locale pl --question build',
}

/** The walk uses the tools of the browser tests, which belong to another package. */
const inWeb = (file: string): string => pathToFileURL(join(import.meta.dirname, '../../web', file)).href

type Lists = { readonly [list in 'tables' | 'sizes' | 'locales' | 'themes' | 'extras']: readonly string[] }
interface WalkModule {
  /** All that there is. */
  everything(): Lists
  lengthOf(chosen: Lists): number
  walkAll(chosen: Lists, saw: (place: string, faults: readonly string[]) => void): Promise<void>
}

interface Figures {
  readonly game: string
  readonly games: number
  /** By the name of the event. */
  readonly shown: { readonly [name: string]: number }
  readonly missed: { readonly [name: string]: number }
}
interface MomentsModule {
  readonly MOMENT_GAMES: readonly string[]
  shownIn(figures: Figures): number
  missedIn(figures: Figures): number
  walkMoments(id: string, games: number, seed: string, played?: () => void): Figures
}

function chosenOf(all: readonly string[], wanted: readonly string[] | undefined, flag: string): readonly string[] {
  const unknown = wanted?.find(each => !all.includes(each))
  if (unknown !== undefined) throw new BadArgument(`--${flag} takes ${all.join(', ')}, not '${unknown}'.`)
  return wanted ?? all
}

/** A table is named by its game and its question. */
const gameOf = (table: string): string => table.split(' ')[0]!

const listed = (counts: Figures['shown']): string =>
  Object.entries(counts)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')

/** How often each game had its big events on screen. */
async function walkMoments(values: Values): Promise<number> {
  const {
    MOMENT_GAMES,
    shownIn,
    missedIn,
    walkMoments: play,
  } = (await import(inWeb('walkMoments.ts'))) as MomentsModule
  const games = numberOf(values, 'games', 1)!
  const ids = chosenOf(MOMENT_GAMES, values.game, 'game')
  const progress = new Progress()
  let played = 0
  const all = ids.map(id =>
    play(id, games, values.seed, () => {
      played++
      progress.show(`${played} of ${ids.length * games} games`)
    }),
  )
  progress.clear()
  for (const figures of all) {
    console.log(`${figures.game}, ${figures.games} games: shown ${shownIn(figures)}, missed ${missedIn(figures)}`)
    console.log(`  shown: ${listed(figures.shown)}`)
    if (missedIn(figures) > 0) console.log(`  missed: ${listed(figures.missed)}`)
  }
  const total = (of: (figures: Figures) => number): number => all.map(of).reduce((a, b) => a + b, 0)
  if (values.json) console.log(JSON.stringify({ shown: total(shownIn), missed: total(missedIn), games: all }))
  return total(missedIn) === 0 ? 0 : 1
}

const read = () => parseArgs({ options: OPTIONS })
type Values = ReturnType<typeof read>['values']

async function walk(): Promise<number> {
  const { values } = read()
  if (values.moments) return walkMoments(values)
  const { everything, lengthOf, walkAll } = (await import(inWeb('walkAll.ts'))) as WalkModule
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
