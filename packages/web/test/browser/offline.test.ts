import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'

const house = houseOf(!QUICK)

test('a page that is to be kept while the network is gone is kept when it is back', { skip: QUICK }, async () => {
  const { page, context, problems } = await house().visitor()
  await page.clock.install()
  await page.goto('/')
  await context.setOffline(true)
  await page.clock.runFor('00:10')
  await context.setOffline(false)
  assert.ok(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null))
  assert.deepEqual(problems, [])
})

test('a solo game goes on after the network is gone: through a reload, and in a new tab after this one was closed', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor()
  const player = new Player(page, { seed: 'in a tunnel' })
  await page.goto('/')
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller === null)
      await new Promise(resolve => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
  })
  await player.button('home.play').click()
  await player.asked()
  await house().stop()
  await context.setOffline(true)

  await player.answer()
  const offered = await player.offered()
  await page.reload()
  assert.deepEqual(await player.offered(), offered)
  await player.play(player.say('board.night', { n: 1, of: 6 }))
  const left = await player.offered()
  await page.close()

  const tab = await context.newPage()
  const again = new Player(tab, { seed: 'still in a tunnel' })
  await tab.goto('/')
  await tab.getByRole('link', { name: again.say('home.yourTurn') }).click()
  assert.deepEqual(await again.offered(), left)
  assert.equal(await again.play(again.say('board.day', { n: 2, of: 6 })), 'there')
  assert.deepEqual(problems, [])
})
