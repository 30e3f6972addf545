// Devices of visitors. A device that was given back is emptied and given to somebody else: a renderer that has run the
// page before opens a table in a third of the time of a new one.

import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core'
import { keepUnpainted } from './drawing.ts'
import { type Heard, listen } from './failure.ts'

export type DeviceOptions = BrowserContextOptions & {
  readonly viewport: { readonly width: number; readonly height: number }
}

export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  /** What it is like but for its window's size. */
  readonly kind: string
  /** Whether something was done to it that cannot be undone. */
  isMarked: boolean
  /** Those that its visitor has brought along. */
  readonly scripts: Disposable[]
  /** Of its present visitor. */
  heard: Heard
}

interface Wish {
  /** Whether it is painted all the time. */
  readonly painted: boolean
  readonly isNew: boolean
}

/** Idle ones cost memory. */
const MOST_IDLE = 8

/** What stays with a page or its context. */
const MARKS: readonly string[] = [
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'newCDPSession',
  'on',
  'once',
  'route',
  'routeWebSocket',
  'setOffline',
]

type Methods = Record<string, (...args: unknown[]) => unknown>

/** Notes what is done to a device from now on. */
function watch(device: Device): Device {
  const { page, context, scripts } = device
  for (const target of [page, context, page.clock] as unknown as readonly Methods[]) {
    for (const name of MARKS) {
      const method = target[name]
      if (!method) continue
      target[name] = (...args) => {
        device.isMarked = true
        return method.apply(target, args)
      }
    }
    const add = target['addInitScript']
    if (add)
      target['addInitScript'] = async (...args) => {
        const script = (await add.apply(target, args)) as Disposable
        scripts.push(script)
        return script
      }
  }
  return device
}

const nothingHeard = (): Heard => ({ problems: [], happened: [] })

export class Devices {
  readonly #browser: Browser
  readonly #idle: Device[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take({ viewport, ...options }: DeviceOptions, { painted, isNew }: Wish): Promise<Device> {
    const kind = JSON.stringify([options, painted])
    const at = isNew ? -1 : this.#idle.findLastIndex(device => device.kind === kind)
    if (at >= 0) {
      const device = this.#idle.splice(at, 1)[0]!
      await device.page.setViewportSize(viewport)
      device.heard = nothingHeard()
      return device
    }
    const context = await this.#browser.newContext({ ...options, viewport })
    if (!painted) await keepUnpainted(context)
    const page = await context.newPage()
    const device: Device = {
      page,
      context,
      kind,
      isMarked: options.serviceWorkers === 'allow',
      scripts: [],
      heard: nothingHeard(),
    }
    listen(page, () => device.heard)
    return watch(device)
  }

  /** `empty`: the address of a small document of the house. Without it the device is not used again. */
  async giveBack(device: Device, empty?: string): Promise<void> {
    const isClean = empty !== undefined && !device.isMarked && !device.page.isClosed()
    if (!isClean || !(await emptied(device, empty).catch(() => false))) {
      await device.context.close()
      return
    }
    this.#idle.push(device)
    if (this.#idle.length > MOST_IDLE) await this.#idle.shift()!.context.close()
  }

  async close(): Promise<void> {
    for (const { context } of this.#idle.splice(0)) await context.close()
  }
}

/** Whether nothing of its last visitor is left. */
async function emptied({ page, context, scripts }: Device, empty: string): Promise<boolean> {
  for (const script of scripts.splice(0)) await script.dispose()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto(empty)
  await page.mouse.move(-1, -1)
  await context.clearCookies()
  return page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const name of await caches.keys()) await caches.delete(name)
    for (const { name } of await indexedDB.databases()) {
      const request = indexedDB.deleteDatabase(name!)
      const isDeleted = await new Promise<boolean>(done => {
        request.addEventListener('success', () => done(true))
        request.addEventListener('error', () => done(false))
        request.addEventListener('blocked', () => done(false))
      })
      if (!isDeleted) return false
    }
    return true
  })
}
