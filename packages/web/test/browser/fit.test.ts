import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOCALES, type Locale } from '@lastlight/kernel'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { overflows, smallTargets } from './fitting.ts'
import { houseOf, QUICK } from './house.ts'
import { type QuestionTable, questionTables } from './questionTables.ts'
import { openNext } from './saved.ts'
import { SCREENS } from './screens.ts'
import { share } from './sweep.ts'
import { each } from './windows.ts'

const house = houseOf()

const tables = await questionTables('outlive')
const HEIGHT = 740
const PARTS = ['board', 'shelter', 'rivals', 'log'] as const

type Found = { [place: string]: readonly string[] }

/** Large text is a preference that the page puts on its root; here it is put there directly, as a browser's own setting would. */
const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate(size => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/** At 320 and 360 pixels, and at 360 with letters half as large again. */
async function look(page: Page, place: string, found: Found): Promise<void> {
  const note = (where: string, faults: readonly string[]): void => {
    if (faults.length > 0) found[`${place} ${where}`] = faults
  }
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: HEIGHT })
    note(`at ${width}`, await overflows(page))
  }
  note('at 360, to press', await smallTargets(page))
  await setText(page, 150)
  note('at 360 with large text', await overflows(page))
  await setText(page, 100)
}

/** The languages share a third of the questions: `npm run walk` looks at all of them in each. */
const tablesFor = (locale: Locale): readonly QuestionTable[] =>
  share(tables, QUICK ? 8 : 3 * LOCALES.length, LOCALES.indexOf(locale))

const onPhone = (locale: Locale): BrowserContextOptions & { readonly prefs: { readonly locale: Locale } } => ({
  viewport: { width: 320, height: HEIGHT },
  hasTouch: true,
  prefs: { locale },
})

for (const locale of LOCALES) {
  test(`${locale}: screens fit a narrow phone, also with large text, and a thumb finds everything`, async () => {
    const found: Found = {}
    const lookAt = async (page: Page, path: string): Promise<void> => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.locator('h1').waitFor()
      await look(page, path, found)
    }
    await each(house(), share(SCREENS, 2 * LOCALES.length, LOCALES.indexOf(locale)), lookAt, onPhone(locale))
    assert.deepEqual(found, {})
  })

  test(`${locale}: questions fit a narrow phone, also with large text, and a thumb finds everything`, async () => {
    const found: Found = {}
    const lookAt = async (page: Page, { name, file }: QuestionTable): Promise<void> => {
      await openNext(page, file, locale)
      await page.locator('h2:visible').first().waitFor()
      await look(page, name, found)
      // All four parts once by day and once by night.
      if (name === 'question.move' || name === 'question.build')
        for (const part of PARTS) {
          await page.getByTestId(`tab-${part}`).click()
          await look(page, `${name} ${part}`, found)
        }
    }
    await each(house(), tablesFor(locale), lookAt, onPhone(locale))
    assert.deepEqual(found, {})
  })
}
