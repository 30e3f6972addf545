// Raxxon in a real browser, on a laptop and on a phone: the code, a special zombie and its reason, and what is spoken.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asking, type Option, type View } from '@lastlight/long-night'
import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { overflows, smallTargets } from './fitting.ts'
import { DESKTOP, houseOf, PHONE, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { holdBots, openFile } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

const ownAt = ({ survivors }: View, at: string): boolean => survivors.some(each => each.seat === 0 && each.at === at)

/** Goes to Raxxon, puts dice on the code and attacks what comes out. */
function prefers(options: readonly Option[], view: View): Option | undefined {
  if (asking(options) !== 'act' || view.active !== 0) return undefined
  return options.find(option => option.do === 'move' && option.to === 'raxxon' && !ownAt(view, 'raxxon'))
}

/** A turn with a survivor at Raxxon beside a special zombie, a die on the code and one more that it wants. */
const table = (): string =>
  nightsWith(
    {
      turn: (options, view) =>
        options.some(option => option.do === 'code') &&
        options.some(option => option.do === 'attackMutant') &&
        view.raxxon!.log !== null,
    },
    { config: { players: 3, modules: ['raxxon'], objective: 'convoy' }, prefers, games: 400 },
  ).get('turn')!

async function open(viewport: typeof DESKTOP, file: string, theme: 'dark' | 'light'): Promise<Page> {
  const { page, context } = await house().visitor({ viewport, prefs: { theme } })
  await holdBots(context)
  await openFile(page, file)
  await page.getByRole('heading', { name: 'Side effects' }).waitFor({ state: 'attached' })
  return page
}

test('a turn at Raxxon can be seen, heard and played on a laptop and on a phone', { skip: QUICK }, async () => {
  const file = table()
  const page = await open(DESKTOP, file, 'dark')
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(await overflows(page), [])
  const tile = page.locator('[data-place="raxxon"]')
  assert.match((await tile.textContent())!, /7\. Raxxon/)
  assert.match((await tile.textContent())!, /Every search here ends with the exposure die\. Top audio log: /)
  const code = page.getByRole('group', { name: 'Containment code' })
  assert.match((await code.textContent())!, /Its\scode:\s\d\sand\s\d\./)
  for (const title of ['Experiments', 'Raxxon tonight', 'Side effects'])
    assert.equal(await page.getByRole('region', { name: title }).isVisible(), true, title)

  const ask = page.getByTestId('ask')
  const option = (label: string) => ask.getByTestId('option').filter({ hasText: label }).first()
  /** Shows all acts of the survivor who has this one. */
  const find = async (label: string): Promise<void> => {
    for (const head of await ask.locator('ul button[data-thing^="person:"]').all()) {
      if ((await head.getAttribute('aria-pressed')) !== 'true') await head.click()
      const more = ask.getByTestId('more')
      if ((await more.count()) > 0) await more.click()
      if ((await option(label).count()) > 0) return
    }
  }
  await find('Attack the special zombie')
  assert.match((await option('Attack the special zombie').textContent())!, /then\s1–\d:/)
  await find('on the code')
  await option('on the code').click()
  await ask.getByTestId('confirm').click()
  await code
    .getByText(/from you|no use here/)
    .first()
    .waitFor()

  const phone = await open(PHONE, file, 'light')
  await phone.getByTestId('tab-board').click()
  assert.deepEqual(await overflows(phone), [])
  assert.deepEqual(await smallTargets(phone), [])
  await phone.getByRole('heading', { name: 'Side effects' }).scrollIntoViewIfNeeded()
  assert.deepEqual(await violations(phone), [])
  await phone.setViewportSize({ width: 320, height: 640 })
  assert.deepEqual(await overflows(phone), [])
})
