// A thread that plays games until none is left, and writes their positions now and then.

import { workerData } from 'node:worker_threads'
import { manifestOf } from '../games/index.ts'
import { importGame } from '../importGame.ts'
import type { PlayOrder } from './playThreads.ts'
import { recordGame } from './recorded.ts'
import { RowList } from './rows.ts'
import { writeShard } from './shards.ts'

const { path, folder, head, missing, cells } = workerData as PlayOrder
const WRITE_EVERY = 20_000

const counts = new Int32Array(cells)
const game = await importGame(path)
const fit = (await manifestOf(game.id))!.fit!

let games: number[] = []
let rows = new RowList()
let written = performance.now()

function write(): void {
  if (games.length > 0) writeShard(folder, { games, rows: rows.take() })
  games = []
  rows = new RowList()
  written = performance.now()
}

for (let i = Atomics.add(counts, 0, 1); i < missing.length; i = Atomics.add(counts, 0, 1)) {
  const number = missing[i]!
  recordGame(game, fit, head, number, rows)
  games.push(number)
  Atomics.add(counts, 1, 1)
  if (performance.now() - written > WRITE_EVERY) write()
}
write()
