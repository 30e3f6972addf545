import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { openFile } from './saved.ts'
import { SWEEP } from './sweep.ts'

const house = houseOf({ isWanted: !QUICK, own: true })

test('a page that is to be kept while the network is gone is kept when it is back', { skip: QUICK }, async () => {
  const { page, context, problems } = await house().visitor({ serviceWorkers: 'allow' })
  await page.clock.install()
  await page.goto('/')
  await context.setOffline(true)
  await page.clock.runFor('00:10')
  await context.setOffline(false)
  assert.ok(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null))
  assert.deepEqual(problems, [])
})

const isKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller === null)
      await new Promise(resolve => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
  })

test('a game of The Long Night goes on without a network, through a reload', { skip: !SWEEP }, async () => {
  const { page, context, problems } = await house().visitor({ serviceWorkers: 'allow' })
  const player = new Player(page, { seed: 'snowed in' })
  await page.goto('/')
  await isKept(page)
  const turn = nightsWith({ turn: options => options.some(option => option.do === 'done') })
  await openFile(page, turn.get('turn')!)
  await player.asked()
  await context.setOffline(true)
  await player.answer()
  const offered = await player.offered()
  await page.reload()
  assert.deepEqual(await player.offered(), offered)
  await player.answer()
  await player.rest()
  assert.deepEqual(problems, [])
})

test('a solo game goes on after the network is gone: through a reload, and in a new tab after this one was closed', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor({ serviceWorkers: 'allow' })
  const player = new Player(page, { seed: 'in a tunnel' })
  await page.goto('/')
  await isKept(page)
  await player.button('home.play').click()
  await player.asked()
  await house().stop()
  await context.setOffline(true)

  await player.answer()
  const offered = await player.offered()
  await page.reload()
  assert.deepEqual(await player.offered(), offered)
  await player.playSome(3, player.say('board.night', { n: 1, of: 6 }))
  const left = await player.offered()
  await page.close()

  const tab = await context.newPage()
  const again = new Player(tab, { seed: 'still in a tunnel' })
  await tab.goto('/')
  await tab.getByRole('link', { name: again.say('home.yourTurn') }).click()
  assert.deepEqual(await again.offered(), left)
  await again.playSome(3, again.say('board.day', { n: 2, of: 6 }))
  assert.deepEqual(problems, [])
})
