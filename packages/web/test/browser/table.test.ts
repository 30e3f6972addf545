import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { rulebook } from '@lastlight/outlive/text'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'
import { atWork, beforeMove, openFile, savedTable } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

test('an impossible wish says why, and its rule opens', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, savedTable({ until: beforeMove }))
  await player.asked()
  const wishes = player.ask.getByTestId('wish')
  for (const head of await player.heads.all()) {
    await head.click()
    if ((await wishes.count()) > 0) break
  }
  await wishes.first().click()
  const why = player.ask.getByRole('note')
  await why.waitFor()
  const rule = why.getByRole('button', { name: /^Rule / })
  const title = await rule.textContent()
  await rule.click()
  const dialog = page.getByRole('dialog', { name: title!, exact: true })
  const rules = await rulebook('en')
  await dialog.getByText(rules[title!.replace('Rule ', '')]!).waitFor()
  const [book] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: player.say('table.rule.book') }).click(),
  ])
  const linked = book.locator('[data-rule][aria-current="true"]')
  await linked.waitFor()
  assert.equal(`Rule ${await linked.getAttribute('data-rule')}`, title)
  await book.close()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
})

test('an action is taken back and done again, the turn is ended, and the coach advises something that can be done', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, savedTable({ until: atWork }))
  const before = await player.offered()
  await player.options.first().click()
  await player.go()
  const after = await player.offered()
  assert.notDeepEqual(after, before)
  await player.ask.locator('[aria-keyshortcuts="U"]').click()
  await player.isOffered(before)
  await player.button('table.menu').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: player.say('table.redo') })
    .click()
  await player.isOffered(after)
  await player.ask.locator('[aria-keyshortcuts="U"]').click()
  await player.isOffered(before)

  await player.button('table.coach').click()
  await page.getByRole('heading', { name: player.say('table.coach.title') }).waitFor()
  const advice = player.ask.locator('ol li button')
  const first = await advice.first().locator('b').textContent()
  await advice.first().click()
  assert.equal(await player.confirm.textContent(), first)

  const end = player.ask.locator('[aria-keyshortcuts="E"]')
  await end.click()
  await player.go()
  await end.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
})

test('a running game is saved as a file, opened on another device, and goes on there', { skip: QUICK }, async () => {
  const mine = await house().visitor()
  const player = new Player(mine.page)
  await openFile(mine.page, savedTable({ until: beforeMove }))
  await player.answer()
  const offered = await player.offered()
  await player.button('table.menu').click()
  const [download] = await Promise.all([mine.page.waitForEvent('download'), player.button('table.export').click()])
  const text = readFileSync(await download.path(), 'utf8')

  const theirs = await house().visitor()
  const other = new Player(theirs.page)
  await openFile(theirs.page, text)
  assert.deepEqual(await other.offered(), offered)
  await other.answer()
  await other.asked()
  assert.deepEqual([...mine.problems, ...theirs.problems], [])
})
