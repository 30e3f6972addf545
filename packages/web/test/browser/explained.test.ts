// The key that explains what has the focus, and what Enter does beside a payment.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Option, View } from '@lastlight/outlive'
import type { Page } from 'playwright-core'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'
import { beforeMove, holdBots, openFile, savedTable } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-area') ?? document.activeElement?.id ?? null)

test('the key for explanations opens one that stays, holds the number keys back, and gives the focus back', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await page.clock.install()
  await openFile(page, savedTable({ until: beforeMove }))
  const offered = await player.offered()
  const area = page.locator('[data-area]').first()
  const name = await area.getAttribute('data-area')
  const dialog = page.locator('[data-holds-keys]')
  const pressed = (): Promise<readonly string[]> => player.ask.locator('[aria-pressed="true"]').allTextContents()
  const before = await pressed()

  await page.keyboard.press('Tab')
  await area.focus()
  await page.keyboard.press('i')
  await dialog.waitFor()
  // Longer than the focus has to rest on a thing that explains itself.
  await page.clock.runFor(5000)
  assert.equal(await dialog.count(), 1)
  await page.keyboard.press('2')
  await page.clock.runFor(1000)
  assert.deepEqual(await player.offered(), offered)
  assert.deepEqual(await pressed(), before)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await focused(page), name)

  await page.keyboard.press('i')
  await dialog.waitFor()
  await page.keyboard.press('i')
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await focused(page), name)
  assert.deepEqual(problems, [])
})

test('an option explains the things that it is about, and where there is nothing to explain one hears so', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, savedTable({ until: beforeMove }))
  await player.asked()
  await page.keyboard.press('1')
  await player.options.first().waitFor()
  await player.options.first().focus()
  await page.keyboard.press('i')
  const dialog = page.locator('[data-holds-keys]')
  await dialog.waitFor()
  assert.equal(await dialog.locator('h3').count(), 2, 'the hero and the area')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const nothing = page.getByTestId('unexplained').getByText(player.say('table.explain.none'))
  await player.question.focus()
  await page.keyboard.press('i')
  await nothing.waitFor({ state: 'attached' })
  assert.equal(await focused(page), 'question')
  assert.deepEqual(problems, [])
})

const feeding = (options: readonly Option[], { due }: View): boolean =>
  options.some(({ do: kind }) => kind === 'pay') && (due?.left ?? 0) >= 2

test('Enter pays what is laid out from the heading of the question, and only true sentences are spoken of it', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor({ prefs: { onePress: true } })
  await holdBots(context)
  const player = new Player(page)
  await openFile(page, savedTable({ until: feeding, seed: 'a hungry night' }))
  await player.asked()
  const parts = String(await player.confirm.textContent()).replace(/^Pay /, '')
  assert.match(parts, /^\d/)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[data-testid="ask"] [role="status"]'))
        if (region.textContent !== '' && said.at(-1) !== region.textContent) said.push(region.textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await player.question.focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('done').getByText(player.say('table.pay.done', { parts })).waitFor({ state: 'attached' })
  await player.ask.locator('output').first().waitFor({ state: 'detached' })
  const said = await page.evaluate(() => (globalThis as unknown as { said: readonly string[] }).said)
  const paying = said.filter(text => text.includes(player.say('table.pay.sum', { parts: '' }).replace('.', '').trim()))
  assert.deepEqual(
    [...new Set(paying)].filter(text => !text.includes(parts)),
    [],
  )
  assert.deepEqual(problems, [])
})

test('what was done is announced without the button beside it', { skip: QUICK }, async () => {
  const { page, context, problems } = await house().visitor({ prefs: { onePress: true } })
  await holdBots(context)
  const player = new Player(page)
  await openFile(page, savedTable({ until: beforeMove }))
  await player.asked()
  await page.keyboard.press('1')
  const option = player.options.first()
  await option.waitFor()
  const label = await option.locator('b').textContent()
  await option.click()
  await page.getByRole('status').filter({ hasText: label! }).first().waitFor({ state: 'attached' })
  const texts = await page.getByRole('status').filter({ hasText: label! }).allTextContents()
  assert.ok(
    texts.every(text => !text.includes(player.say('table.undo'))),
    texts.join(' | '),
  )
  assert.deepEqual(problems, [])
})
