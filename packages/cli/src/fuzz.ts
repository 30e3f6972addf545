// `npm run fuzz -- <game>`: plays checked games in bulk, and keeps what fails.

import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { configsOf } from '@lastlight/kernel/testing'
import { BadArgument, Complaint, numberOf, runCommand } from './complaint.ts'
import { Campaign, type Group } from './fuzz/campaign.ts'
import { Crew } from './fuzz/crew.ts'
import { readFailure, writeFailureTo } from './fuzz/failure.ts'
import { readRecord, readRecords } from './fuzz/record.ts'
import { replay, replayFromSeed, shrunk } from './fuzz/replay.ts'
import { figuresOf, print } from './fuzz/report.ts'
import { Run } from './fuzz/run.ts'
import { importSubject, subjectPath } from './fuzz/subject.ts'
import { checkedGame } from './packages.ts'

const USAGE =
  'npm run fuzz -- [game] [--games N] [--players 2,3,4] [--seed S] [--workers N] [--patience SECONDS]\n' +
  '                [--dir DIR] [--resume] [--sum] [--replay FILE] [--json]\n' +
  '  --games is for each number of players; --resume goes on where the same seed has left off'

const SHRINK_MS = 60_000

const root = process.cwd()

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string' },
      patience: { type: 'string' },
      dir: { type: 'string' },
      resume: { type: 'boolean', default: false },
      sum: { type: 'boolean', default: false },
      replay: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  if (positionals.length > 1) throw new BadArgument('One game at a time.')
  return {
    ...values,
    game: positionals[0] ?? 'reference',
    games: numberOf(values, 'games', 1) ?? 200,
    workers: numberOf(values, 'workers', 1) ?? availableParallelism(),
    patience: numberOf(values, 'patience', 1) ?? 120,
  }
}

type Arguments = ReturnType<typeof readArguments>

async function fuzz(): Promise<number> {
  const args = readArguments()
  if (args.replay !== undefined) return playAgain(args, args.replay)
  return args.sum ? sumUp(args) : playMany(args)
}

const folderOf = ({ dir, game }: Arguments): string => resolve(root, dir ?? `.lastlight/fuzz/${game}`)

async function playMany(args: Arguments): Promise<number> {
  const game = checkedGame(root, args.game)
  const folder = folderOf(args)
  const path = subjectPath(root, game)
  const subject = await importSubject(path)
  const { version } = subject.game
  const { seed } = args
  const before = args.resume ? readRecord(folder, version, seed) : undefined
  if (args.resume && !before)
    console.error(`Nothing is recorded for seed ${seed} and version ${version}: starting anew.`)
  const campaign = new Campaign({ game, version, seed }, groupsOf(configsOf(subject), args.players), args.games, before)
  const run = new Run(campaign, folder)
  await run.play(new Crew(path, args.workers, args.patience))
  const figures = figuresOf(game, [campaign.record])
  print(figures)
  if (run.isInterrupted) console.log(`interrupted; go on with --resume (${campaign.left} games left)`)
  if (args.json) console.log(JSON.stringify({ fuzz: figures }))
  if (figures.failures > 0) return 1
  return run.isInterrupted ? 130 : 0
}

function groupsOf(all: readonly Group[], players: string | undefined): readonly Group[] {
  if (players === undefined) return all
  return players.split(',').map(each => {
    const group = all.find(({ players: n }) => n === Number(each))
    const numbers = all.map(({ players: n }) => n).join(', ')
    if (!group) throw new BadArgument(`--players ${players}: this game is played by ${numbers}, not by '${each}'.`)
    return group
  })
}

function sumUp(args: Arguments): number {
  const folder = folderOf(args)
  const records = readRecords(folder)
  if (records.length === 0) throw new Complaint(`Nothing is recorded in ${folder} yet.`)
  const figures = figuresOf(args.game, records)
  for (const { version, seed } of records) console.log(`version ${version}, seed ${seed}`)
  print(figures)
  if (args.json) console.log(JSON.stringify({ fuzz: figures }))
  return figures.failures > 0 ? 1 : 0
}

async function playAgain(args: Arguments, file: string): Promise<number> {
  const failure = readFailure(file)
  const path = subjectPath(root, checkedGame(root, failure.game))
  const subject = await importSubject(path)
  const { version } = subject.game
  if (version !== failure.version) console.log(`This was version ${failure.version}; it is ${version} now.`)
  const finding =
    failure.choices === null
      ? await replayFromSeed(new Crew(path, 1, args.patience), failure)
      : replay(subject, failure, failure.choices)
  if (!finding) {
    console.log(`It does not fail any more: ${failure.check}.`)
    if (args.json) console.log(JSON.stringify({ fuzz: { game: failure.game, replay: file, fails: false } }))
    return 0
  }
  if (finding.choices === null) {
    console.log(`It still fails: ${finding.check}: ${finding.message}`)
    return 1
  }
  const until = performance.now() + SHRINK_MS
  const short = shrunk(subject, { ...failure, ...finding }, () => performance.now() > until)
  const shorter = file.replace(/(?:\.shrunk)?\.json$/, '.shrunk.json')
  writeFailureTo(shorter, short)
  console.log(`It still fails: ${short.message}`)
  for (const { seat, option } of short.choices ?? []) console.log(`  seat ${seat}  ${JSON.stringify(option)}`)
  console.log(
    `${failure.choices?.length ?? 0} choices shrunk to ${short.choices?.length ?? 0}: ${relative(root, shorter)}`,
  )
  if (args.json) {
    const figures = {
      game: failure.game,
      replay: file,
      fails: true,
      check: short.check,
      choices: short.choices?.length,
      shrunk: shorter,
    }
    console.log(JSON.stringify({ fuzz: figures }))
  }
  return 1
}

await runCommand(USAGE, fuzz)
