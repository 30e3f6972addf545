import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { houseOf } from './house.ts'
import { Player } from './player.ts'
import { lastNight, openFile, savedTable } from './saved.ts'

const house = houseOf()

const BOT: LocalSeat = { kind: 'bot', level: 'casual' }
const THREE: readonly LocalSeat[] = [{ kind: 'person', name: 'Ola' }, BOT, BOT]

test('a newcomer presses one button, skips the guide and plays the first day', async () => {
  const { page, problems } = await house().visitor({ prefs: { learned: [], onePress: true } })
  const player = new Player(page, { seed: 'a newcomer', atOnce: true })
  await page.goto('/')
  await player.button('home.play').click()
  await player.asked()
  await page.getByRole('heading', { name: player.say('learn.goal') }).waitFor()
  await player.button('learn.skip').click()
  await page.getByTestId('lesson').waitFor({ state: 'detached' })
  assert.equal(await player.play(player.say('board.night', { n: 1, of: 6 })), 'there')
  assert.deepEqual(problems, [])
})

test('a game is played to the final scores, and another one is begun', async () => {
  const { page, problems } = await house().visitor({ prefs: { onePress: true } })
  const player = new Player(page, { seed: 'the last night', atOnce: true })
  await openFile(page, savedTable({ until: lastNight, seats: THREE }))
  await player.asked()
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
