// Forced colours: the system's palette has no glows and no washes, so state is carried by outlines.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asking } from '@lastlight/long-night'
import type { Locator } from 'playwright-core'
import { whilePainted } from './drawing.ts'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { beforeMove, holdBots, openFile, savedTable } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

const outlineOf = (element: Locator): Promise<number> =>
  element.evaluate(each => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })

/** The text keeps its own two colours: otherwise the browser lays a strip of the page's colour behind it. */
const isReadable = (badge: Locator): Promise<boolean> =>
  badge.evaluate(each => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(each) as CSSStyleDeclaration & {
      readonly forcedColorAdjust: string
    }
    return color !== backgroundColor && forcedColorAdjust === 'none'
  })

test('in forced colours one sees where a hero can go, its number, who is to move and which phase it is', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor({ forcedColors: 'active' })
  await holdBots(context)
  const player = new Player(page)
  await openFile(page, savedTable({ until: beforeMove }))
  await player.asked()
  await page.keyboard.press('1')
  await player.options.first().waitFor()
  await whilePainted(page, async () => {
    const open = page.locator('li[data-thing^="area:"]').filter({ hasText: player.say('board.lit') })
    await open.first().waitFor()
    assert.ok((await open.count()) > 0)
    for (const area of await open.all()) {
      assert.ok((await outlineOf(area)) >= 3)
      assert.ok(await isReadable(area.locator('header > span > span').first()))
    }
    const closed = page.locator('li[data-thing^="area:"]').filter({ hasNotText: player.say('board.lit') })
    assert.equal(await outlineOf(closed.first()), 0)
    assert.ok((await outlineOf(page.locator('header [aria-current="step"]'))) >= 2)
    const order = page.getByRole('list', { name: player.say('table.order') }).getByRole('listitem')
    assert.deepEqual(await Promise.all((await order.all()).map(outlineOf)), [3, 0])
    await page.keyboard.press('2')
    const chosen = player.options.and(page.locator('[aria-pressed="true"]'))
    await chosen.waitFor()
    assert.ok(await isReadable(chosen.locator('i')))
  })
  assert.deepEqual(problems, [])
})

test('in forced colours the gates of the colony that can be chosen keep their numbers', { skip: QUICK }, async () => {
  const { page, context, problems } = await house().visitor({ forcedColors: 'active' })
  await holdBots(context)
  const file = nightsWith({ act: (options, view) => view.phase === 'turns' && asking(options) === 'act' }).get('act')!
  await openFile(page, file)
  await page.locator('#question').waitFor()
  const number = page.locator('[data-thing^="gate:"] b').first()
  await number.waitFor()
  await whilePainted(page, async () => assert.ok(await isReadable(number)))
  assert.deepEqual(problems, [])
})
