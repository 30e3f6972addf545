// Our server, with the reference game beside the others, as an operator runs it: everything durable. With a folder it
// serves the database there; without one it makes a folder of its own. Asked for its use, it tells memory and CPU time.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { AnyGame } from '@lastlight/kernel'
import { game as reference } from '@lastlight/reference'
import { GAMES_BY_ID, readSettings, startServer } from '@lastlight/server'
import type { Usage, UsageQuestion } from './usage.ts'

const [given] = process.argv.slice(2)
const folder = given ?? mkdtempSync(join(process.env['LOAD_FOLDER'] ?? tmpdir(), 'lastlight-load-'))
const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', BOT_THREADS: '1' })
const games = new Map([...GAMES_BY_ID, [reference.id, reference as unknown as AnyGame]])
const server = await startServer(settings, { games, unlimited: true })

/** Memory is told after a collection of garbage, which costs CPU time: so the two are asked for apart. */
function usage({ collect }: UsageQuestion): Usage {
  if (collect) {
    globalThis.gc?.()
    globalThis.gc?.()
  }
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  return { cpuMs: (user + system) / 1000, rss, heapUsed }
}

process.send?.({ url: server.url })
process.on('message', (question: UsageQuestion) => process.send?.(usage(question)))
process.once('disconnect', () => {
  void server.close().finally(() => {
    if (given === undefined) rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
})
