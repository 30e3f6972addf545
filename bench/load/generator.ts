// A process that plays at one server: node generator.ts CLIENT-MODULE URL GAME TABLES. It is told over its channel what to do.

import process from 'node:process'
import { Players } from './players.ts'
import type { Reach } from './target.ts'

export type Order =
  | { readonly do: 'play'; readonly seconds: number; readonly prepare: number }
  | { readonly do: 'pace'; readonly seconds: number; readonly rate: number; readonly prepare: number }

const [client = '', url = '', game = '', tables = ''] = process.argv.slice(2)
const { reach } = (await import(client)) as { readonly reach: Reach }
const players = new Players(await reach(url, game))
await players.sit(Number(tables))
process.send?.({ ready: true })

process.on('message', (order: Order) => {
  const play = async (): Promise<unknown> => {
    await players.prepare(order.prepare)
    // Collects garbage now, so that the generator's own pauses are not measured as the server's.
    globalThis.gc?.({ type: 'minor' })
    return order.do === 'play' ? players.closedLoop(order.seconds) : players.openLoop(order.seconds, order.rate)
  }
  play().then(
    stretch => process.send?.({ stretch }),
    (problem: unknown) => process.send?.({ problem: problem instanceof Error ? problem.message : String(problem) }),
  )
})
process.once('disconnect', () => process.exit())
