// What the live regions of a table say, as a screen reader hears it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asking } from '@lastlight/long-night'
import type { Option, View } from '@lastlight/outlive'
import type { Page } from 'playwright-core'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { atWork, holdBots, openFile, savedTable } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

/** From now on everything that the announcements say is kept, one entry for each paragraph. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const regions = '[data-testid="announced"], [data-testid="question-announced"]'
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest(regions))
          for (const node of addedNodes) heard.push(node.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })
const heardOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: readonly string[] }).heard)

const TABLES = {
  outlive: () => savedTable({ until: atWork }),
  'long-night': () =>
    nightsWith({ act: (options, view) => view.phase === 'turns' && asking(options) === 'act' }).get('act')!,
}

for (const [game, table] of Object.entries(TABLES))
  test(`after a round of bots one hears the paragraphs of “Since my last turn”, and then the question (${game})`, {
    skip: QUICK,
  }, async () => {
    const { page, problems } = await house().visitor()
    const player = new Player(page)
    await openFile(page, table())
    await player.asked()
    await listen(page)
    await player.ask.locator('[data-ending]').click()
    await player.go()
    await player.ask.locator('[data-ending]').waitFor({ state: 'detached' })
    await player.asked()
    const question = String(await player.question.textContent())
    await page.getByTestId('question-announced').getByText(question).waitFor({ state: 'attached' })
    const heard = await heardOn(page)
    // A vote may have come up, which covers the log.
    const recap = page.locator('[data-part="log"] header button').filter({ hasText: player.say('table.recap') })
    await recap.evaluate(button => (button as HTMLElement).click())
    const told = await page.getByRole('dialog').locator('li p').allTextContents()
    assert.ok(told.length > 0)
    assert.deepEqual(heard.slice(-1 - told.length), [...told, question])
    assert.deepEqual(problems, [])
  })

const searching = (options: readonly Option[], { acting }: View): boolean =>
  options.some(({ do: kind }) => kind === 'search') && acting !== null && acting.points >= 2

test('what one has drawn is spoken before the next question', { skip: QUICK }, async () => {
  const { page, context, problems } = await house().visitor({ prefs: { onePress: true } })
  await holdBots(context)
  const player = new Player(page)
  await openFile(page, savedTable({ until: searching, seed: 'a city' }))
  await player.asked()
  await page.getByTestId('question-announced').locator('span').waitFor({ state: 'attached' })
  await listen(page)
  await player.ask.locator('[data-times="1"]').click()
  await player.confirm.click()
  const said = page.getByTestId('announced').locator('p').first()
  await said.waitFor({ state: 'attached' })
  assert.match(String(await said.textContent()), /^You search .* and find: /)
  await page.waitForFunction(() => (globalThis as unknown as { heard: readonly string[] }).heard.length > 1)
  const [luck, question] = await heardOn(page)
  assert.match(luck!, /^You search .* and find: /)
  assert.equal(question, await player.question.textContent())
  assert.deepEqual(problems, [])
})
