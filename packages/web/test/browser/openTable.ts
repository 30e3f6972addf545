// Opens the table of a question, and goes to the moment that it is kept for.

import { type Locale, Match, type Seat } from '@lastlight/kernel'
import { game, type Option } from '@lastlight/long-night'
import { wordsOf } from '@lastlight/words'
import type { BrowserContext, Page } from 'playwright-core'
import { sayingOf } from '../../src/games/long-night/saying.ts'
import { messages } from '../../src/games/long-night/text/index.ts'
import { thingsOf } from '../../src/games/long-night/things.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import type { QuestionTable, Way } from './questionTables.ts'
import { openNext } from './saved.ts'

/** A scene stays until the next one is asked for. React itself waits up to 300 ms, and options of a crossroads card 600. */
export const holdScenes = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { setTimeout: wait } = globalThis
    const isScene = (ms: number | undefined): boolean => ms !== undefined && ms > 300 && ms !== 600
    const held = new Map<unknown, () => void>()
    Object.assign(globalThis, {
      setTimeout(act: () => void, ms?: number, ...more: unknown[]): unknown {
        if (!isScene(ms)) return wait(act, ms, ...more)
        const clock = wait(act, 2 ** 30)
        held.set(clock, act)
        return clock
      },
      nextScene(): void {
        const due = new Map(held)
        held.clear()
        for (const act of due.values()) act()
      },
    })
    const { clearTimeout: clear } = globalThis
    globalThis.clearTimeout = clock => {
      held.delete(clock)
      clear(clock)
    }
  })

/** Ends the scene that is held, and waits until the next one is. */
const nextScene = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { nextScene: go } = globalThis as unknown as { nextScene(): void }
    go()
    await new Promise(done => {
      requestAnimationFrame(() => setTimeout(done, 50))
    })
  })

type Opened = Pick<QuestionTable, 'file' | 'name' | 'way'>

export async function openTable(page: Page, { file, name, way }: Opened, locale: Locale = 'en'): Promise<void> {
  await openNext(page, file, locale)
  await page.locator(name === 'over' ? '[data-testid="over"]' : '#question').waitFor()
  if (!way) return
  await press(page, file, way, locale)
  await page.getByTestId('moment').waitFor()
  for (let n = 0; n < way.scenes; n++) await nextScene(page)
  await page.locator(`[data-moment^="${name.slice('moment.'.length)} "]`).waitFor()
}

/** Chooses as a person does: the head, its act, and the button that confirms it. */
async function press(page: Page, file: string, way: Way, locale: Locale): Promise<void> {
  const { seats, save } = JSON.parse(file) as { readonly seats: readonly LocalSeat[]; readonly save: never }
  const seat: Seat = seats.findIndex(({ kind }) => kind === 'person')
  const view = game.view(Match.load(game, save).state, seat)
  const saying = sayingOf(wordsOf(await messages(locale), locale, { missing: 'throws' }))
  const choice = way.choice as Option
  const ask = page.getByTestId('ask')
  // Where nothing else is left to do, the end of the turn is chosen already.
  const ending = ask.locator('[data-ending]')
  if (choice.do === 'done') {
    await ask.getByTestId('confirm').waitFor()
    if ((await ending.count()) > 0) await ending.click()
  } else {
    const head = ask.locator(`ul button[data-thing="${thingsOf(choice, view)[0]}"][aria-pressed="false"]`)
    if ((await head.count()) > 0) await head.click()
    const more = ask.getByTestId('more')
    if ((await more.count()) > 0) await more.click()
    const labels = [saying.act!(choice, view), saying.option(choice, view)]
    for (const option of await ask.getByTestId('option').all())
      if (labels.includes((await option.locator('b').textContent()) ?? '')) {
        await option.click()
        break
      }
  }
  await ask.getByTestId('confirm').click()
}
