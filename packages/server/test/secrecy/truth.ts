// What everybody may know at each version of a game, from the database: the game's own views and events of the true
// state.

import { type AnyGame, type Entry, heard, Match, type Told, type Viewer } from '@lastlight/kernel'
import { GAMES_BY_ID } from '../../src/games.ts'
import type { Database } from '../../src/storage/database.ts'
import { readLog, readSeats, readTable } from '../../src/tables/store.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

/** Every text in a value. */
export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      found.add(key)
      textsIn(each, found)
    }
  return found
}

export const namedIn = (texts: ReadonlySet<string>, pieces: ReadonlySet<string>): string[] =>
  [...pieces].filter(piece => texts.has(piece))

interface Shown {
  readonly whereabouts: readonly { readonly zones: readonly string[]; readonly cards: readonly string[] }[]
}

/** The ids that a view shows openly: without the whereabouts, unless only one zone is possible. */
export function knownIn(view: unknown): Set<string> {
  const { whereabouts, ...open } = view as Shown
  return textsIn([open, whereabouts.filter(({ zones }) => zones.length === 1).map(({ cards }) => cards)])
}

/** The true game, version by version, from the database. */
export class Truth {
  readonly game: AnyGame
  readonly viewers: readonly Viewer[]
  readonly secrets: readonly string[]
  readonly #views: Map<Viewer, unknown>[] = []
  readonly #options: Map<Viewer, unknown>[] = []
  /** The events of the set-up come first. */
  readonly #told: (readonly Told<unknown>[])[] = []
  readonly #states: unknown[] = []

  private constructor(game: AnyGame, players: number, secrets: readonly string[]) {
    this.game = game
    this.viewers = [...Array.from({ length: players }, (_, seat) => seat), 'public']
    this.secrets = secrets
  }

  static async of(db: Database, id: string): Promise<Truth> {
    const row = (await readTable(db, id))!
    const seats = await readSeats(db, id)
    const config = JSON.parse(row.config) as { players: number }
    const people = await db.read<{ id: string }>('SELECT id FROM people')
    const sessions = await db.read<{ hash: string }>('SELECT hash FROM sessions')
    const truth = new Truth(GAMES_BY_ID.get(row.game)!, config.players, [
      row.seed!,
      row.secret,
      // Bots have none.
      ...seats.flatMap(({ salt }) => (salt === '' ? [] : [salt])),
      ...people.map(each => each.id),
      ...sessions.map(each => each.hash),
    ])
    const match = Match.start(truth.game, config, row.seed!)
    truth.#told.push(match.dealt)
    truth.#keep(match.state)
    for (const { entry } of await readLog(db, id, 0)) {
      truth.#told.push(match.enter(JSON.parse(entry) as Entry))
      truth.#keep(match.state)
    }
    return truth
  }

  #keep(state: unknown): void {
    const { game, viewers } = this
    const options = (viewer: Viewer): unknown => (viewer === 'public' ? [] : game.options(state, viewer))
    this.#views.push(new Map(viewers.map(viewer => [viewer, plain(game.view(state, viewer))])))
    this.#options.push(new Map(viewers.map(viewer => [viewer, plain(options(viewer))])))
    this.#states.push(game.copy(state))
  }

  get versions(): number {
    return this.#views.length
  }

  view(version: number, viewer: Viewer): unknown {
    return this.#views[version]!.get(viewer)
  }

  asksInSecret(version: number): boolean {
    return this.game.asksInSecret(this.#states[version])
  }

  options(version: number, viewer: Viewer): unknown {
    return this.#options[version]!.get(viewer)
  }

  /** The events for a viewer after one version, up to another; with NOTHING from the deal on. */
  told(after: number, upTo: number, viewer: Viewer): unknown {
    const pages = this.#told.slice(after + 1, upTo + 1).flat()
    return plain(pages.flatMap(each => heard(each, viewer) ?? []))
  }

  /** Pieces that another seat sees, while this viewer does not know where they are. */
  hidden(version: number, viewer: Viewer): ReadonlySet<string> {
    const { whereabouts } = this.view(version, viewer) as Shown
    const unknown = new Set(whereabouts.flatMap(({ cards }) => cards))
    const own = knownIn(this.view(version, viewer))
    const others = this.viewers.filter(each => each !== viewer).map(each => knownIn(this.view(version, each)))
    return new Set([...unknown].filter(piece => !own.has(piece) && others.some(each => each.has(piece))))
  }

  /** The view of a world that this viewer cannot tell from the true one. */
  elsewhere(version: number, viewer: Viewer): unknown {
    return plain(this.game.view(this.game.resample(this.#states[version], viewer, `world ${version}`), viewer))
  }
}
