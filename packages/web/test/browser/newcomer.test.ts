import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf } from './house.ts'
import { Player } from './player.ts'

const house = houseOf()

test('a newcomer presses one button, skips the guide and plays a whole game to the final scores', async () => {
  const { page, problems } = await house().visitor({ prefs: { learned: [], onePress: true } })
  const player = new Player(page, { seed: 'a newcomer', atOnce: true })
  await page.goto('/')
  await player.button('home.play').click()
  await player.asked()
  await page.getByRole('heading', { name: player.say('learn.goal') }).waitFor()
  await player.button('learn.skip').click()
  await page.getByTestId('lesson').waitFor({ state: 'detached' })
  assert.equal(await player.play(), 'over')
  const scores = page.getByTestId('over').getByRole('table')
  await scores.waitFor()
  // One column for each of the three, under a total.
  assert.equal(await scores.getByRole('columnheader').count(), 4)
  await player.button('after.rematch').click()
  await page.getByTestId('over').waitFor({ state: 'detached' })
  // Some deals ask something before the first day.
  assert.equal(await player.play(player.say('board.day', { n: 1, of: 6 })), 'there')
  assert.deepEqual(problems, [])
})
