// The card that a search turns up, the die of an exposure, and skipping, as a person at the table sees them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Event, Option } from '@lastlight/long-night'
import { wordsOf } from '@lastlight/words'
import { messages } from '../../src/games/long-night/text/index.ts'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { holdScenes } from './openTable.ts'
import { Player } from './player.ts'
import { holdBots, openFile } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })
const words = wordsOf(await messages('en'), 'en')

const asks = (options: readonly Option[], kind: Option['do']): boolean => options.some(option => option.do === kind)
const FILES = nightsWith({
  noise: options => asks(options, 'noise'),
  keep: options => options.length === 1 && asks(options, 'keep'),
  exposed: (options, view, next) =>
    asks(options, 'move') && view.phase === 'turns' && next.some((event: Event) => event.e === 'exposed'),
})

for (const name of ['noise', 'keep'] as const)
  test(`a found card lies open over its location while ${name === 'noise' ? 'noise is asked about' : 'it is the only one'}, and is kept by a press`, {
    skip: QUICK,
  }, async () => {
    const { page, context, problems } = await house().visitor({ prefs: { autoEnd: true } })
    await holdBots(context)
    await openFile(page, FILES.get(name)!)
    await new Player(page).asked()
    const found = page.locator('[data-moment="found"]')
    await found.waitFor()
    const card = found.locator('[data-found]').first()
    const kind = (await card.getAttribute('data-found'))!
    const text = (await card.textContent())!
    for (const said of [words.say(`item.${kind}`), words.say(`item.effect.${kind}`)]) assert.ok(text.includes(said))
    const box = (await card.boundingBox())!
    assert.ok(box.width >= 150 && box.height >= 150, 'it is large')
    await found.getByTestId('keep').first().click()
    const confirm = page.getByTestId('ask').getByTestId('confirm')
    if (await confirm.isEnabled()) await confirm.click()
    await found.waitFor({ state: 'detached' })
    assert.deepEqual(problems, [])
  })

test('nothing tells what the exposure die brings before it lies, and a skip ends no more than that', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor({ prefs: { speed: 1, motion: 'full', onePress: true } })
  await holdBots(context)
  await holdScenes(context)
  await openFile(page, FILES.get('exposed')!)
  const player = new Player(page)
  await player.asked()
  // Every walk rolls the die.
  const walks = player.options.filter({ has: page.locator('b', { hasText: /^Move / }) })
  for (const head of await player.heads.all()) {
    await head.click()
    const more = player.ask.getByTestId('more')
    if ((await more.count()) > 0) await more.click()
    if ((await walks.count()) > 0) break
  }
  await walks.first().click()
  const moment = page.getByTestId('moment')
  await page.locator('[data-moment^="falling "]').waitFor()
  const faces = ['blank', 'wound', 'frostbite', 'bite'].map(face => words.say(`moment.die.${face}`))
  const log = page.getByRole('log').locator('li')
  const told = async (): Promise<string> => `${await moment.textContent()} ${await log.first().textContent()}`
  const before = await told()
  assert.ok(!faces.some(face => before.includes(face)), before)
  const skip = page.getByTestId('skip')
  await skip.click()
  await page.locator('[data-moment^="falling "]').waitFor({ state: 'detached' })
  const after = await told()
  assert.ok(
    faces.some(face => after.includes(face)),
    after,
  )
  // A press on the board ends nothing.
  await page.locator('[data-part="board"]').click({ position: { x: 4, y: 4 }, force: true })
  assert.equal(await moment.count(), 1)
  assert.deepEqual(problems, [])
})
