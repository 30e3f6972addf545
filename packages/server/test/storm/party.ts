// People at one table after the other: two who play and one who watches, each through a server of their own.

import { setTimeout } from 'node:timers/promises'
import type { Viewer } from '@lastlight/kernel'
import type { NewTable, TableInfo } from '@lastlight/protocol'
import type { Client } from '../client.ts'
import { outliveTable } from '../house.ts'
import { Player } from '../player.ts'
import type { SentChoices } from './logFindings.ts'
import { divergencesOf } from './sights.ts'

/** Long enough for the limit on requests that make something. */
const AGAIN_MS = 500
/** The longest thought of a player: fewer choices, so that more faults happen in one game. */
const THINK_MS = 60
/** One choice of so many is taken back or made again, where that is possible. */
const TAKES_BACK = 6

const WITH_BOT: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }]
const LONG_NIGHT = { game: 'long-night', config: { players: 3 }, seats: WITH_BOT, open: true }

export const WISHES: readonly NewTable[] = [
  outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open: true }),
  outliveTable({
    config: { players: 3, quick: true, heroes: 'inTurn' },
    seats: WITH_BOT,
    open: true,
    // A clock that is set forward lets bots take the seats; the people come back.
    clock: { kind: 'live', seconds: 600 },
  }),
  outliveTable(LONG_NIGHT),
  outliveTable({ ...LONG_NIGHT, clock: { kind: 'days', hours: 48 } }),
]

/** Everything that happened at one table. */
export interface Played {
  readonly id: string
  readonly players: readonly Player[]
  isOver: boolean
}

/** How far a party has come. */
export interface Progress {
  readonly acknowledged: number
  readonly finished: number
}

/** Whether a party has made so many choices since, or has ended its game: the last one may have ended by then. */
export const hasGoneOn = (now: Progress & Pick<Party, 'isDone'>, before: Progress, choices: number): boolean =>
  now.isDone || now.finished > before.finished || now.acknowledged >= before.acknowledged + choices

export class Party implements Progress {
  readonly #wish: NewTable
  readonly #people: readonly [Client, Client]
  readonly #spectator: Client
  readonly #urls: readonly string[]
  readonly #leaving = new AbortController()
  readonly tables: Played[] = []
  readonly diverged: string[] = []
  /** Whether they play no further game. */
  isDone = false

  constructor(wish: NewTable, people: readonly [Client, Client], spectator: Client, urls: readonly string[]) {
    this.#wish = wish
    this.#people = people
    this.#spectator = spectator
    this.#urls = urls
  }

  get acknowledged(): number {
    return this.tables.flatMap(({ players }) => players).reduce((sum, each) => sum + each.acknowledged.length, 0)
  }

  get finished(): number {
    return this.tables.filter(({ isOver }) => isOver).length
  }

  /** Plays until it is calm and the last game is over, or until the people stop. */
  async play(isCalm: () => boolean): Promise<void> {
    do {
      const { id } = await this.#sitDown()
      const players = this.#people.map((client, seat) => new Player(client, id, seat))
      for (const player of players) Object.assign(player, { thinkMs: THINK_MS, takesBack: TAKES_BACK })
      const played: Played = { id, players, isOver: false }
      this.tables.push(played)
      await this.#surely(() => this.#spectator.reconnect().then(() => this.#spectator.watch(id, 'public')))
      await Promise.all(players.map(player => player.playUntil(this.#leaving.signal)))
      played.isOver = players.every(({ sight }) => sight?.outcome)
      await this.#compare(id)
    } while (!isCalm() && !this.#leaving.signal.aborted)
    this.isDone = true
  }

  /** The people stop where they are. */
  stop(): void {
    this.#leaving.abort()
  }

  async #compare(table: string): Promise<void> {
    const seats: readonly (readonly [Client, Viewer])[] = [
      ...this.#people.map((client, seat) => [client, seat] as const),
      [this.#spectator, 'public'],
    ]
    for (const [client, viewer] of seats) {
      this.diverged.push(...(await divergencesOf(client, this.#urls, table, viewer)))
      await client.unwatch(table, viewer).catch(() => undefined)
    }
  }

  /** Failed steps are repeated; steps that were carried out already are found by looking. */
  async #sitDown(): Promise<TableInfo> {
    const [first, second] = this.#people
    const made = await this.#surely(() => first.makeTable(this.#wish))
    await this.#surely(async () => {
      const reply = await second.http('POST', `/tables/${made.id}/join`, { code: made.code })
      if (reply.status === 409) await second.request('GET', `/tables/${made.id}`)
      else if (reply.status !== 200) throw new Error(`joining: ${reply.status}`)
    })
    return this.#surely(async () => {
      await first.http('POST', `/tables/${made.id}/start`)
      const info = await first.request<TableInfo>('GET', `/tables/${made.id}`)
      if (info.status === 'waiting') throw new Error('it has not begun')
      return info
    })
  }

  /** Tries until it works, or until the people leave: a server that is not there yet answers nothing. */
  async #surely<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work()
      } catch (problem) {
        if (this.#leaving.signal.aborted || this.#people.some(({ hasLeft }) => hasLeft)) throw problem
        await setTimeout(AGAIN_MS)
      }
    }
  }
}

export const sentBy = ({ players }: Played): readonly SentChoices[] =>
  players.map(({ wishes, acknowledged }) => ({ keys: wishes.map(({ key }) => key), acknowledged }))
