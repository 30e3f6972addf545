// Two worlds that a rival and a spectator cannot tell apart, each on a table of its own: everything that the server sends
// to these two must be the same, word for word, also while the seat with the secrets does something hidden.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newBot } from '@lastlight/bots'
import { type AnyGame, defaultConfig, heard, Match, same, sightOf, type Told, type Viewer } from '@lastlight/kernel'
import { newTable } from '@lastlight/protocol'
import { exportOf } from '../src/deals/export.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { one } from '../src/storage/database.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { momentsFor } from '../src/tables/moments.ts'
import { beginGame, joinTable } from '../src/tables/seating.ts'
import { Guest, House, NOBODY_HERE, openHouse, tempFile } from './house.ts'
import { ann, bob, cid } from './threePeople.ts'

const ALL = ['improvements', 'bandits', 'raxxon']
/** By name: the settings of a game of three. */
const GAMES: { readonly [name: string]: readonly [game: string, config: object] } = {
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
const VIEWERS: readonly Viewer[] = [1, 'public']
/** A few positions of one game each; with LASTLIGHT_WORLDS=N, of so many games. */
const POSITIONS = 2
const SEEDS = Array.from({ length: Number(process.env['LASTLIGHT_WORLDS'] ?? 1) }, (_, i) => `worlds ${i}`)
/** So many messages are taken at once. */
const WISHES = 40

interface Position {
  readonly state: unknown
  readonly world: unknown
}

const configOf = (game: AnyGame, config: object): { players: number } => ({
  ...defaultConfig(game.configs, 3),
  ...config,
})

/** Positions of a game of bots in which seat 0 is asked, with another world of seat 1 for each of them. */
function positions(game: AnyGame, config: { players: number }, seed: string): readonly Position[] {
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
    Array.from({ length: POSITIONS / 2 }, (_, i) => of[Math.floor(((i + 0.5) * of.length * 2) / POSITIONS)]!)
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
function hiddenActs(game: AnyGame, { state, world }: Position): readonly (readonly [unknown, unknown])[] {
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

/** A table of three people that goes on from this state, as after an update of the rules. */
async function tableFrom(house: House, game: AnyGame, config: object, state: unknown): Promise<string> {
  const wish = newTable.parse({
    game: game.id,
    config,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    open: true,
  })
  const { id } = (await house.tables.create(ann, wish)).row
  for (const who of [bob, cid]) await joinTable(house.tables, who, id, {})
  await beginGame(house.tables, ann, id)
  await house.db.write([
    one`UPDATE tables SET fingerprint = 'older', begun_at = 0, created_at = 0, changed_at = 0 WHERE id = ${id}`,
    one`INSERT INTO snapshots (table_id, version, game_version, state) VALUES (${id}, 0, ${game.version}, ${JSON.stringify(state)})`,
  ])
  return id
}

/** Everything that the two are told, without what differs between any two tables. */
class Eavesdroppers {
  readonly #table: LiveTable
  readonly #guests: readonly Guest[]

  constructor(house: House, table: LiveTable) {
    this.#table = table
    this.#guests = [new Guest(house, bob), new Guest(house, null)]
  }

  async watch(): Promise<void> {
    for (const [i, guest] of this.#guests.entries())
      await guest.ask({ t: 'watch', table: this.#table.row.id, viewer: VIEWERS[i] })
  }

  /** The rival asks about and tries things that are perhaps not possible. */
  async pry(wishes: readonly unknown[]): Promise<void> {
    const [rival] = this.#guests
    const { row, version } = this.#table
    for (const option of wishes) await rival!.ask({ t: 'why', table: row.id, seat: 1, option })
    for (const t of ['undo', 'redo']) await rival!.ask({ t, table: row.id, seat: 1, version, key: `${t} something` })
  }

  transcript(): string {
    const { row } = this.#table
    const said = [
      // Presence comes when it comes.
      this.#guests.map(({ heard: all }) => all.filter(each => each.t !== 'presence')),
      [bob.id, null].map(who => infoOf(this.#table, who, NOBODY_HERE)),
      exportOf(this.#table),
      momentsFor(this.#table, bob.id),
    ]
    return JSON.stringify(said)
      .replaceAll(row.id, 'TABLE')
      .replaceAll(row.code, 'CODE')
      .replaceAll(row.commitment, 'COMMITMENT')
      .replaceAll(/"(at|changed|created)":\d{9,}/g, '"$1":0')
      .replaceAll(/"presence":"\w+"|"spectators":\d+/g, '')
  }
}

function mustBeTheSame(here: string, there: string): void {
  if (here === there) return
  let at = 0
  while (here[at] === there[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 200)
  assert.fail(`they differ at letter ${at}:\n${around(here)}\n${around(there)}`)
}

for (const [name, [id, more]] of Object.entries(GAMES))
  test(`${name}: a rival and a spectator are sent the same in two worlds that they cannot tell apart`, async t => {
    const game = GAMES_BY_ID.get(id)!
    const config = configOf(game, more)
    const file = tempFile(t)
    const before = await openHouse(t, file)
    const found = SEEDS.flatMap(seed => positions(game, config, seed))
    const tables: (readonly [string, string])[] = []
    for (const { state, world } of found)
      tables.push([await tableFrom(before, game, config, state), await tableFrom(before, game, config, world)])
    await before.close()
    await before.db.close()
    const house = await new House(openSqlite(file)).open()
    t.after(async () => {
      await house.close()
      await house.db.close()
    })
    let acts = 0
    let different = 0
    for (const [i, position] of found.entries()) {
      const wishes = [position.state, position.world]
        .flatMap(state => [0, 1, 2].map(seat => game.options(state, seat).slice(0, WISHES / 6)))
        .flat()
      const pairs = hiddenActs(game, position)
      const pair = pairs.find(([here, there]) => !same(here, there)) ?? pairs[0]
      const heardIn: string[] = []
      for (const [world, table] of tables[i]!.entries()) {
        const live = await house.tables.table(table)
        assert.ok(live.resumed, 'the table goes on from the state that it was given')
        const two = new Eavesdroppers(house, live)
        await two.watch()
        await two.pry(wishes)
        if (pair) await house.tables.play(ann, table, { seat: 0, option: pair[world] as never }, live.version)
        await two.pry(wishes)
        heardIn.push(two.transcript())
      }
      acts += pair ? 1 : 0
      different += pair && !same(pair[0], pair[1]) ? 1 : 0
      mustBeTheSame(heardIn[0]!, heardIn[1]!)
    }
    assert.ok(found.length >= POSITIONS / 2 && acts > 0, `${found.length} positions, ${acts} acts`)
    t.diagnostic(`${found.length} positions, ${acts} hidden acts, ${different} of them different`)
  })
