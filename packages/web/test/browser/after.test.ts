import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { exportedGame } from '../played.ts'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'
import { openFile, savedTable } from './saved.ts'

const house = houseOf(!QUICK)

const FILE = { name: 'game.json', mimeType: 'application/json' }

/** Opens a file at /replay, as a person does. */
async function watch(page: Page, player: Player, text: string): Promise<void> {
  await page.goto('/replay')
  await page.getByLabel(player.say('replay.open')).setInputFiles({ ...FILE, buffer: Buffer.from(text) })
  await page.getByTestId('replay').waitFor()
}

/** A visitor at a table of this device whose game is over. */
async function atTheEnd() {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, savedTable({}))
  assert.equal(await player.rest(), 'over')
  return { page, problems, player }
}

test('a finished game is seen again moment by moment, and its deal is verified in the browser', {
  skip: QUICK,
}, async () => {
  const { page, problems, player } = await atTheEnd()
  const result = await page.getByTestId('over').getByRole('table').textContent()
  await page
    .getByTestId('after')
    .getByRole('link', { name: player.say('after.replay') })
    .click()

  const slider = page.getByRole('slider').first()
  await slider.waitFor()
  await page.getByText(player.say('replay.dealt')).waitFor()
  await player.button('replay.toDay', { n: 3 }).click()
  await page.getByRole('heading', { name: player.say('board.day', { n: 3, of: 6 }) }).waitFor()
  const at = Number(await slider.inputValue())
  await player.button('replay.forward').click()
  await page.getByText(player.say('replay.step', { n: at + 1, of: Number(await slider.getAttribute('max')) })).waitFor()
  await player.button('replay.toEnd').click()
  await page.getByTestId('over').waitFor()
  // The table says "You" to the player, and the replay is for everybody.
  assert.equal(await page.getByTestId('over').getByRole('table').textContent(), result?.replaceAll('You', 'Ola'))

  const more = player.button('replay.more')
  if (await more.isVisible()) await more.click()
  await player.button('after.verify').click()
  await player.button('verify.run').click()
  await player.button('verify.again').waitFor()
  const checks = page.getByTestId('checks').getByRole('listitem')
  const proven = await checks.evaluateAll(found => found.map(each => each.getAttribute('data-proven')))
  assert.ok(proven.length > 1)
  assert.ok(!proven.includes('fails'))
  assert.deepEqual(problems, [])
})

test('the analysis shows the chances and what cost most, leads into the replay, and is there again afterwards', {
  skip: QUICK,
}, async () => {
  const { page, problems, player } = await atTheEnd()
  await player.button('after.analysis').click()
  await player.button('after.analysis.run').click()
  const analysis = page.getByTestId('analysis')
  await analysis.getByRole('progressbar').waitFor()
  await analysis.getByRole('heading', { name: player.say('after.analysis.costly') }).waitFor({ timeout: 120_000 })
  assert.ok((await analysis.getByRole('row').count()) > 4)
  // Somebody who takes any option makes mistakes.
  const choices = analysis.getByRole('listitem').filter({ has: page.getByRole('link') })
  const links = choices.getByRole('link', { name: player.say('after.analysis.show') })
  assert.ok((await links.count()) >= 2)
  const [, at] = /at=(\d+)/.exec((await links.first().getAttribute('href'))!)!
  await links.first().click()
  await page.getByTestId('replay').waitFor()
  const slider = page.getByRole('slider').first()
  assert.equal(await slider.inputValue(), at)
  await page.goBack()
  await player.button('after.analysis').click()
  await links.first().waitFor()
  assert.deepEqual(problems, [])
})

test('a file in which a choice was changed is not shown as a game that was played', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  const text = savedTable({})
  await watch(page, player, text)
  const file = JSON.parse(text) as { save: { log: unknown[] } }
  file.save.log.splice(40, 1)
  await page.goto('/replay')
  await page.getByLabel(player.say('replay.open')).setInputFiles({ ...FILE, buffer: Buffer.from(JSON.stringify(file)) })
  await page.getByText(player.say('shell.local.file.broken')).waitFor()
  assert.equal(await page.getByTestId('replay').count(), 0)
  assert.deepEqual(problems, [])
})

test('among my games a file from a server opens as a replay, and one from elsewhere is named as such', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  const open = (file: unknown): Promise<void> =>
    page
      .getByLabel(player.say('tables.mine.import'))
      .setInputFiles({ ...FILE, buffer: Buffer.from(JSON.stringify(file)) })
  await page.goto('/games')
  await open({ photos: [] })
  await page.getByText(player.say('shell.local.file.foreign')).waitFor()
  await open(exportedGame())
  await page.getByTestId('replay').waitFor()
  const skip = page.getByRole('link', { name: player.say('replay.skip') })
  assert.ok((await skip.boundingBox())!.y < 0, 'it is out of sight until it is needed')
  assert.deepEqual(problems, [])
})
