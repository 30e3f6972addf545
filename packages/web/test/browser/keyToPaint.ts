// How long a person who plays by keys waits on a slow device: from each key of a game to the paint after it.

import { chanceFrom, pickOf } from '@lastlight/kernel'
import type { Page } from 'playwright-core'
import type { House } from './house.ts'
import { openFile } from './saved.ts'

/** How many times slower than this machine: about a cheap phone. */
const SLOWER = 4
/** Enough for the 95th percentile: a whole game by random keys can take more than ten minutes. */
const MOST_KEYS = 300

export interface KeyTimes {
  /** Milliseconds from each key to the paint that shows its effect. */
  readonly effects: readonly number[]
  /** The browser's own measure for each key: to the next paint, whatever it shows. */
  readonly paints: readonly number[]
}

/** Plays the game of a file against bots, by keys alone, until so many keys are answered or it is over. */
export async function keyTimes(house: House, file: string): Promise<KeyTimes> {
  const { page, context } = await house.visitor({
    serviceWorkers: 'allow',
    reducedMotion: 'no-preference',
    painted: true,
    prefs: { speed: 1 },
  })
  await page.addInitScript(watchKeys)
  await openFile(page, file)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const chance = chanceFrom('keys')
  for (let keys = 0; keys < MOST_KEYS; ) {
    const wanted = await nextKey(page)
    if (wanted === 'over') break
    const key = typeof wanted === 'number' ? String(1 + pickOf(chance, wanted)) : wanted
    await page.evaluate(() => window.keyTimes.expect())
    await page.keyboard.press(key)
    keys += (await page.evaluate(() => window.keyTimes.settled())) ? 1 : 0
  }
  const times = await page.evaluate(() => ({ effects: window.keyTimes.effects, paints: window.keyTimes.paints }))
  await context.close()
  return times
}

/** The key that a person would press now; a number: one of the first so many digits. */
async function nextKey(page: Page): Promise<number | string> {
  const found = await page.waitForFunction(keyWanted, undefined, { polling: 30 })
  return (await found.jsonValue()) as number | string
}

declare global {
  interface Window {
    keyTimes: { effects: number[]; paints: number[]; expect(): void; settled(): Promise<boolean> }
  }
}

/** Runs in the page. */
function keyWanted(): number | string | undefined {
  if (document.querySelector('[data-testid="over"]')) return 'over'
  const ask = document.querySelector('[data-testid="ask"]')
  if (!ask) return undefined
  const count = (selector: string): number => ask.querySelectorAll(selector).length
  if (count('[class*="skip"] button') > 0) return 'Escape'
  if (count('button[aria-disabled="false"]') === 0) return undefined
  const confirm = ask.querySelector<HTMLElement>('[data-testid="confirm"][aria-disabled="false"]')
  if (count('output') > 0) {
    const fill = ask.querySelector<HTMLElement>('h3 + button[aria-disabled="false"]')
    const next = confirm ?? fill
    next?.focus()
    return next ? 'Enter' : undefined
  }
  if (confirm && (count('[data-testid="option"][aria-pressed="true"]') > 0 || count('[data-testid="option"]') === 0))
    return 'Enter'
  if (count('ul button[data-thing]') > 0 && count('ul button[data-thing][aria-pressed="true"]') === 0)
    return Math.min(9, count('ul button[data-thing]'))
  const listed = count('li > [data-testid="option"]')
  // Where every option names a secret, all of them stand in a sheet.
  const secret = ask.querySelector('[data-testid^="sheet-"]')
  if (listed === 0 && secret) {
    const inside = document.querySelectorAll<HTMLElement>('[data-testid="sheet"] [data-testid="option"]')
    if (inside.length === 0) return secret.ariaKeyShortcuts ?? secret.getAttribute('aria-keyshortcuts') ?? undefined
    inside[0]!.focus()
    return 'Enter'
  }
  return listed > 0 ? Math.min(9, listed) : count('[data-ending]') > 0 ? 'e' : undefined
}

/** Runs in the page before its own scripts. */
function watchKeys(): void {
  const effects: number[] = []
  const paints: number[] = []
  let settle: (known: boolean) => void = () => undefined
  let settled = Promise.resolve(false)
  let pressed: number | undefined
  let before = ''
  const shown = (): string => {
    const ask = document.querySelector('[data-testid="ask"]')
    const pressedOnes = [...(ask?.querySelectorAll('[aria-pressed]') ?? [])].map(each => each.ariaPressed)
    return `${ask?.textContent} ${pressedOnes.join()} ${document.querySelector('[data-testid="over"]') !== null}`
  }
  const look = (): void => {
    if (shown() === before) return void requestAnimationFrame(look)
    // A message that is sent in a frame arrives after its paint.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      effects.push(performance.now() - pressed!)
      settle(true)
    })
    port1.start()
    port2.postMessage(null)
  }
  addEventListener(
    'keydown',
    event => {
      if (pressed !== undefined) return
      pressed = event.timeStamp
      requestAnimationFrame(look)
    },
    { capture: true },
  )
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') paints.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  window.keyTimes = {
    effects,
    paints,
    expect() {
      pressed = undefined
      before = shown()
      settled = new Promise(resolve => {
        settle = resolve
        setTimeout(() => resolve(false), 5000)
      })
    },
    settled: () => settled,
  }
}
