import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outlineFaults, tableFaults, violations } from './axe.ts'
import { houseOf, QUICK } from './house.ts'
import { holdScenes, openTable } from './openTable.ts'
import { GAME_IDS, questionTables } from './questionTables.ts'
import { holdBots } from './saved.ts'
import { SCREENS } from './screens.ts'
import { SWEEP, share } from './sweep.ts'
import { each } from './windows.ts'

const house = houseOf()

/** Questions and moments that look unlike each other. `npm run walk` looks at all of them. */
const SAMPLE: { readonly [game: string]: readonly string[] } = {
  outlive: ['question.move', 'over'],
  'long-night': ['question.act', 'moment.night'],
}
const SHEETS = ['v', 'x']
const THEMES = ['dark', 'light']

test('axe finds nothing on any screen, and each has one first heading and levels in order', async () => {
  const found: { [screen: string]: readonly string[] } = {}
  await each(house(), [...SCREENS.entries()], async (page, [i, path]) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').waitFor()
    const look = { themes: share(THEMES, 2, i), colourless: !SWEEP && i % 3 > 0 }
    const faults = [...(await outlineFaults(page)), ...(await violations(page, look))]
    if (faults.length > 0) found[path] = faults
  })
  assert.deepEqual(found, {})
})

for (const id of GAME_IDS)
  test(`${id}: axe finds nothing at a table, and its log is a live region`, async () => {
    const found: { [moment: string]: readonly string[] } = {}
    const tables = await questionTables(id, QUICK ? SAMPLE[id]!.slice(0, 1) : SAMPLE[id]!)
    const { page, context, problems } = await house().visitor({
      prefs: { speed: 1, motion: 'full', learned: GAME_IDS },
    })
    await holdBots(context)
    await holdScenes(context)
    for (const [i, table] of tables.entries()) {
      await openTable(page, table)
      const faults = [
        ...(await outlineFaults(page)),
        ...(await tableFaults(page, table.name)),
        ...(await violations(page, { themes: share(THEMES, 2, i) })),
      ]
      if (faults.length > 0) found[table.name] = faults
      if (table.name !== 'question.act') continue
      for (const key of share(SHEETS, 2, 0)) {
        await page.keyboard.press(key)
        await page.getByTestId('sheet').waitFor()
        const inSheet = await violations(page, { within: '[data-testid="sheet"]' })
        if (inSheet.length > 0) found[`sheet ${key}`] = inSheet
        await page.keyboard.press('Escape')
      }
    }
    assert.deepEqual(found, {})
    assert.deepEqual(problems, [])
  })

test('the focus is on the page wherever it goes: it is never lost when the view changes', async () => {
  const { page } = await house().visitor()
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
