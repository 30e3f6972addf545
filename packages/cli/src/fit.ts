// `npm run fit -- <game>`: bots play, and a net learns from their games how good a position is.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Net, type NetFile, nameOfList, readNet, writtenNet } from '@lastlight/bots/net'
import type { OptionFeatures, PriorFile } from '@lastlight/bots/prior'
import { BadArgument, CommandError, numberOf, runCommand } from './command.ts'
import { fitChoices } from './fit/fitChoices.ts'
import { figuresOf, LEAST_GAMES, renumbered, rowsFor, samplesOf } from './fit/heldOut.ts'
import { playMissing } from './fit/playThreads.ts'
import { printFigures } from './fit/printFigures.ts'
import { joined } from './fit/rows.ts'
import { type Head, openFolder, readEarlier, readShards, type Shard } from './fit/shards.ts'
import { train } from './fit/train.ts'
import { manifestOf } from './games/index.ts'
import { gamePath, importGame } from './importGame.ts'
import { oneGame } from './packages.ts'
import { duration, Progress } from './progress.ts'
import { budgetOf, THINK_MS } from './sim/arguments.ts'
import { checkedSeated } from './sim/seated.ts'
import type { Options, Usage } from './usage.ts'

const GAMES = 2000
const EPOCHS = 12

const OPTIONS = {
  games: { type: 'string', value: 'N', does: `how many games, at least ${LEAST_GAMES} (${GAMES} if not given)` },
  bots: {
    type: 'string',
    value: 'A,B,..',
    does: 'who plays: each seat gets one of them by chance (a bot that needs no net if not given)',
  },
  think: {
    type: 'string',
    value: 'MS',
    does: `how long bots that search think about a choice (${THINK_MS} if not given)`,
  },
  iterations: { type: 'string', value: 'N', does: 'how many tries they make instead' },
  seed: { type: 'string', value: 'S', default: '1', does: 'the same seed plays the same games' },
  data: {
    type: 'string',
    value: 'DIR',
    does: 'where the games lie (.lastlight/fit/GAME-SEED if not given); a broken run goes on there',
  },
  minutes: { type: 'string', value: 'N', does: 'begins no further game after so long, and fits to those there are' },
  epochs: { type: 'string', value: 'N', does: `the most passes over all positions (${EPOCHS} if not given)` },
  decay: {
    type: 'string',
    value: 'X',
    does: 'how strongly the numbers are drawn to where they began (less with more games if not given)',
  },
  from: {
    type: 'string',
    value: 'FILE',
    does: 'begins with this net instead of one that knows nothing; `ship` as with --write',
  },
  also: { type: 'string', value: 'DIR,..', does: 'learns from the games of earlier runs in these folders as well' },
  workers: { type: 'string', value: 'N', does: 'threads that play and fit (one for each core if not given)' },
  choices: { type: 'boolean', does: 'learns which options the bots choose instead of how good positions are' },
  write: {
    type: 'string',
    value: 'FILE',
    does: 'writes what was learned; `ship` stands for the file that the bots of this game use',
  },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run fit -- GAME',
  does: 'Bots play, and a net learns from their games how good a position is.',
  options: OPTIONS,
  example: 'npm run fit -- outlive --games 20000 --write ship',
}

async function fit(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const root = process.cwd()
  const name = oneGame(root, positionals)
  const path = gamePath(root, name)
  const game = await importGame(path)
  const manifest = await manifestOf(name)
  const learned = manifest?.fit
  if (learned === undefined) throw new BadArgument(`Nothing says how a net learns ${name}: name another game.`)
  const { names } = learned.features
  const head: Head = {
    game: game.id,
    rules: game.version,
    features: nameOfList(names),
    seed: values.seed,
    bots: checkedSeated(game.id, values.bots ?? learned.bot),
    budget: budgetOf(numberOf(values, 'think', 1), numberOf(values, 'iterations', 1)),
  }
  const games = numberOf(values, 'games', LEAST_GAMES) ?? GAMES
  const workers = numberOf(values, 'workers', 1) ?? availableParallelism()
  const command = `npm run fit -- ${process.argv.slice(2).join(' ')}`
  const epochs = numberOf(values, 'epochs', 1) ?? EPOCHS
  if (values.choices) {
    if (manifest?.optionFeatures === undefined)
      throw new BadArgument(`Nothing says what an option of ${name} is known by: name another game.`)
    const features = manifest.optionFeatures as OptionFeatures<unknown, unknown>
    const file = fitChoices(game, learned, features, { plays: head, games, epochs, command })
    return written(file, values.write, join(root, 'packages', 'bots', 'src', name, 'prior.json'))
  }
  const seconds = 60 * (numberOf(values, 'minutes', 1) ?? Number.POSITIVE_INFINITY)
  const folder = values.data ?? join(root, '.lastlight', 'fit', `${name}-${values.seed.replaceAll(/[^\w.-]+/g, '-')}`)

  const shipped = join(root, 'packages', 'bots', 'src', name, 'net.json')
  const from = values.from === undefined ? undefined : firstNet(values.from === 'ship' ? shipped : values.from, head)
  const earlier = (values.also?.split(',') ?? []).map(each => readEarlier(each, head))

  const runs = [await played(path, folder, head, games, workers, seconds), ...earlier]
  const rows = joined(renumbered(runs.map(shards => shards.map(shard => shard.rows))))
  const count = runs.flat().reduce((sum, each) => sum + each.games.length, 0)
  if (count < LEAST_GAMES) throw new CommandError(`${count} games are too few to fit to: ${LEAST_GAMES} are the least.`)
  const begun = performance.now()
  const decay = values.decay === undefined ? undefined : Number(values.decay)
  if (decay !== undefined && !(decay >= 0))
    throw new BadArgument(`--decay takes a number from 0, not '${values.decay}'.`)
  const wanted = { units: learned.units, epochs, decay, from: from?.parts, seed: values.seed, threads: workers }
  const parts = await train(rows, names.length, wanted, ({ epoch, loss, isBest }) =>
    console.error(`epoch ${epoch.toFixed(2)}: loss ${loss.toFixed(4)}${isBest ? '' : ', no better'}`),
  )
  console.error(`${rows.game.length} positions fitted in ${duration((performance.now() - begun) / 1000)}`)
  // The figures are those of the net as it stands in the file, with its rounded numbers.
  const numbers = writtenNet(parts)
  const net = readNet(numbers)
  const tested = rowsFor('test', rows)
  const heldOut = figuresOf(net, rows, tested)
  printFigures(heldOut)
  const file: NetFile = {
    game: head.game,
    rules: head.rules,
    features: head.features,
    from: {
      command,
      games: count,
      positions: rows.game.length,
      seed: head.seed,
      bots: head.bots,
      heldOut,
    },
    ...numbers,
    samples: samplesOf(net, rows, tested),
  }
  return written(file, values.write, shipped)
}

/** Writes a file if one is wanted. */
function written(file: NetFile | PriorFile, wanted: string | undefined, shipped: string): number {
  if (wanted === undefined) {
    console.log('nothing is written: --write does that')
    return 0
  }
  const target = wanted === 'ship' ? shipped : wanted
  writeFileSync(target, `${JSON.stringify(file, undefined, 2)}\n`)
  console.log(`written: ${target}`)
  return 0
}

/** A net to begin with. It may belong to other rules, but its inputs must be the same. */
function firstNet(path: string, { game, features }: Head): Net {
  if (!existsSync(path)) throw new CommandError(`There is no net in ${path} to begin with.`)
  const file = JSON.parse(readFileSync(path, 'utf8')) as NetFile
  if (file.game !== game || file.features !== features)
    throw new CommandError(`${path} holds a net of ${file.game} with other inputs: this fit cannot begin with it.`)
  return readNet(file)
}

/** Plays those of the first `games` that are not in the folder yet; answers with all that are there then. */
async function played(
  path: string,
  folder: string,
  head: Head,
  games: number,
  workers: number,
  seconds: number,
): Promise<readonly Shard[]> {
  openFolder(folder, head)
  const before = readShards(folder)
  const there = new Set(before.flatMap(each => each.games))
  const missing = Array.from({ length: games }, (_, i) => i).filter(number => !there.has(number))
  if (missing.length === 0) return before
  const progress = new Progress()
  const start = performance.now()
  await playMissing({ path, folder, head, missing }, workers, seconds, done => {
    const spent = (performance.now() - start) / 1000
    const left = Math.min((spent / done) * (missing.length - done), seconds - spent)
    progress.show(`${there.size + done} of ${games} games${left < Infinity ? `, about ${duration(left)} to go` : ''}`)
  })
  progress.clear()
  const after = readShards(folder)
  const now = after.reduce((sum, each) => sum + each.games.length, 0)
  console.error(`${now - there.size} games in ${duration((performance.now() - start) / 1000)}, ${now} in all`)
  return after
}

await runCommand(USAGE, fit)
