import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf, QUICK } from './house.ts'
import { playOnline } from './making.ts'
import { Player } from './player.ts'

const house = houseOf({ isWanted: !QUICK, own: true })

test('a reload in the middle of a question brings the same question back', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await playOnline(player)
  const offered = await player.offered()
  await player.choose()
  await page.reload()
  await player.isOffered(offered)
  await player.answer()
  await player.asked()
  assert.deepEqual(problems, [])
})

test('without a network the question stays; a choice that was on its way is carried out once', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor()
  let losing = false
  await page.routeWebSocket(/\/api\//, ours => {
    const server = ours.connectToServer()
    server.onMessage(message => {
      if (losing) {
        losing = false
        void server.close()
        void ours.close()
      } else ours.send(message)
    })
  })
  const player = new Player(page)
  await playOnline(player)
  await player.chooseLightly()
  const hero = await player.heads.and(page.locator('[aria-pressed="true"]')).getAttribute('data-thing')
  const offered = await player.offered()
  const lost = page.getByText(player.say('table.lost'))
  await context.setOffline(true)
  await lost.first().waitFor()
  assert.ok((await player.options.count()) > 0)
  assert.equal(await player.options.first().getAttribute('aria-disabled'), 'true')
  await context.setOffline(false)
  await lost.first().waitFor({ state: 'detached' })
  await player.isOffered(offered)

  // The server hears the choice; its answer does not arrive.
  losing = true
  await player.go()
  await player.heads.first().waitFor({ state: 'detached' })
  assert.equal(losing, false)
  await player.asked()
  await page.keyboard.press('u')
  await player.heads.first().waitFor()
  await player.heads.and(page.locator(`[data-thing="${hero}"]`)).click()
  await player.isOffered(offered)
  assert.deepEqual(problems, [])
})

test('a server that starts anew in the middle of a question finds everybody where they were', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page, { seed: 'patient' })
  await playOnline(player)
  await player.answer()
  const offered = await player.offered()
  const lost = page.getByText(player.say('table.lost'))
  await house().stop()
  await lost.first().waitFor()
  await house().start()
  await lost.first().waitFor({ state: 'detached' })
  await player.isOffered(offered)
  await player.playSome(3, player.say('board.night', { n: 1, of: 6 }))
  assert.deepEqual(problems, [])
})
