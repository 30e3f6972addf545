// The whole product for browser tests: the built page, a server on a free port, and visitors.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { after, afterEach, before, beforeEach } from 'node:test'
import { type RunningServer, readSettings, startServer } from '@lastlight/server'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { builtSite } from '../../build.ts'
import { GAMES } from '../../src/games/index.ts'
import { Server } from '../server.ts'
import { closeBrowsers, openBrowser } from './chromium.ts'
import { type Device, Devices } from './devices.ts'
import { showFailure } from './failure.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }

/** Long enough for a busy machine: a test fails by what is seen and not by a clock. */
const PATIENCE = 120_000

/** The settings of a person on a new device. */
interface Person extends BrowserContextOptions {
  /**
   * Preferences, as the page keeps them. Unless they are asked for, nothing moves, and nothing is done before it is
   * confirmed: most tests look at a choice first.
   */
  readonly prefs?: { readonly [name: string]: unknown }
  /** Whether they stay after the test that has invited them, for the next ones of the file. */
  readonly stays?: boolean
  /** Whether the page is painted all the time: for pictures and for measuring. */
  readonly painted?: boolean
  /** Whether this must be a device on which nothing is kept, compiled or warm: for what a first visit fetches. */
  readonly isNew?: boolean
}

/** Nobody is taught unless a test wants it. */
export const LEARNED: readonly string[] = GAMES.map(({ id }) => id)

/** Whether only the most important journeys are wanted. */
export const QUICK = Boolean(process.env['LASTLIGHT_QUICK'])

interface Wanted {
  /** Where all tests of a file are left out, nothing is opened. */
  readonly isWanted?: boolean
  /** A server for this file alone: because it is stopped, or because its lists must hold nothing of other tests. */
  readonly own?: boolean
  /** Settings of the server that differ from the usual ones, which need a server of their own. */
  readonly settings?: Readonly<Record<string, string>>
  /** A browser with windows, also alone. */
  readonly withWindows?: boolean
  /** Makes a folder with another page than the built one, also alone. */
  readonly site?: () => Promise<string>
}

/** The house for the tests of a file. Unless it needs its own, all files of a process share one. */
export function houseOf({ isWanted = true, own = false, settings, withWindows, site }: Wanted = {}): () => House {
  const isShared = !own && !settings && !withWindows && !site
  let house: House | undefined
  before(async () => {
    if (isWanted) house = isShared ? await openHouse() : await House.open(settings, withWindows, await site?.())
  })
  /** How many visitors there were before each of the tests that run, outermost first. */
  const known: number[] = []
  beforeEach(() => {
    known.push(house?.visitors.length ?? 0)
  })
  afterEach(async t => {
    if (house && 'assert' in t && (t as { passed?: boolean }).passed === false) await showFailure(t, house.visitors)
    const before = known.pop() ?? 0
    if (known.length === 0) await house?.farewell(before)
  })
  after(async () => {
    await (isShared ? house?.farewell() : house?.close())
    if (!process.connected) await closeHouse()
  })
  return () => house!
}

let shared: Promise<House> | undefined

/** For all files that the parent of this process names; without a parent there is one file. */
export const openHouse = (): Promise<House> => (shared ??= House.open())

export async function closeHouse(): Promise<void> {
  await (await shared)?.close()
  shared = undefined
  await closeBrowsers()
}
process.once('disconnect', () => void closeHouse())

export class House {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lastlight-web-'))
  readonly #devices: Devices
  readonly #more: Readonly<Record<string, string>>
  readonly #site: string | undefined
  /** Those who are here. */
  readonly visitors: Visitor[] = []
  #server: Pick<RunningServer, 'close'> | undefined
  #port = 0

  private constructor(browser: Browser, more: Readonly<Record<string, string>>, site: string | undefined) {
    this.#devices = new Devices(browser)
    this.#more = more
    this.#site = site
  }

  /** `more`: settings of the server that differ from the usual ones. */
  static async open(more: Readonly<Record<string, string>> = {}, withWindows = false, site?: string): Promise<House> {
    await builtSite()
    const house = new House(await openBrowser(withWindows), more, site)
    await house.start()
    return house
  }

  /** The operator's data folder. */
  get dataDir(): string {
    return this.#folder
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Again at the same address, with the data that was there. */
  async start(): Promise<void> {
    const settings = readSettings({
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#folder,
      LOG_LEVEL: 'silent',
      BOT_THREADS: '1',
      ...this.#more,
    })
    const server = await startServer(settings, {
      unlimited: true,
      ...(this.#site !== undefined && { site: this.#site }),
    })
    this.#server = server
    this.#port = Number(new URL(server.url).port)
  }

  async stop(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }

  /** From now on a process of its own serves at the same address, with the same data: it can be killed. */
  async moveOut(): Promise<Server> {
    await this.stop()
    const server = await Server.start(this.#folder, { PORT: String(this.#port), ...this.#more })
    this.#server = { close: () => server.end('SIGKILL') }
    return server
  }

  /** A person with a device of their own. Errors on their page are thrown at the end of the test. */
  async visitor({
    prefs = {},
    stays = false,
    painted = false,
    isNew = false,
    viewport,
    ...options
  }: Person = {}): Promise<Visitor> {
    const wanted = {
      locale: 'en-GB',
      reducedMotion: 'reduce',
      // It would load the whole site for each of them, which takes a sixth of the processor's time.
      serviceWorkers: 'block',
      ...options,
      viewport: viewport ?? DESKTOP,
      baseURL: this.url,
    } as const
    const device = await this.#devices.take(wanted, { painted, isNew })
    const kept = JSON.stringify({
      speed: 0,
      sound: false,
      learned: LEARNED,
      onePress: false,
      autoEnd: false,
      ...prefs,
    })
    await device.context.addInitScript(
      ([place, text]) => {
        if (localStorage.getItem(place!) === null) localStorage.setItem(place!, text!)
      },
      ['lastlight.prefs', kept],
    )
    const { page, context, heard } = device
    page.setDefaultTimeout(PATIENCE)
    const visitor: Visitor = { device, page, context, ...heard, stays, leave: () => this.#leaves(visitor) }
    this.visitors.push(visitor)
    return visitor
  }

  async #leaves(visitor: Visitor): Promise<void> {
    this.visitors.splice(0, Infinity, ...this.visitors.filter(each => each !== visitor))
    await this.#devices.giveBack(visitor.device, this.#server && `${this.url}/healthz`)
  }

  /** The visitors who came since there were so many leave, but those who stay for the whole file. */
  async farewell(since?: number): Promise<void> {
    const isLeaving = ({ stays }: Visitor, i: number): boolean => (since === undefined ? true : i >= since && !stays)
    for (const visitor of this.visitors.filter(isLeaving)) await visitor.leave()
  }

  async close(): Promise<void> {
    await this.farewell()
    await this.#devices.close()
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

export interface Visitor {
  readonly device: Device
  readonly page: Device['page']
  readonly context: Device['context']
  /** Errors that the page has had so far; a good test ends with none. */
  readonly problems: readonly string[]
  readonly stays: boolean
  /** The latest messages of the page and its server. */
  readonly happened: readonly string[]
  /** Before the end of the test. */
  readonly leave: () => Promise<void>
}
