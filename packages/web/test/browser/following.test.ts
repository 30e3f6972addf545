import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf, QUICK } from './house.ts'
import { beginWith, openTable } from './making.ts'
import { Player } from './player.ts'
import { atWork, openFile, savedTable } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

test("others' events are shown again and skipped, and the choice stays", {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, savedTable({ until: atWork }))
  await player.asked()
  await player.ask.locator('[data-ending]').click()
  await player.go()
  await player.ask.locator('[data-ending]').waitFor({ state: 'detached' })
  const offered = await player.offered()
  await player.choose()
  const chosen = await player.confirm.textContent()

  const again = page.getByTestId('again')
  const showMe = async (): Promise<void> => {
    // In a low window the log is one line until it is unfolded.
    const unfold = player.button('table.log.unfold')
    if (await unfold.isVisible()) await unfold.click()
    await player.button('table.recap').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: player.say('table.again.show') })
      .click()
    await again.getByText(player.say('table.again.before')).waitFor()
  }
  await showMe()
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.equal(await player.ask.isVisible(), false, 'nothing can be chosen meanwhile')
  await again.getByText(player.say('table.again.before')).waitFor({ state: 'detached' })
  await player.button('table.moment.back').click()
  await again.waitFor({ state: 'detached' })
  assert.equal(await player.confirm.textContent(), chosen)

  await showMe()
  await page.keyboard.press('Escape')
  await again.waitFor({ state: 'detached' })
  assert.equal(await player.confirm.textContent(), chosen)
  await page.keyboard.press('Escape')
  await player.isOffered(offered)
  assert.deepEqual(problems, [])
})

test('a chosen key works at a table and survives a reload, and a fixed key is refused', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  const what = player.say('table.key.undo')
  const line = page.getByRole('listitem').filter({ hasText: what })
  await page.goto('/settings')
  await player.button('settings.key.changeOf', { what }).click()
  await page.keyboard.press('5')
  await line.getByText(player.say('settings.key.fixed', { key: '5' })).waitFor()
  await page.keyboard.press('z')
  await line.getByText(player.say('settings.key.done', { key: 'Z' })).waitFor()
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    player.say('settings.key.changeOf', { what }),
  )
  await page.reload()
  assert.equal(await line.locator('kbd').textContent(), 'Z')

  await openFile(page, savedTable({ until: atWork }))
  const before = await player.offered()
  await player.options.first().click()
  await player.go()
  const after = await player.offered()
  await player.ask.locator('[aria-keyshortcuts="Z"]').waitFor()
  await page.keyboard.press('u')
  assert.deepEqual(await player.offered(), after, 'the usual key does nothing')
  await page.keyboard.press('z')
  await player.isOffered(before)
  await page.keyboard.press('?')
  const row = page.getByRole('dialog').locator('dl > div').filter({ hasText: what })
  assert.equal(await row.locator('kbd').textContent(), 'Z')
  assert.deepEqual(problems, [])
})

test('a chat message of one person is shown for a moment over the table of the other', { skip: QUICK }, async () => {
  const first = await house().visitor()
  const second = await house().visitor({ locale: 'pl-PL' })
  const anna = new Player(first.page)
  const ben = new Player(second.page, { locale: 'pl' })
  await beginWith(anna, ben, 'Ben', await openTable(anna, { name: 'Anna', others: ['open'] }))
  await Promise.all([anna.asked(), ben.asked()])

  const bubble = anna.page.getByTestId('bubbles').getByRole('button')
  await ben.button('table.chat').click()
  await ben.button('table.emote.thanks').click()
  await bubble.filter({ hasText: `Ben${anna.say('table.emote.thanks')}` }).waitFor()
  await anna.button('table.chat.new', { n: 1 }).waitFor()
  assert.equal(await ben.page.getByTestId('bubbles').getByRole('button').count(), 0, 'not one’s own')
  await bubble.waitFor({ state: 'detached' })

  await ben.page.getByLabel(ben.say('table.chat.line')).fill('See you at the dam')
  await ben.button('table.chat.say').click()
  await bubble.filter({ hasText: 'See you at the dam' }).click()
  await anna.page.getByRole('dialog', { name: anna.say('table.chat') }).waitFor()
  assert.equal(await bubble.count(), 0)
  assert.deepEqual([...first.problems, ...second.problems], [])
})
