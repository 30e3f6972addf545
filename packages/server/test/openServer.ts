import { dirname } from 'node:path'
import type { TestContext } from 'node:test'
import { type RunningServer, startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { tempFile } from './house.ts'

/** A whole server in this process, on an embedded database unless told otherwise; it ends with the test. */
export async function openServer(t: TestContext, more: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = dirname(tempFile(t))
  const server = await startServer(
    readSettings({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1', ...more }),
  )
  t.after(() => server.close())
  return server
}
