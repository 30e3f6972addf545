import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { House, QUICK } from './house.ts'
import { QUESTIONS, type QuestionTable, questionTablesOfOutlive } from './questionTables.ts'
import { openNext } from './saved.ts'
import { SCREENS } from './screens.ts'
import { each } from './windows.ts'

let house: House
before(async () => {
  house = await House.open()
})
after(() => house.close())

const tables: readonly QuestionTable[] = questionTablesOfOutlive()

/** All rules are checked in the dark theme, and in the light one those that depend on colours. */
async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate(name => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    // Only violations are reported: listing what is right takes as long as finding what is wrong.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
    if (theme === 'light') axe.withRules(['color-contrast'])
    const { violations: broken } = await axe.analyze()
    for (const { id, nodes } of broken)
      found.push(
        ...nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html.slice(0, 160)}: ${failureSummary}`),
      )
  }
  return found
}

/** Checks beyond axe: one heading of the first level, no skipped level, and regions with names. */
async function outlineFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = (element: Element): boolean => element.checkVisibility() && element.closest('[inert]') === null
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(shown)
    const levels = all('h1, h2, h3, h4, h5, h6').map(heading => Number(heading.tagName.slice(1)))
    const faults: string[] = []
    if (levels.filter(level => level === 1).length !== 1) faults.push(`headings of level 1: ${levels.join(' ')}`)
    if (levels.some((level, i) => i > 0 && level > levels[i - 1]! + 1)) faults.push(`levels: ${levels.join(' ')}`)
    if (all('main').length !== 1) faults.push('not exactly one main')
    return faults
  })
}

test('axe finds nothing on any screen, and each has one first heading and levels in order', async () => {
  const found: { [screen: string]: readonly string[] } = {}
  await each(house, SCREENS, async (page, path) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').waitFor()
    const faults = [...(await outlineFaults(page)), ...(await violations(page))]
    if (faults.length > 0) found[path] = faults
  })
  assert.deepEqual(found, {})
})

test('there is a table for every kind of question', () => {
  const names = tables.map(({ name }) => name)
  assert.deepEqual(
    ['over', ...QUESTIONS].filter(name => !names.includes(name)),
    [],
  )
})

test('axe finds nothing at a table at any question, and its log is a live region', async () => {
  const found: { [moment: string]: readonly string[] } = {}
  await each(house, QUICK ? tables.filter((_, i) => i % 8 === 0) : tables, async (page, { name, file }) => {
    await openNext(page, file)
    await page.locator('h2:visible').first().waitFor()
    const faults = [...(await outlineFaults(page)), ...(await violations(page))]
    if ((await page.getByRole('log').count()) === 0) faults.push('no log')
    const offered = page.getByTestId('ask').locator('button[aria-disabled="false"]')
    if (name !== 'over' && (await offered.count()) === 0) faults.push('nothing is offered')
    if (faults.length > 0) found[name] = faults
  })
  assert.deepEqual(found, {})
})

test('the focus is on the page wherever it goes: it is never lost when the view changes', async () => {
  const { page } = await house.visitor()
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')
  await page.goto('/')
  for (const path of ['/rules', '/games', '/lobby', '/settings', '/credits']) {
    const link = page.locator(`footer a[href="${path}"]`)
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    assert.equal(await focused(), 'main')
  }
})
