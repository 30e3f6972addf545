// `npm run tune -- <game>`: bots play with many different numbers, and better ones evolve.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { Draws } from '@lastlight/bots'
import { BadArgument, numberOf, runCommand } from './command.ts'
import { manifestOf } from './games/index.ts'
import { gamePath, importGame } from './importGame.ts'
import { oneGame } from './packages.ts'
import { duration, Progress } from './progress.ts'
import { evolve, evolvedFrom, generationOf, LEAST_TRIED, numbersOf } from './tune/evolution.ts'
import { type Table, Tables } from './tune/tables.ts'
import type { Numbers, Result, Tuning } from './tune/tuning.ts'
import type { Options, Usage } from './usage.ts'

const USUAL = { generations: 20, size: 14, games: 36, check: 400 }

const OPTIONS = {
  generations: { type: 'string', value: 'N', does: `how often the numbers change (${USUAL.generations} if not given)` },
  size: {
    type: 'string',
    value: 'N',
    does: `how many different numbers each generation tries, at least ${LEAST_TRIED} (${USUAL.size} if not given)`,
  },
  games: { type: 'string', value: 'N', does: `how many games each of them plays (${USUAL.games} if not given)` },
  check: {
    type: 'string',
    value: 'N',
    does: `how many other games the old and the new numbers play in the end (${USUAL.check} if not given)`,
  },
  part: { type: 'string', value: 'NAME', does: 'the numbers that are tuned, where a game has several parts' },
  seed: { type: 'string', value: 'S', default: '1', does: 'the same seed plays the same games' },
  workers: { type: 'string', value: 'N', does: 'threads that play (one for each core if not given)' },
  write: { type: 'boolean', does: 'writes the file that the bots of this game use' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run tune -- GAME',
  does: 'Bots play with many different numbers, and better ones evolve.',
  options: OPTIONS,
  example: 'npm run tune -- long-night --part colony --generations 30 --write',
}

async function tune(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const root = process.cwd()
  const name = oneGame(root, positionals)
  const path = gamePath(root, name)
  const game = await importGame(path)
  const tunings = (await manifestOf(name))?.tunings ?? {}
  const parts = Object.keys(tunings)
  if (parts.length === 0) throw new BadArgument(`No bot of ${name} has numbers to tune: name another game.`)
  const part = values.part ?? (parts.length === 1 ? parts[0]! : '')
  const tuning = tunings[part]
  if (tuning === undefined) throw new BadArgument(`--part takes ${parts.join(' or ')}, not '${part}'.`)
  const counts = {
    generations: numberOf(values, 'generations', 1) ?? USUAL.generations,
    size: numberOf(values, 'size', LEAST_TRIED) ?? USUAL.size,
    games: numberOf(values, 'games', 1) ?? USUAL.games,
    check: numberOf(values, 'check', 1) ?? USUAL.check,
  }
  const tables = new Tables({ path, part }, numberOf(values, 'workers', 1) ?? availableParallelism())
  try {
    const found = await evolved(tuning, tables, values.seed, counts)
    const seed = `${values.seed} check`
    const [old, now] = await compared(tables, [tuning.usual, found], seed, counts.check)
    const checked = { games: counts.check, before: old!, after: now! }
    console.log(JSON.stringify({ numbers: found, checked }, undefined, 2))
    if (!values.write) {
      console.log('nothing is written: --write does that')
      return 0
    }
    const target = join(root, 'packages', 'bots', 'src', name, 'tuned.json')
    const from = {
      command: `npm run tune -- ${process.argv.slice(2).join(' ')}`,
      rules: game.version,
      games: counts.generations * counts.size * counts.games,
      checked,
    }
    const before = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as object) : {}
    writeFileSync(target, `${JSON.stringify({ ...before, [part]: { from, numbers: found } }, undefined, 2)}\n`)
    console.log(`written: ${target}`)
    return 0
  } finally {
    await tables.close()
  }
}

type Counts = typeof USUAL

async function evolved(tuning: Tuning, tables: Tables, seed: string, counts: Counts): Promise<Numbers> {
  const names = Object.keys(tuning.usual)
  const named = (at: readonly number[]): Numbers =>
    Object.fromEntries(numbersOf(at).map((value, i) => [names[i]!, rounded(value, tuning.most?.[names[i]!])]))
  const draws = new Draws(`tune ${seed}`)
  const progress = new Progress()
  const begun = performance.now()
  let state = evolvedFrom(Object.values(tuning.usual))
  for (let generation = 0; generation < counts.generations; generation++) {
    const tried = generationOf(state, counts.size, draws)
    const results = await playedBy(tables, tried.map(named), `${seed} ${generation}`, counts.games, done => {
      const share = (generation + done) / counts.generations
      const left = ((performance.now() - begun) / 1000) * (1 / share - 1)
      progress.show(`generation ${generation + 1} of ${counts.generations}, about ${duration(left)} to go`)
    })
    progress.clear()
    const worths = results.map(mean => mean.worth)
    console.error(`generation ${generation + 1}: ${said(meanOf(results))}`)
    state = evolve(
      state,
      tried.map((at, i) => ({ at, worth: worths[i]! })),
    )
  }
  return named(state.mean)
}

/** Three digits are more than evolution can tell apart. */
const rounded = (value: number, most = Number.POSITIVE_INFINITY): number => Math.min(most, Number(value.toPrecision(3)))

/** All of them play the same deals. */
async function playedBy(
  tables: Tables,
  all: readonly Numbers[],
  seed: string,
  games: number,
  look: (share: number) => void,
): Promise<readonly Result[]> {
  const wanted = all.flatMap(numbers =>
    Array.from({ length: games }, (_, number): Table => ({ numbers, seed, number })),
  )
  const results = await tables.play(wanted, done => look(done / wanted.length))
  return all.map((_, i) => meanOf(results.slice(i * games, (i + 1) * games)))
}

async function compared(
  tables: Tables,
  all: readonly Numbers[],
  seed: string,
  games: number,
): Promise<readonly Numbers[]> {
  const progress = new Progress()
  const means = await playedBy(tables, all, seed, games, share =>
    progress.show(`check: ${Math.round(100 * share)} % of ${all.length * games} games`),
  )
  progress.clear()
  return means.map(({ worth, figures }) => mapped({ worth, ...figures }, value => Number(value.toFixed(3))))
}

const mapped = (numbers: Numbers, change: (value: number, name: string) => number): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, change(value, name)]))

function meanOf(results: readonly Result[]): Result {
  const mean = (of: (result: Result) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length
  return {
    worth: mean(({ worth }) => worth),
    figures: mapped(results[0]!.figures, (_, name) => mean(({ figures }) => figures[name]!)),
  }
}

const said = ({ worth, figures }: Result): string =>
  Object.entries({ worth, ...figures })
    .map(([name, value]) => `${name} ${value.toFixed(3)}`)
    .join(', ')

await runCommand(USAGE, tune)
