// Games go on while the server is killed again and again. Acknowledged commands must be there afterwards.

import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { type Chance, chanceFrom, pickOf } from '@lastlight/kernel'
import type { NewTable, TableInfo } from '@lastlight/protocol'
import { check } from '../src/storage/check.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { Player } from './player.ts'
import { stopPostgres } from './postgres.ts'
import { Place, ServerProcess, type Storage } from './process.ts'
import { assertProven, lossesOf } from './tableChecks.ts'

export interface Weather {
  readonly storage: Storage
  readonly kills: number
  readonly seed: string
}

export interface Damage {
  readonly storage: Storage
  readonly seed: string
  readonly kills: number
  readonly tables: number
  readonly acknowledged: number
  /** Acknowledged or shown commands that are missing. */
  readonly lost: readonly string[]
  /** Games that do not go on. */
  readonly stuck: readonly string[]
  /** Anything else that does not fit. */
  readonly problems: readonly string[]
  readonly seconds: number
}

/** The longest life of a server, and when one may be killed before it is open. */
const LIFE_MS = 900
const BIRTH_MS = 700
const DIES_YOUNG = 5
/** The time for all games to end after the last kill. */
const PATIENCE_MS = 150_000

const PARTIES: readonly NewTable[] = [
  outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }),
  outliveTable({
    config: { players: 3, quick: true, heroes: 'inTurn' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  }),
  {
    ...outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] }),
    game: 'long-night',
    config: { players: 3 },
  },
]

/** Two people who play one table after the other until the kills end. */
class Party {
  readonly #wish: NewTable
  readonly #people: readonly [Client, Client]
  readonly players: Player[] = []
  readonly finished: string[] = []

  constructor(wish: NewTable, people: readonly [Client, Client]) {
    this.#wish = wish
    this.#people = people
  }

  async play(isCalm: () => boolean): Promise<void> {
    do {
      const { id } = await this.#sitDown()
      const players = this.#people.map((client, seat) => new Player(client, id, seat))
      this.players.push(...players)
      await Promise.all(players.map(player => player.play()))
      this.finished.push(id)
    } while (!isCalm())
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
        if (this.#people.some(({ hasLeft }) => hasLeft)) throw problem
        await setTimeout(50)
      }
    }
  }
}

async function killAgainAndAgain(server: ServerProcess, kills: number, chance: Chance): Promise<void> {
  let isOpen = true
  for (let i = 0; i < kills; i++) {
    if (isOpen) await setTimeout(pickOf(chance, LIFE_MS))
    await server.kill()
    const open = server.start().then(
      () => true,
      () => false,
    )
    // Some servers are killed before they are open.
    isOpen = i === kills - 1 || pickOf(chance, DIES_YOUNG) > 0
    if (isOpen) await open
    else await setTimeout(pickOf(chance, BIRTH_MS))
  }
}

export async function storm({ storage, kills, seed }: Weather): Promise<Damage> {
  const began = performance.now()
  const chance = chanceFrom(seed)
  const place = await Place.on(storage)
  const server = await ServerProcess.start(place)
  const clients: Client[] = []
  const comeIn = async (name: string): Promise<Client> => {
    const client = await new Client(server.url).guest(name)
    clients.push(client)
    return client
  }
  try {
    const parties: Party[] = []
    for (const wish of PARTIES) parties.push(new Party(wish, [await comeIn('Ann'), await comeIn('Bob')]))
    let isCalm = false
    const games = Promise.all(parties.map(party => party.play(() => isCalm)))
    await Promise.race([killAgainAndAgain(server, kills, chance), games])
    isCalm = true
    await Promise.race([games, setTimeout(PATIENCE_MS, undefined, { ref: false })])

    const players = parties.flatMap(party => party.players)
    const finished = parties.flatMap(party => party.finished)
    const acknowledged = players.flatMap(player => player.acknowledged)
    const stuck = [...new Set(players.map(({ table }) => table))].filter(table => !finished.includes(table))
    const problems: string[] = []
    for (const { table, client, acknowledged: own } of players)
      if (finished.includes(table))
        await assertProven(client, table, own).catch((problem: unknown) =>
          problems.push(`table ${table}: ${String(problem)}`),
        )
    await server.stop()
    const db = place.open()
    const lost = [...clients.flatMap(client => client.setbacks), ...(await lossesOf(db, acknowledged))]
    problems.push(...(await check(db)), ...server.said.split('\n').filter(line => line.includes('"level":')))
    await db.close()
    return {
      storage,
      seed,
      kills,
      tables: finished.length + stuck.length,
      acknowledged: acknowledged.length,
      lost,
      stuck,
      problems,
      seconds: Math.round((performance.now() - began) / 1000),
    }
  } finally {
    for (const client of clients) client.leave()
    await server.kill()
    place.remove()
  }
}

// `npm run chaos` starts this file as a process of its own, and reads its report.
if (import.meta.main) {
  const [storage, kills, seed] = process.argv.slice(2)
  const damage = await storm({ storage: storage as Storage, kills: Number(kills), seed: seed! })
  await stopPostgres()
  process.send!(damage)
  process.disconnect()
}
