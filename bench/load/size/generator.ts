// A process that plays at stored tables: node generator.ts URL FILE, where the file holds the parties. It is told over its
// channel what to do.

import { readFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Players } from '../players.ts'
import { Parties } from './parties.ts'
import { Spectators } from './spectators.ts'
import { type Party, SEATS } from './storedTables.ts'

export type SizeOrder =
  /** Everybody sits down and watches their table. */
  | { readonly do: 'sit' }
  /** Each table has its turn once in so many seconds. */
  | { readonly do: 'timetable'; readonly seconds: number; readonly every: number }
  /** Every table begins its next game. */
  | { readonly do: 'next games' }
  /** So many spectators come to the first table. */
  | { readonly do: 'spectators'; readonly spectators: number }
  | { readonly do: 'spread' }

const SITTING_AT_ONCE = 20
/** Messages that are still on their way arrive within this time. */
const REST_MS = 200

const [url = '', file = ''] = process.argv.slice(2)
const stored = JSON.parse(readFileSync(file, 'utf8')) as readonly Party[]
const parties = new Parties(url, stored)
const players = new Players(parties, SEATS)
const spectators = new Spectators()

async function sit(): Promise<number> {
  for (let i = 0; i < parties.tables; i += SITTING_AT_ONCE) {
    const some = Math.min(SITTING_AT_ONCE, parties.tables - i)
    const tables = await Promise.all(Array.from({ length: some }, () => players.sitOne()))
    await Promise.all(tables.map(table => table.again()))
    await players.allShown()
  }
  return parties.sockets
}

async function obey(order: SizeOrder): Promise<unknown> {
  switch (order.do) {
    case 'sit':
      return sit()
    case 'timetable': {
      // Collects garbage now, so that the generator's own pauses are not measured as the server's.
      globalThis.gc?.({ type: 'minor' })
      const before = spectators.bytes
      const result = await players.timetable(order.seconds, order.every)
      await sleep(REST_MS)
      return { ...result, spectatorBytes: spectators.bytes - before }
    }
    case 'next games':
      return players.nextGames()
    case 'spectators':
      return spectators.open(url, parties.gameAt(0), order.spectators)
    case 'spread':
      return spectators.takeSpread()
  }
}

process.send?.({ ready: true })
process.on('message', (order: SizeOrder) => {
  obey(order).then(
    done => process.send?.({ done: done ?? null }),
    (problem: unknown) => process.send?.({ problem: problem instanceof Error ? problem.message : String(problem) }),
  )
})
process.once('disconnect', () => process.exit())
