import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { houseOf } from './house.ts'
import { Player } from './player.ts'
import { beforeMove, openFile, savedTable } from './saved.ts'

const house = houseOf()

/** The focused element: its name, and whether the focus is visible. */
const focus = (page: Page): Promise<{ readonly lost: boolean; readonly shown: boolean; readonly name: string }> =>
  page.evaluate(() => {
    const element = document.activeElement
    const style = element && getComputedStyle(element)
    return {
      lost: element === null || element === document.body,
      shown: style !== null && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'),
      name: element?.textContent ?? '',
    }
  })

/** Presses Tab until an element has this name; the focus must be visible all the way. */
async function walk(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    const { lost, shown, name: here } = await focus(page)
    assert.ok(lost || shown, `one sees that the focus is on “${here}”`)
    if (here === name) return
  }
  assert.fail(`Tab does not lead to “${name}”`)
}

test('a turn is played from the first page on with nothing but the keyboard, and the focus is never lost', async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  const somewhere = async (when: string): Promise<void> =>
    assert.equal((await focus(page)).lost, false, `the focus is somewhere ${when}`)
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    await somewhere(`after ${key}`)
  }
  const chosen = player.options.and(page.locator('[aria-pressed="true"]'))
  const end = player.ask.locator('[aria-keyshortcuts="E"]')

  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await walk(page, player.say('home.play'))
  await page.keyboard.press('Enter')
  await player.asked()
  await somewhere('at a new table')

  await openFile(page, savedTable({ until: beforeMove }))
  await page.goto('/')
  const saved = page.getByRole('link', { name: player.say('home.yourTurn') }).first()
  await saved.waitFor()
  await walk(page, String(await saved.textContent()))
  await page.keyboard.press('Enter')
  const before = await player.offered()
  await somewhere('at the table')

  await press('?')
  await page.getByRole('dialog').waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await press('1')
  await player.options.first().waitFor()
  await press('2')
  await chosen.waitFor()
  await press('Escape')
  await chosen.waitFor({ state: 'detached' })
  await player.isOffered(before)

  await press('1')
  await player.options.first().waitFor()
  await press('2')
  await chosen.waitFor()
  await press('Enter')
  await end.waitFor()
  await somewhere('at the next question')
  await press('u')
  await player.isOffered(before)
  await somewhere('at the old question again')

  await press('h')
  await press('Enter')
  await player.options.nth(1).waitFor()
  await walk(page, String(await player.options.nth(1).textContent()))
  await press('Enter')
  await chosen.waitFor()
  await walk(page, String(await player.confirm.textContent()))
  await press('Enter')
  await end.waitFor()
  await somewhere('after the button is gone')
  await press('e')
  await press('Enter')
  await end.waitFor({ state: 'detached' })
  await player.rest()
  await somewhere('after the turns of others')
  for (const key of ['b', 's', 'r', 'l', 't']) await press(key)
  assert.deepEqual(problems, [])
})
