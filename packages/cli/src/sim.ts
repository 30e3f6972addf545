// `npm run sim -- <game>`: whole games by bots, and what they come to.

import { availableParallelism } from 'node:os'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { botName, botNames } from '@lastlight/bots'
import { BadArgument, numberOf, runCommand } from './complaint.ts'
import { oneGame } from './packages.ts'
import { duration, Progress } from './progress.ts'
import { Crew } from './sim/crew.ts'
import { Tally } from './sim/figures.ts'
import { gamePath, importGame, playersRange } from './sim/game.ts'
import type { Order } from './sim/order.ts'
import { print } from './sim/report.ts'

const USAGE =
  'npm run sim -- <game> [--players N] [--games N] [--bots A,B,..] [--seed S] [--workers N] [--patience SECONDS] [--json]\n' +
  '  seat i gets bot i modulo the list; with two or more different bots the seats rotate from game to game'

const root = process.cwd()

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      games: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string' },
      patience: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  return {
    ...values,
    game: oneGame(root, positionals),
    players: numberOf(values, 'players', 1),
    games: numberOf(values, 'games', 1) ?? 100,
    workers: numberOf(values, 'workers', 1) ?? availableParallelism(),
    patience: numberOf(values, 'patience', 1) ?? 60,
  }
}

function checkedPlayers(given: number | undefined, { min, max, usual }: ReturnType<typeof playersRange>): number {
  const players = given ?? usual
  if (players < min || players > max)
    throw new BadArgument(`--players ${players}: this game is played by ${min} to ${max}.`)
  return players
}

function checkedBots(game: string, given: string): readonly string[] {
  return given.split(',').map(each => {
    const name = botName(game, each.trim())
    if (name === undefined)
      throw new BadArgument(`--bots: there is no bot '${each}' here: name some of ${botNames(game).join(', ')}.`)
    return name
  })
}

async function sim(): Promise<number> {
  const args = readArguments()
  const path = gamePath(root, args.game)
  const game = await importGame(path)
  const workers = Math.min(args.workers, args.games)
  const order: Order = {
    path,
    players: checkedPlayers(args.players, playersRange(game)),
    games: args.games,
    seed: args.seed,
    bots: checkedBots(game.id, args.bots),
    cells: new SharedArrayBuffer(4 * (workers + 1)),
  }
  const tally = new Tally()
  const start = performance.now()
  const seconds = (): number => (performance.now() - start) / 1000
  await play(order, new Crew(order, workers, args.patience), tally, seconds)
  const figures = tally.figures(args.game, order, seconds())
  print(figures)
  if (args.json) console.log(JSON.stringify(figures))
  return figures.failures > 0 || figures.games < args.games ? 1 : 0
}

async function play(order: Order, crew: Crew, tally: Tally, seconds: () => number): Promise<void> {
  const progress = new Progress()
  await crew.play(
    batch => tally.add(batch),
    () => {
      const rate = crew.begun / seconds()
      const failed = tally.failures > 0 ? `, ${tally.failures} failed` : ''
      const left = rate > 0 ? `, about ${duration((order.games - crew.begun) / rate)} to go` : ''
      progress.show(`${bar(crew.begun / order.games)} ${crew.begun} of ${order.games} games${failed}${left}`)
    },
  )
  progress.clear()
}

const WIDTH = 24
const bar = (share: number): string => {
  const full = Math.round(share * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
}

await runCommand(USAGE, sim)
