// Measures whether the time of an answer tells a traitor from a loyal player: a rival asks the same of the same table in
// two worlds that differ in the secret objective of seat 0.

import { newBot } from '@lastlight/bots'
import { type AnyGame, chanceFrom, Match, pickOf, sightOf } from '@lastlight/kernel'
import { GAMES_BY_ID } from '../../src/games.ts'
import type { Client } from '../client.ts'
import { type Comparison, comparePairs } from './pairedTest.ts'
import { inAnotherProcess, stageFor } from './twoTables.ts'
import { configOf, type Position, wishesIn } from './worlds.ts'

/** The betrayal objectives of The Long Night. */
const BETRAYALS = [
  'hoarder',
  'driver',
  'deserter',
  'apothecary',
  'raider',
  'arsonist',
  'warlord',
  'famine',
  'rot',
  'chronicler',
  'bandit',
]
/** Many tables, so that the place of one in memory is not taken for its secret. */
const MOST_TABLES = 20
const PAIRS_OF_TABLE = 10
const WARM_UP = 5
const PAIRS_OF_WINDOW = 25
const WORLDS = 200
const TURN = 40

export interface Timing extends Comparison {
  /** What the rival asked for. */
  readonly asked: string
}

const isTraitor = (game: AnyGame, state: unknown): boolean => {
  const { own } = game.view(state, 0) as { readonly own: { readonly goals: readonly string[] } }
  return own.goals.some(goal => BETRAYALS.includes(goal))
}

/** A position in the middle of a game, with seat 0 loyal in the state and a traitor in the world. */
function traitorPosition(game: AnyGame, config: { players: number }, seed: string): Position | undefined {
  const match = Match.start(game, config, seed)
  const bot = newBot(game.id, 'random', seed)
  while (!game.outcome(match.state) && match.version < TURN) {
    const [seat] = game.pending(match.state)
    match.play(seat!, bot.choose(sightOf(match, seat!)))
  }
  if (game.outcome(match.state)) return undefined
  const worlds = Array.from({ length: WORLDS }, (_, i) => game.resample(match.state, 1, `${seed} ${i}`))
  const traitor = worlds.find(world => isTraitor(game, world))
  const loyal = worlds.find(world => !isTraitor(game, world))
  return traitor === undefined || loyal === undefined ? undefined : { state: loyal, world: traitor }
}

/** Milliseconds until the answer is here. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

type Question = (rival: Client, table: string, wish: unknown) => Promise<unknown>
const QUESTIONS: { readonly [asked: string]: Question } = {
  'why not': (rival, table, option) => rival.ask({ t: 'why', table, seat: 1, option }),
  watch: (rival, table) => rival.ask({ t: 'watch', table, viewer: 1 }),
  sight: (rival, table) => rival.http('GET', `/tables/${table}/sight?viewer=1`),
}

/** `late`: by how many milliseconds every answer of a traitor's table is delayed, to see that the test would notice. */
export async function measureTiming(pairs: number, seed: string, late = 0): Promise<readonly Timing[]> {
  const game = GAMES_BY_ID.get('long-night')!
  const config = configOf(game, { likelyTraitor: true })
  const count = Math.min(MOST_TABLES, Math.ceil(pairs / PAIRS_OF_TABLE))
  const found: Position[] = []
  for (let i = 0; found.length < count && i < count * 10; i++) {
    const position = traitorPosition(game, config, `${seed} ${i}`)
    if (position) found.push(position)
  }
  if (found.length === 0) throw new Error('no game has a traitor: is the list of betrayal objectives out of date?')
  const chance = chanceFrom(seed)
  const stage = await stageFor(
    { game, config, positions: found, isTurned: () => pickOf(chance, 2) === 1 },
    inAnotherProcess,
  )
  try {
    const all: Timing[] = []
    for (const [asked, question] of Object.entries(QUESTIONS)) {
      const differences: number[] = []
      let rival: Client | undefined
      for (let i = -WARM_UP * count; i < pairs; i++) {
        const { ids, position } = stage.tables[Math.abs(i) % stage.tables.length]!
        // A window may send so many messages at once; a new one has them again.
        if (!rival || i % PAIRS_OF_WINDOW === 0) {
          rival?.close()
          rival = await stage.window('Bob')
        }
        const window = rival
        const wishes = wishesIn(game, position)
        const wish = wishes[Math.abs(i) % wishes.length]
        const times = [0, 0]
        // In any order: the second of two questions is answered a little faster.
        for (const world of pickOf(chance, 2) === 0 ? [0, 1] : [1, 0])
          times[world] = (await timed(() => question(window, ids[world]!, wish))) + (world === 1 ? late : 0)
        if (i >= 0) differences.push(times[1]! - times[0]!)
      }
      rival?.close()
      all.push({ asked, ...comparePairs(differences) })
    }
    return all
  } finally {
    await stage.close()
  }
}
