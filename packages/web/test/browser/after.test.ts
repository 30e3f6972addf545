import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { botNameOn } from '../../src/play/botNames.ts'
import { exportedGame } from '../played.ts'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'
import { openFile, savedTable } from './saved.ts'
import { SWEEP } from './sweep.ts'

const house = houseOf({ isWanted: !QUICK })

const FILE = { name: 'game.json', mimeType: 'application/json' }

/** Opens a file at /replay, as a person does. */
async function watch(page: Page, player: Player, text: string): Promise<void> {
  await page.goto('/replay')
  await page.getByLabel(player.say('replay.open')).setInputFiles({ ...FILE, buffer: Buffer.from(text) })
  await page.getByTestId('replay').waitFor()
}

/** A visitor at a table of this device whose game is over. */
async function atTheEnd(prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve()) {
  const { page, problems } = await house().visitor()
  await prepare(page.context())
  const player = new Player(page)
  await openFile(page, savedTable({}))
  assert.equal(await player.rest(), 'over')
  return { page, problems, player }
}

/** What the page's database holds, and in it a record of another build; both run in the page. */
const keptAnalyses = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('lastlight analyses')
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('analyses').objectStore('analyses').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })

const madeByAnotherBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('lastlight analyses')
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const changing = opening.result.transaction('analyses', 'readwrite')
      const all = changing.objectStore('analyses')
      const reading = all.getAll()
      reading.addEventListener('success', () => {
        for (const kept of reading.result as object[]) all.put({ ...kept, build: 'another' })
      })
      changing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })

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
  for (const choice of await choices.all())
    assert.ok((await choice.locator('small').textContent()) !== '', 'its question')
  const [, at, seat] = /at=(\d+)&seat=(\d)/.exec((await links.first().getAttribute('href'))!)!
  const { pathname } = new URL(page.url())
  await links.first().click()
  await page.getByTestId('replay').waitFor()
  const result = page.getByRole('link', { name: player.say('replay.result'), includeHidden: true })
  assert.equal(await result.getAttribute('href'), pathname)
  const slider = page.getByRole('slider').first()
  assert.equal(await slider.inputValue(), at)
  const name = seat === '1' ? 'Ola' : botNameOn(Number(seat) - 1)
  await page.getByText(player.say('replay.view', { name })).waitFor()
  await page.goBack()
  await links.first().waitFor()
  const isFocused = (link: Element): boolean => link === document.activeElement
  assert.ok(await links.first().evaluate(isFocused), 'who comes back goes on where they were')

  const told = await analysis.textContent()
  await page.reload()
  await links.first().waitFor()
  assert.equal(await analysis.textContent(), told, 'a reload keeps it')
  await page.keyboard.press('Escape')
  await analysis.waitFor({ state: 'detached' })
  assert.ok(await player.button('after.analysis').evaluate(isFocused), 'closed, the focus is on what opens it')
  await page.evaluate(madeByAnotherBuild)
  await page.reload()
  assert.equal(await player.rest(), 'over')
  assert.equal(await analysis.count(), 0, 'closed, it stays closed')
  await player.button('after.analysis').click()
  await player.button('after.analysis.run').waitFor()
  assert.equal(await links.count(), 0)

  await page.goto('/games')
  assert.equal(await page.evaluate(keptAnalyses), 1)
  await player.button('tables.mine.remove').click()
  await player.button('tables.mine.removeYes').click()
  await player.button('tables.mine.remove').waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(keptAnalyses), 0, 'it goes with its table')
  assert.deepEqual(problems, [])
})

test('a game is analysed where nothing can be kept', { skip: !SWEEP }, async () => {
  const { page, problems, player } = await atTheEnd(context =>
    context.addInitScript(() => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
        if (name === 'lastlight analyses') throw new DOMException('not here', 'SecurityError')
        return open.call(this, name, version)
      }
    }),
  )
  const links = page.getByTestId('analysis').getByRole('link', { name: player.say('after.analysis.show') })
  await player.button('after.analysis').click()
  await player.button('after.analysis.run').click()
  await links.first().waitFor({ timeout: 120_000 })
  await links.first().click()
  await page.getByTestId('replay').waitFor()
  await page.goBack()
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
