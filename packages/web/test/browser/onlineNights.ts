// A table of The Long Night on the server that stands at a certain moment: people sit down through the API, and the
// server finds a deal and choices in its data that were found by the rules alone.

import { chanceFrom, defaultConfig, type Entry, LOCALES, Match, pickOf, type Seat, type Told } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { openDatabase, statement } from '@lastlight/server'
import type { BrowserContext } from 'playwright-core'
import type { House, Visitor } from './house.ts'
import { Player } from './player.ts'

export type NightMatch = Match<State, Config, Option, View, Event>

interface Wanted {
  readonly config?: Partial<Config>
  /** The first option that it likes is taken, else one at random. */
  readonly prefers?: (options: readonly Option[], view: View, seat: Seat) => Option | undefined
  readonly isThere: (match: NightMatch) => boolean
  /** How many games are tried. */
  readonly games?: number
}

/** A game that stands at the wanted moment. */
export function nightAt({ config = {}, prefers, isThere, games = 200 }: Wanted): NightMatch {
  for (let n = 0; n < games; n++) {
    const seed = `online ${n}`
    const match = Match.start(game, settingsOf(config), seed)
    const chance = chanceFrom(seed)
    for (;;) {
      if (isThere(match)) return match
      const pending = game.pending(match.state)
      if (pending.length === 0) break
      const seat = pending[pickOf(chance, pending.length)]!
      const options = game.options(match.state, seat)
      const option = prefers?.(options, game.view(match.state, seat), seat)
      match.play(seat, option ?? options[pickOf(chance, options.length)]!)
    }
  }
  throw new Error('No game came to the wanted moment.')
}

const settingsOf = (config: Partial<Config>): Config => ({
  ...defaultConfig(game.configs, 3),
  likelyTraitor: true,
  ...config,
})

/** The seat that plays against the others; undefined where all are loyal. */
export function traitorOf({ state }: NightMatch): Seat | undefined {
  const seats = state.players.map((_, seat) => seat)
  return seats.find(seat => game.view(state, seat).own!.goals.some(isBetrayal))
}

export interface Seated extends Visitor {
  readonly name: string
  readonly seat: Seat
  readonly player: Player
}

const NAMES = ['Anna', 'Ben', 'Cyril']

/** Three people at three devices, each in a language of their own, at a table that stands as this match does. */
export async function seatedAt(
  house: House,
  match: NightMatch,
  onVisit: (visitor: Visitor) => void = () => undefined,
): Promise<{ readonly people: readonly Seated[]; readonly path: string }> {
  const people: Seated[] = []
  for (const [seat, name] of NAMES.entries()) {
    const locale = LOCALES[seat]!
    // What a page shows of one's own hand is looked for where it lies face down.
    const prefs = { onePress: true, screenSeen: true, learned: ['outlive', 'long-night'], locale }
    const visitor = await house.visitor({ prefs })
    onVisit(visitor)
    people.push({ ...visitor, name, seat, player: new Player(visitor.page, { locale, seed: name }) })
  }
  const path = await openNight(house, people, match)
  for (const { page } of people) {
    await page.goto(path)
    await page.getByTestId('ask').waitFor()
  }
  return { people, path }
}

/** Sits these people down, one at each seat, and gives the path of their table, which stands as this match does. */
async function openNight(
  house: House,
  people: readonly { readonly name: string; readonly context: BrowserContext }[],
  match: NightMatch,
): Promise<string> {
  const ask = async <T>({ request }: BrowserContext, path: string, data: object): Promise<T> => {
    const answer = await request.post(`${house.url}/api/v1${path}`, { data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  for (const { name, context } of people) await ask(context, '/guests', { name })
  const { context: host } = people[0]!
  const table = await ask<{ readonly id: string; readonly code: string }>(host, '/tables', {
    game: game.id,
    config: match.config,
    seats: people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    open: false,
    clock: { kind: 'none' },
    delay: 0,
  })
  for (const { context } of people.slice(1)) await ask(context, `/tables/${table.id}/join`, { code: table.code })
  await ask(host, `/tables/${table.id}/start`, {})
  await house.stop()
  await writeMatch(house.dataDir, table.id, match)
  await house.start()
  return `/table/${table.id}`
}

async function writeMatch(dataDir: string, table: string, match: NightMatch): Promise<void> {
  const { seed, config, log } = match.save()
  const again = Match.start(game, config as Config, seed!)
  const rows = log.map((entry): readonly [Entry, readonly Told<Event>[]] => [entry, again.enter(entry)])
  const db = openDatabase({ databaseUrl: null, dataDir })
  const now = Date.now()
  await db.write([
    statement`UPDATE tables SET seed = ${seed}, version = ${rows.length} WHERE id = ${table}`,
    statement`DELETE FROM snapshots WHERE table_id = ${table}`,
    ...rows.map(
      ([entry, told], i) => statement`INSERT INTO log_entries (table_id, version, entry, told, at, chosen_by)
        VALUES (${table}, ${i + 1}, ${JSON.stringify(entry)}, ${JSON.stringify(told)}, ${now}, 'person')`,
    ),
  ])
  await db.close()
}
