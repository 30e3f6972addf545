// `npm run fuzz -- <game>`: plays checked games in bulk, and keeps the failures.

import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { configsOf } from '@lastlight/kernel/testing'
import { BadArgument, CommandError, numberOf, runCommand } from './command.ts'
import { Campaign, type Group, sumOf } from './fuzz/campaign.ts'
import { type Figures, figuresOf, printReport } from './fuzz/printReport.ts'
import { type FuzzRecord, readRecord, readRecords } from './fuzz/record.ts'
import { replayFailure } from './fuzz/replayFailure.ts'
import { Run } from './fuzz/run.ts'
import { importSubject, subjectPath } from './fuzz/subject.ts'
import { Threads } from './fuzz/threads.ts'
import { checkedGame, gamesIn } from './packages.ts'
import type { Options, Usage } from './usage.ts'

const OPTIONS = {
  games: { type: 'string', value: 'N', does: 'games for each number of players (200 if not given)' },
  players: { type: 'string', value: '2,3,4', does: 'only these numbers of players' },
  seed: { type: 'string', value: 'S', default: '1', does: 'the same seed plays the same games' },
  workers: { type: 'string', value: 'N', does: 'games played at the same time (one for each core if not given)' },
  checks: {
    type: 'string',
    value: 'SHARE',
    does: 'this share of the costly checks (1 if not given; 0.05 plays about ten times as many games)',
  },
  patience: { type: 'string', value: 'SECONDS', does: 'a game that takes longer has failed (120 if not given)' },
  dir: {
    type: 'string',
    value: 'DIR',
    does: 'where failures and records are kept (.lastlight/fuzz/GAME if not given)',
  },
  resume: { type: 'boolean', default: false, does: 'goes on where the same seed has left off' },
  sum: { type: 'boolean', default: false, does: 'adds up what is recorded of the present versions, and plays nothing' },
  replay: { type: 'string', value: 'FILE', does: 'plays one failure or report again' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run fuzz -- [GAME]',
  does: 'Plays random games, checks everything that is promised, and keeps what fails. Without GAME: reference; --sum without GAME: all that were played.',
  options: OPTIONS,
  example: 'npm run fuzz -- long-night --games 50 --seed 7',
}

const INTERRUPTED = 130

const root = process.cwd()

const folderOf = (dir: string | undefined, game: string): string => resolve(root, dir ?? `.lastlight/fuzz/${game}`)

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  if (positionals.length > 1) throw new BadArgument('One game at a time.')
  const game = positionals[0] ?? 'reference'
  return {
    ...values,
    game,
    /** For `--sum`: the games that are named, or all. */
    isNamed: positionals.length > 0,
    folder: folderOf(values.dir, game),
    games: numberOf(values, 'games', 1) ?? 200,
    workers: numberOf(values, 'workers', 1) ?? availableParallelism(),
    patience: numberOf(values, 'patience', 1) ?? 120,
    checks: shareOf(values.checks),
  }
}

function shareOf(text = '1'): number {
  const share = Number(text)
  if (text.trim() === '' || !(share >= 0 && share <= 10))
    throw new BadArgument(`--checks takes a number from 0 to 10, not '${text}'.`)
  return share
}

type Arguments = ReturnType<typeof readArguments>

async function fuzz(): Promise<number> {
  const args = readArguments()
  const tell = (figures: object): void => {
    if (args.json) console.log(JSON.stringify({ fuzz: figures }))
  }
  if (args.replay !== undefined) {
    const again = await replayFailure(root, args.replay, args.patience)
    tell(again)
    return again.fails ? 1 : 0
  }
  return args.sum ? sumUp(args, tell) : playMany(args, tell)
}

async function playMany(args: Arguments, tell: (figures: object) => void): Promise<number> {
  const { game, folder, seed } = args
  const path = subjectPath(root, checkedGame(root, game))
  const subject = await importSubject(path)
  const { version } = subject.game
  const before = args.resume ? readRecord(folder, version, seed) : undefined
  if (args.resume && !before)
    console.error(`Nothing is recorded for seed ${seed} and version ${version}: starting anew.`)
  const campaign = new Campaign({ game, version, seed }, groupsOf(configsOf(subject), args.players), args.games, before)
  const run = new Run(campaign, folder)
  console.log(`${game}, version ${version}, seed ${seed}`)
  await run.play(new Threads({ subject: path, checks: args.checks }, args.workers, args.patience))
  const figures = figuresOf(game, [campaign.record])
  printReport(figures)
  if (run.isInterrupted) console.log(`interrupted; go on with --resume (${campaign.left} games left)`)
  tell({ ...figures, version, seed, failed: run.failed })
  if (figures.failures > 0) return 1
  return run.isInterrupted ? INTERRUPTED : 0
}

function groupsOf(all: readonly Group[], players: string | undefined): readonly Group[] {
  if (players === undefined) return all
  return [...new Set(players.split(','))].map(each => {
    const group = all.find(({ players: n }) => n === Number(each))
    const numbers = all.map(({ players: n }) => n).join(', ')
    if (!group) throw new BadArgument(`--players ${players}: this game is played by ${numbers}, not by '${each}'.`)
    return group
  })
}

async function sumUp(args: Arguments, tell: (figures: object) => void): Promise<number> {
  const games = args.isNamed ? [args.game] : gamesIn(root)
  const sums: Figures[] = []
  for (const game of games) {
    const records = await presentRecords(game, folderOf(args.dir, game))
    if (records.length > 0) sums.push(figuresOf(game, records))
  }
  const where = args.isNamed ? args.folder : resolve(root, '.lastlight/fuzz')
  if (sums.length === 0) throw new CommandError(`Nothing is recorded in ${where} by the present rules yet.`)
  for (const figures of sums) printReport(figures)
  const all = sumOf(sums)
  if (sums.length > 1) console.log(`\nall games: ${all.games.toLocaleString('en')}, failures: ${all.failures}`)
  tell(args.isNamed ? sums[0]! : { ...all, byGame: Object.fromEntries(sums.map(each => [each.game, each])) })
  return all.failures > 0 ? 1 : 0
}

/** The records of this game's present rules version; those of older versions are named and left out. */
async function presentRecords(game: string, folder: string): Promise<readonly FuzzRecord[]> {
  const all = readRecords(folder)
  if (all.length === 0) return all
  const { version } = (await importSubject(subjectPath(root, checkedGame(root, game)))).game
  for (const record of all)
    console.log(
      `${game}, version ${record.version}, seed ${record.seed}${record.version === version ? '' : ': not counted'}`,
    )
  return all.filter(record => record.version === version)
}

await runCommand(USAGE, fuzz)
