// Our server, with the reference game beside the others, as an operator runs it: everything durable.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { AnyGame } from '@lastlight/kernel'
import { game as reference } from '@lastlight/reference'
import { GAMES_BY_ID, readSettings, startServer } from '@lastlight/server'

const folder = mkdtempSync(join(process.env['LOAD_FOLDER'] ?? tmpdir(), 'lastlight-load-'))
const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', BOT_THREADS: '1' })
const games = new Map([...GAMES_BY_ID, [reference.id, reference as unknown as AnyGame]])
const server = await startServer(settings, { games, unlimited: true })
process.send?.({ url: server.url })
process.once('disconnect', () => {
  void server.close().finally(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
})
