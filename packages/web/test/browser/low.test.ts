// Low windows: a phone on its side, and a desktop at 400 % zoom.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { whilePainted } from './drawing.ts'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'
import { beforeMove, holdBots, openFile, savedTable } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

const boxesOf = async (elements: Locator) =>
  Promise.all((await elements.all()).map(async each => (await each.boundingBox())!))

test('on a phone on its side the whole board stands beside the question, and a tab never takes the options away', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor({
    viewport: { width: 800, height: 360 },
    hasTouch: true,
    isMobile: true,
  })
  await holdBots(context)
  const player = new Player(page)
  await openFile(page, savedTable({ until: beforeMove }))
  await player.asked()
  await whilePainted(page, async () => {
    const [ask] = await boxesOf(player.ask)
    const [nav] = await boxesOf(page.locator('nav').filter({ has: page.getByTestId('tab-board') }))
    for (const area of await boxesOf(page.locator('[data-part="board"] li[data-thing^="area:"]'))) {
      assert.ok(area.y >= 0 && area.y + area.height <= 360, 'in sight')
      assert.ok(area.x >= nav!.x + nav!.width && area.x + area.width <= ask!.x, 'between tabs and question')
    }
    for (let taps = 0; taps < 3; taps++) {
      await page.getByTestId('tab-board').tap()
      assert.ok(await player.options.first().isVisible())
    }
    await page.getByTestId('tab-log').tap()
    await page.locator('[data-part="log"]').waitFor()
    assert.ok(await player.options.first().isVisible())
  })
  assert.deepEqual(problems, [])
})

test('at 400 % zoom there is one column: tabs beside each other, and a panel in which an option is in sight', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor({ viewport: { width: 320, height: 256 } })
  await holdBots(context)
  const player = new Player(page)
  await openFile(page, savedTable({ until: beforeMove }))
  await player.asked()
  await whilePainted(page, async () => {
    const tabs = await boxesOf(page.locator('[data-testid^="tab-"]'))
    for (const [i, tab] of tabs.entries()) if (i > 0) assert.ok(tab.x >= tabs[i - 1]!.x + tabs[i - 1]!.width - 1)
    assert.ok(tabs.every(({ width, height }) => width >= 44 && height >= 44))
    const [board, ask] = await boxesOf(page.locator('[data-part="board"], [data-testid="ask"]'))
    assert.ok(board!.width > 280 && ask!.width > 280)
    assert.ok(ask!.y >= 0 && ask!.y + ask!.height <= 256)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    await player.button('table.fold').click()
    await player.options.first().waitFor({ state: 'hidden' })
    await page.getByTestId('tab-board').click()
    await player.options.first().waitFor()
  })
  assert.deepEqual(problems, [])
})
