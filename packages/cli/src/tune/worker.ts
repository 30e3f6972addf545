import { parentPort, workerData } from 'node:worker_threads'
import { manifestOf } from '../games/index.ts'
import { importGame } from '../importGame.ts'
import { playTable } from './playTable.ts'
import type { Answer, Place, Table } from './tables.ts'

const { path, part } = workerData as Place
const game = await importGame(path)
const tuning = (await manifestOf(game.id))!.tunings![part]!

parentPort!.on('message', ({ at, table }: { readonly at: number; readonly table: Table }) => {
  const result = playTable(game, tuning, table.numbers, table.seed, table.number)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage({ at, result } satisfies Answer)
})
