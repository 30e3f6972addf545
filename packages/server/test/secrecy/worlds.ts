// Pairs of worlds that the rival at seat 1 cannot tell apart, taken from whole games, and tables that go on from them.

import { newBot } from '@lastlight/bots'
import { type AnyGame, defaultConfig, heard, Match, same, sightOf, type Told, type Viewer } from '@lastlight/kernel'
import { newTable } from '@lastlight/protocol'
import { one } from '../../src/storage/database.ts'
import type { PersonRef } from '../../src/tables/lobby.ts'
import { beginGame, joinTable } from '../../src/tables/seating.ts'
import type { House } from '../house.ts'

const ALL = ['improvements', 'bandits', 'raxxon']
/** By name: the settings of a game of three. */
export const GAMES: { readonly [name: string]: readonly [game: string, config: object] } = {
  'all modules': ['long-night', { modules: ALL, likelyTraitor: true }],
  'all modules, Czech edition': ['long-night', { modules: ALL, edition: 'cs', elimination: true }],
  'Bandit Raid': ['long-night', { scenario: 'raid', likelyTraitor: true }],
  'Chimp and the Code': ['long-night', { scenario: 'chimp', modules: ['bandits'] }],
  'own decks': [
    'long-night',
    { modules: ['raxxon'], decks: { name: 'Ours', cards: { raxxon: { redPill: 4 }, gas: { shotgun: 4 } } } },
  ],
  outlive: ['outlive', { quick: false, heroes: 'together' }],
}
/** The rival, and the spectators. */
export const VIEWERS: readonly Viewer[] = [1, 'public']
/** So many positions of each game, if nothing else is asked for. */
export const POSITIONS = 2
/** So many messages are taken at once. */
const WISHES = 40

/** Options that a seat may have in one of the worlds: the rival asks about all of them. */
export const wishesIn = (game: AnyGame, { state, world }: Position): readonly unknown[] =>
  [state, world].flatMap(each => [0, 1, 2].map(seat => game.options(each, seat).slice(0, WISHES / 6))).flat()

export interface Position {
  readonly state: unknown
  readonly world: unknown
}

export const configOf = (game: AnyGame, config: object): { players: number } => ({
  ...defaultConfig(game.configs, 3),
  ...config,
})

/** Positions of a game of bots in which seat 0 is asked, with another world of seat 1 for each of them. */
export function positions(
  game: AnyGame,
  config: { players: number },
  seed: string,
  count = POSITIONS,
): readonly Position[] {
  const match = Match.start(game, config, seed)
  const bot = newBot(game.id, 'random', seed)
  const found: Position[] = []
  while (!game.outcome(match.state)) {
    const [seat] = game.pending(match.state)
    if (seat === 0 && game.options(match.state, 0).length > 1)
      found.push({ state: game.copy(match.state), world: game.resample(match.state, 1, `${seed} ${match.version}`) })
    match.play(seat!, bot.choose(sightOf(match, seat!)))
  }
  // From the whole game, and half of them in the middle of a secret question.
  const secret = found.filter(({ state }) => game.asksInSecret(state))
  const some = (of: readonly Position[]): readonly Position[] =>
    Array.from({ length: count / 2 }, (_, i) => of[Math.floor(((i + 0.5) * of.length * 2) / count)]!)
  return [...some(found), ...(secret.length > 0 ? some(secret) : [])]
}

function told(
  game: AnyGame,
  state: unknown,
  option: unknown,
): { readonly after: unknown; readonly by: readonly unknown[] } {
  const after = game.copy(state)
  const all: Told<unknown>[] = []
  game.play(after, 0, option, each => all.push(each))
  return { after, by: VIEWERS.map(viewer => all.map(each => heard(each, viewer) ?? null)) }
}

/** Choices of seat 0, one in each world, that the others hear the same of: such as different cards laid face down. */
export function hiddenActs(game: AnyGame, { state, world }: Position): readonly (readonly [unknown, unknown])[] {
  const pairs: (readonly [unknown, unknown])[] = []
  const elsewhere = game.options(world, 0).map(option => ({ option, ...told(game, world, option) }))
  for (const option of game.options(state, 0)) {
    const here = told(game, state, option)
    const alike = elsewhere.filter(
      each =>
        same(each.by, here.by) &&
        VIEWERS.every(viewer => same(game.view(each.after, viewer), game.view(here.after, viewer))),
    )
    const other = alike.find(each => !same(each.option, option)) ?? alike[0]
    if (other) pairs.push([option, other.option])
  }
  return pairs
}

/** The same for all tables, and so late that no server ends them because nobody was there for long. */
const NOW = Date.now()

/** A table of three people that goes on from this state, as after an update of the rules. */
export async function tableFrom(
  { tables, db }: House,
  game: AnyGame,
  config: object,
  state: unknown,
  [first, ...others]: readonly [PersonRef, PersonRef, PersonRef],
): Promise<string> {
  const wish = newTable.parse({
    game: game.id,
    config,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    open: true,
  })
  const { id } = (await tables.create(first, wish)).row
  for (const who of others) await joinTable(tables, who, id, {})
  await beginGame(tables, first, id)
  await db.write([
    one`UPDATE tables SET fingerprint = 'older', begun_at = ${NOW}, created_at = ${NOW}, changed_at = ${NOW} WHERE id = ${id}`,
    one`INSERT INTO snapshots (table_id, version, game_version, state) VALUES (${id}, 0, ${game.version}, ${JSON.stringify(state)})`,
  ])
  return id
}

/** Where two texts begin to differ; undefined where they do not. */
export function differenceOf(here: string, there: string): string | undefined {
  if (here === there) return undefined
  let at = 0
  while (here[at] === there[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 200)
  return `they differ at letter ${at}:\n${around(here)}\n${around(there)}`
}
