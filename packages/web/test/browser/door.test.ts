import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'

const house = houseOf({ isWanted: !QUICK })

test('a mistyped code is reported before a name is asked for', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await page.goto('/join/ABCDEF')
  await page.getByText(player.say('tables.join.unknown')).waitFor()
  assert.equal(await player.button('tables.join.go').count(), 0)
  await page.getByLabel(player.say('tables.join.code')).fill('GHJKLM')
  await player.button('tables.join.find').click()
  await page.waitForURL('**/join/GHJKLM')
  await page.getByText(player.say('tables.join.unknown')).waitFor()
  assert.deepEqual(problems, [])
})
