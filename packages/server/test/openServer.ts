import { type RunningServer, startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { quickBots, tempHome } from './house.ts'
import { type Place, SECRET } from './process.ts'

export interface Scope {
  after(work: () => unknown): void
}

/** What has to end where there is no test that it ends with. */
export class Ends implements Scope {
  readonly #works: (() => unknown)[] = []

  after(work: () => unknown): void {
    this.#works.push(work)
  }

  /** The last that was opened ends first. */
  async run(): Promise<void> {
    for (const work of this.#works.splice(0).reverse()) await work()
  }
}

/** They answer at once, at random: a thread takes most of a second to load the games. */
const bots = { ...quickBots, waiting: 0, close: () => Promise.resolve() }

const USUAL = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' }

/** A whole server in this process, on an embedded database unless told otherwise; it ends with the test. */
export async function openServer(t: Scope, more: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = tempHome(t)
  const server = await startServer(readSettings({ DATA_DIR: dataDir, ...USUAL, ...more }), { bots })
  t.after(() => server.close())
  return server
}

/** A whole server in this process on the data of a place, where no process is killed; it ends with the test. */
export const openServerAt = (
  t: Scope,
  { folder, databaseUrl }: Place,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningServer> =>
  openServer(t, { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '', LASTLIGHT_SECRET: SECRET, ...more })
