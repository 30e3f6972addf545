// Bandits and improvements in a real browser: they can be seen, read and used, on a laptop and on a phone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { overflows, smallTargets } from './fitting.ts'
import { DESKTOP, houseOf, PHONE, QUICK } from './house.ts'
import { tableOfModules } from './moduleTables.ts'
import { holdBots, openFile } from './saved.ts'
import { SWEEP } from './sweep.ts'

const house = houseOf({ isWanted: !QUICK })

async function open(viewport: typeof DESKTOP, prefs: { readonly [name: string]: unknown } = {}): Promise<Page> {
  const { page, context } = await house().visitor({ viewport, prefs })
  await holdBots(context)
  await openFile(page, tableOfModules())
  return page
}

const skulls = (page: Page): Promise<number> => page.getByRole('listitem').filter({ hasText: / dies/ }).count()

test('on a laptop the hideout is raided and an improvement is built', { skip: QUICK }, async () => {
  const page = await open(DESKTOP)
  await page.getByRole('heading', { name: /^Against the hideout: / }).waitFor()
  await page.getByRole('list', { name: 'On offer' }).getByRole('listitem').first().waitFor()
  assert.equal(await page.locator('[data-place="hideout"]').getByText('8', { exact: true }).isVisible(), true)
  assert.ok((await skulls(page)) >= 2, 'lines that kill are marked')
  assert.ok(
    (await page
      .getByRole('list', { name: /^Finished/ })
      .getByRole('listitem')
      .count()) > 0,
  )
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(await overflows(page), [])

  // An improvement on the board opens the hand, and there the card is pressed.
  await page.getByRole('list', { name: 'On offer' }).getByRole('button').first().click()
  const build = page.getByRole('button', { name: /^Build: / })
  await build.first().waitFor()
  assert.equal((await page.locator('[class*="next"]').count()) > 0, true, 'the socket that would be filled is marked')
  const before = await page
    .getByRole('img', { name: /^progress / })
    .first()
    .getAttribute('aria-label')
  // The only card that fits is chosen already, so this is the second press.
  await build.first().click()
  await page.waitForFunction(
    known => document.querySelector('[aria-label^="progress "]')?.getAttribute('aria-label') !== known,
    before,
  )

  await page.keyboard.press('Escape')
  await page.getByTestId('option').filter({ hasText: 'Search the hideout' }).click()
  await page.getByTestId('confirm').click()
  await page
    .getByText(/searches the bandit hideout \(roll \d\)/)
    .first()
    .waitFor({ state: 'attached' })
})

test('on a phone both modules fit and can be pressed', { skip: !SWEEP }, async () => {
  const page = await open(PHONE)
  await page.getByTestId('tab-board').click()
  await page.getByRole('heading', { name: /^Against the hideout: / }).waitFor()
  await page.getByRole('heading', { name: 'Improvements' }).waitFor()
  assert.deepEqual(await overflows(page), [])
  assert.deepEqual(await smallTargets(page), [])
  assert.deepEqual(await violations(page), [])
  await page.setViewportSize({ width: 320, height: 640 })
  assert.deepEqual(await overflows(page), [])
})
