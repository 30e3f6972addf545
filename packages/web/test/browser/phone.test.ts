import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf, PHONE, QUICK } from './house.ts'
import { playOnline } from './making.ts'
import { Player } from './player.ts'
import { beforeMove, openFile, savedTable } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

test('on a phone a turn is played by taps on the board and the tray, and every part of the table has its tab', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor({ viewport: PHONE, hasTouch: true, isMobile: true })
  const player = new Player(page, { seed: 'a thumb' })
  await openFile(page, savedTable({ until: beforeMove }))
  await player.asked()
  const part = (id: string) => page.locator(`[data-part="${id}"]`)

  for (const id of ['shelter', 'rivals', 'log', 'board']) {
    await page.getByTestId(`tab-${id}`).tap()
    await part(id).waitFor({ state: 'visible' })
    for (const other of ['shelter', 'rivals', 'log', 'board'])
      if (other !== id) assert.equal(await part(other).isVisible(), false, `${other} is away while ${id} is there`)
  }

  await player.heads.first().tap()
  const lit = page.locator('[data-part="board"] li[data-thing^="area:"]').filter({ hasText: player.say('board.lit') })
  await lit.first().waitFor()
  const area = page.locator(`[data-thing="${await lit.first().getAttribute('data-thing')}"] button[data-area]`)
  await area.tap()
  await area.and(page.locator('[aria-pressed="true"]')).waitFor()
  const before = await player.question.textContent()
  await area.tap()
  await page.waitForFunction(old => document.getElementById('question')?.textContent !== old, before)

  await player.asked()
  const night = player.say('board.night', { n: 2, of: 6 })
  assert.equal(await player.play(night), 'there')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.equal(wide, PHONE.width)
  assert.deepEqual(problems, [])
})

test('on a phone the end of a game comes to the front from any part of the table, and its deal is verified', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor({ viewport: PHONE, hasTouch: true, isMobile: true })
  const player = new Player(page)
  await playOnline(player)
  await page.getByTestId('tab-log').tap()
  const id = new URL(page.url()).pathname.replace('/table/', '')
  assert.equal((await page.request.post(`/api/v1/tables/${id}/abandon`, { data: { yes: true } })).status(), 200)
  await page.getByTestId('given-up').waitFor({ state: 'visible' })
  await player.button('after.verify').tap()
  await player.button('verify.run').tap()
  await page.getByText(player.say('verify.verdict.fixed')).waitFor()
  assert.deepEqual(problems, [])
})
