// `npm run fuzz -- <game>`: plays checked games in bulk, and keeps the failures.

import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { configsOf } from '@lastlight/kernel/testing'
import { BadArgument, CommandError, numberOf, runCommand } from './command.ts'
import { Campaign, type Group } from './fuzz/campaign.ts'
import { figuresOf, printReport } from './fuzz/printReport.ts'
import { readRecord, readRecords } from './fuzz/record.ts'
import { replayFailure } from './fuzz/replayFailure.ts'
import { Run } from './fuzz/run.ts'
import { importSubject, subjectPath } from './fuzz/subject.ts'
import { Threads } from './fuzz/threads.ts'
import { checkedGame } from './packages.ts'
import type { Options, Usage } from './usage.ts'

const OPTIONS = {
  games: { type: 'string', value: 'N', does: 'games for each number of players (200 if not given)' },
  players: { type: 'string', value: '2,3,4', does: 'only these numbers of players' },
  seed: { type: 'string', value: 'S', default: '1', does: 'the same seed plays the same games' },
  workers: { type: 'string', value: 'N', does: 'games played at the same time (one for each core if not given)' },
  patience: { type: 'string', value: 'SECONDS', does: 'a game that takes longer has failed (120 if not given)' },
  dir: {
    type: 'string',
    value: 'DIR',
    does: 'where failures and records are kept (.lastlight/fuzz/GAME if not given)',
  },
  resume: { type: 'boolean', default: false, does: 'goes on where the same seed has left off' },
  sum: { type: 'boolean', default: false, does: 'adds up what is recorded, and plays nothing' },
  replay: { type: 'string', value: 'FILE', does: 'plays one failure or report again' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run fuzz -- [GAME]',
  does: 'Plays random games, checks everything that is promised, and keeps what fails. Without GAME: reference.',
  options: OPTIONS,
  example: 'npm run fuzz -- long-night --games 50 --seed 7',
}

const INTERRUPTED = 130

const root = process.cwd()

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  if (positionals.length > 1) throw new BadArgument('One game at a time.')
  const game = positionals[0] ?? 'reference'
  return {
    ...values,
    game,
    folder: resolve(root, values.dir ?? `.lastlight/fuzz/${game}`),
    games: numberOf(values, 'games', 1) ?? 200,
    workers: numberOf(values, 'workers', 1) ?? availableParallelism(),
    patience: numberOf(values, 'patience', 1) ?? 120,
  }
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
  await run.play(new Threads(path, args.workers, args.patience))
  const figures = figuresOf(game, [campaign.record])
  printReport(figures)
  if (run.isInterrupted) console.log(`interrupted; go on with --resume (${campaign.left} games left)`)
  tell(figures)
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

function sumUp({ game, folder }: Arguments, tell: (figures: object) => void): number {
  const records = readRecords(folder)
  if (records.length === 0) throw new CommandError(`Nothing is recorded in ${folder} yet.`)
  for (const { version, seed } of records) console.log(`version ${version}, seed ${seed}`)
  const figures = figuresOf(game, records)
  printReport(figures)
  tell(figures)
  return figures.failures > 0 ? 1 : 0
}

await runCommand(USAGE, fuzz)
