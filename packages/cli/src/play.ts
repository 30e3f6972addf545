// `npm run play -- <game>`: a game in the terminal, one seat for a person, bots for the rest.

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { botName } from '@lastlight/bots'
import { type AnyGame, Match, Refusal } from '@lastlight/kernel'
import { checkedBots, checkedPlayers } from './checkedArguments.ts'
import { BadArgument, CommandError, numberOf, runCommand } from './command.ts'
import { GAME_IDS, manifestOf } from './games/index.ts'
import { gamePath, importGame } from './importGame.ts'
import { checkedLocale } from './locale.ts'
import { oneGame } from './packages.ts'
import { readJson, writeTest } from './play/bugReport.ts'
import { type Phrasebook, phrasebookOf } from './play/phrasebook.ts'
import { readLines } from './play/readLines.ts'
import { Session } from './play/session.ts'
import { settingsOf } from './play/settings.ts'
import { SearchThreads } from './searchThreads.ts'
import type { SettingFiles } from './settingFile.ts'
import type { Options, Usage } from './usage.ts'

const OPTIONS = {
  players: { type: 'string', value: 'N', does: 'how many play, you included' },
  seat: { type: 'string', value: 'N', does: 'where you sit, counted from 1 (1 if not given)' },
  bots: { type: 'string', value: 'A,B,..', does: 'who plays the other seats, by name or level' },
  seed: { type: 'string', value: 'S', does: 'the same seed deals the same game' },
  lang: { type: 'string', value: 'en|pl|cs', default: 'en', does: 'the language of the table' },
  think: { type: 'string', value: 'MS', default: '100', does: 'how long bots that search think about a choice' },
  workers: { type: 'string', value: 'N', default: '1', does: 'threads that share each question of bots that search' },
  quick: { type: 'boolean', default: false, does: 'a set-up that starts at once, in games that have one' },
  set: {
    type: 'string',
    value: 'NAME=VALUE',
    multiple: true,
    does: 'a setting of the game, such as variant=cooperative or decks=our-winter.deck.json',
  },
  load: { type: 'string', value: 'FILE', does: 'goes on with a game that was kept' },
  test: { type: 'string', value: 'FILE', does: 'makes a failing test of a report, and plays nothing' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run play -- GAME',
  does: `A game in the terminal: one seat for you, bots for the rest. GAME is one of ${GAME_IDS.join(', ')}.`,
  options: OPTIONS,
  example: 'npm run play -- long-night --players 3 --set objective=tribute',
}

const root = process.cwd()

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  return {
    ...values,
    lang: checkedLocale(values.lang),
    game: oneGame(root, positionals),
    players: numberOf(values, 'players', 1),
    seat: (numberOf(values, 'seat', 1) ?? 1) - 1,
    workers: numberOf(values, 'workers', 1) ?? 1,
    budget: { ms: numberOf(values, 'think', 1) ?? 0 },
  }
}

type Arguments = ReturnType<typeof readArguments>

type AnyMatch = Match<unknown, { players: number }, unknown, unknown, unknown>

function begin(
  game: AnyGame,
  args: Arguments,
  seed: string,
  { refusal }: Phrasebook,
  files: SettingFiles | undefined,
): AnyMatch {
  const players = checkedPlayers(game, args.players)
  if (args.quick && !Object.hasOwn(game.configs, 'quick'))
    throw new BadArgument('--quick: this game has no set-up that starts at once; leave it out.')
  try {
    const config = { ...settingsOf(game, args.set ?? [], files), players, ...(args.quick ? { quick: true } : {}) }
    return Match.start(game, config, seed)
  } catch (problem) {
    if (problem instanceof Refusal) throw new BadArgument(`This cannot be played: ${refusal(problem)}`)
    throw problem
  }
}

function goOnWith(game: AnyGame, file: string): AnyMatch {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  try {
    return Match.load(game, readJson(file))
  } catch (problem) {
    throw new CommandError(`${file} cannot be read: ${problem instanceof Error ? problem.message : String(problem)}`)
  }
}

async function play(): Promise<number> {
  const args = readArguments()
  if (args.test !== undefined) {
    console.log(`Written: ${writeTest(root, args.game, args.test)}. It fails until somebody says what should be true.`)
    return 0
  }
  const game = await importGame(gamePath(root, args.game))
  const bots = checkedBots(game.id, args.bots ?? botName(game.id, 'greedy') ?? 'random')
  const seed = args.seed ?? randomBytes(16).toString('hex')
  const { guide, settingFiles } = (await manifestOf(game.id)) ?? {}
  const book = await phrasebookOf(await guide?.speech(args.lang), args.lang, args.seat)
  const match = args.load === undefined ? begin(game, args, seed, book, settingFiles) : goOnWith(game, args.load)
  if (args.seat >= match.config.players)
    throw new BadArgument(`--seat ${args.seat + 1}: there are ${match.config.players} seats.`)
  const file = join('.lastlight', 'play', `${args.game}-${seed.replaceAll(/[^\w.-]+/g, '-')}.json`)
  const print = (line: string): void => console.log(line)
  // One helper thread would bring nothing: then the bots think in this thread.
  const threads = new SearchThreads(args.workers > 1 ? args.workers : 0)
  const { helpers } = threads
  const session = new Session(
    { game, guide, book, seat: args.seat, bots, budget: args.budget, helpers, seed, file, print },
    match,
  )
  try {
    await readLines(session)
  } finally {
    await threads.close()
  }
  return 0
}

await runCommand(USAGE, play)
