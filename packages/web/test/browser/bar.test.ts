// The bar of a table: one row of one height, whatever is in it and however many sit there.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barFaults } from './barFaults.ts'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'

const house = houseOf({ isWanted: !QUICK })

const SIZES = [
  [320, 640],
  [390, 844],
  [800, 360],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

test('with five seats, chat and forecast the bar is one row at every size', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor({ prefs: { locale: 'pl', name: 'Konstancja' } })
  const player = new Player(page, { locale: 'pl' })
  await page.goto('/new/long-night?with=friends')
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true })
  for (let n = 2; n <= 5; n++)
    await page.getByLabel(player.say('tables.seat', { n }), { exact: true }).selectOption('bot')
  await player.button('tables.new.make').click()
  await player.button('tables.wait.start').click()
  const round = page.locator('header [data-thing="round"] small')
  for (let answers = 0; answers < 8 && (await round.count()) === 0; answers++) {
    await player.asked()
    await player.answer()
  }
  await round.waitFor()
  await player.button('table.chat').waitFor()
  const faults: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const fault of await page.evaluate(barFaults)) faults.push(`${width}: ${fault}`)
  }
  assert.deepEqual(faults, [])
  assert.deepEqual(problems, [])
})
