// `npm run sim -- <game>`: whole games by bots, and their results.

import process from 'node:process'
import { BadArgument, runCommand } from './command.ts'
import { manifestOf } from './games/index.ts'
import { gamePath, importGame } from './importGame.ts'
import { phrasebookOf } from './play/phrasebook.ts'
import { duration, Progress } from './progress.ts'
import { checkedUntil, patienceFor, readArguments, USAGE } from './sim/arguments.ts'
import { type Figures, Tally } from './sim/figures.ts'
import { inOrder } from './sim/inOrder.ts'
import { writeReport } from './sim/page/write.ts'
import { print } from './sim/printFigures.ts'
import { replayOne } from './sim/replayOne.ts'
import { checkedSeated } from './sim/seated.ts'
import { sectionLines } from './sim/sectionLines.ts'
import { simLine } from './sim/shellLine.ts'
import type { Batch, Order } from './sim/simOrder.ts'
import { decideRun, type Until, type Verdict } from './sim/stopping.ts'
import { tablesOf } from './sim/tables.ts'
import { pageWords } from './sim/text/index.ts'
import { Threads } from './sim/threads.ts'

const root = process.cwd()

async function sim(): Promise<number> {
  const args = readArguments(root)
  const path = gamePath(root, args.game)
  const game = await importGame(path)
  const workers = Math.min(args.workers, args.games)
  const bots = checkedSeated(game.id, args.bots)
  const until = args.until === undefined ? undefined : checkedUntil(game.id, bots, args.until)
  const patience = args.patience ?? patienceFor(bots, args.budget)
  const { statistics, guide, settingFiles } = (await manifestOf(game.id)) ?? {}
  const { refusal } = await phrasebookOf(await guide?.speech(args.lang), args.lang, -1)
  const tables = tablesOf(game, args.players, args.set, {
    files: settingFiles,
    refusal,
    tell: line => console.error(line),
  })
  if (tables.length > 1 && new Set(bots).size > 1)
    throw new BadArgument(
      'Different bots are compared at one table: give one number of players and one value for each setting.',
    )
  const order: Order = {
    path,
    tables,
    games: args.games,
    seed: args.seed,
    bots,
    budget: args.budget,
    isCounted: args.report !== undefined || statistics?.always === true,
    atOnce: until !== undefined,
    cells: new SharedArrayBuffer(4 * (workers + 1)),
  }
  if (args.only !== undefined) {
    for (const other of ['report', 'until'] as const)
      if (args[other] !== undefined) throw new BadArgument(`--game plays one game: leave --${other} out.`)
    return replayOne(game, order, args.only, args.save)
  }
  if (args.save !== undefined) throw new BadArgument('--save writes the game that --game N names.')
  const tally = new Tally(order)
  const start = performance.now()
  const seconds = (): number => (performance.now() - start) / 1000
  const verdict = await play(order, new Threads(order, workers, patience), tally, until, seconds)
  const counted = tally.figures(args.game, seconds())
  const sample = { players: counted.players, games: counted.finished, bots: order.bots, examples: tally.examples }
  const report = statistics?.always && counted.finished > 0 ? statistics.report(tally.counted, sample) : undefined
  const figures: Figures = { ...counted, ...(until && { stopped: verdict ?? 'games' }) }
  const words = pageWords(await statistics?.messages(args.lang), args.lang)
  print(figures, until, report?.brief?.(words).flatMap(section => sectionLines(section, words)) ?? [])
  if (args.report !== undefined) {
    const { lengths, examples } = tally
    const run = { id: game.id, order, figures, lengths, counted: tally.counted, examples }
    const command = simLine(process.argv.slice(2))
    const occasion = { command, again: args.again, written: new Date(), until }
    const file = await writeReport(args.report, run, occasion, args.lang)
    console.log(`\nwritten: ${file}`)
  }
  if (args.json) console.log(JSON.stringify({ ...figures, ...report?.figures }))
  return figures.failures > 0 || (verdict === undefined && figures.games < args.games) ? 1 : 0
}

/** Plays until all games are played or the question is decided; returns the answer. */
async function play(
  order: Order,
  threads: Threads,
  tally: Tally,
  until: Until | undefined,
  seconds: () => number,
): Promise<Verdict | undefined> {
  const progress = new Progress()
  let verdict: Verdict | undefined
  const look = until && decideRun(order, until)
  const count = (batch: Batch): void => {
    if (verdict !== undefined) return
    tally.add(batch)
    for (const played of batch.played) verdict ??= look?.(played)
    if (verdict !== undefined) threads.stop()
  }
  await threads.play(until ? inOrder(count) : count, () => {
    if (verdict === undefined) progress.show(progressOf(order, threads.begun, tally, seconds()))
  })
  progress.clear()
  return verdict
}

function progressOf(order: Order, begun: number, tally: Tally, seconds: number): string {
  const rate = begun / seconds
  const failed = tally.failures > 0 ? `, ${tally.failures} failed` : ''
  const left = rate > 0 ? `, about ${duration((order.games - begun) / rate)} to go` : ''
  return `${bar(begun / order.games)} ${begun} of ${order.games} games${failed}${left}`
}

const WIDTH = 24
const bar = (share: number): string => {
  const full = Math.round(share * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
}

await runCommand(USAGE, sim)
