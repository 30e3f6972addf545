import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import type { Page } from 'playwright-core'
import { DESKTOP, houseOf, PHONE } from './house.ts'
import { Player } from './player.ts'

const house = houseOf()

test('the form for The Long Night fits one screen, says what each setting changes and what they add up to', async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await page.goto('/new/long-night')
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const players = group(player.say('tables.new.players')).getByRole('radio')
  await players.first().waitFor()
  const say = (key: string): string => player.say(`config.long-night.${key}`)
  const names = async (name: string): Promise<readonly string[]> => group(name).locator('label b').allTextContents()
  assert.equal(await players.count(), 4)
  assert.ok(await players.nth(2).isChecked(), 'four play unless somebody says otherwise')
  assert.deepEqual(await names(say('edition')), [say('edition.pl'), say('edition.cs')])
  assert.deepEqual(
    await names(say('variant')),
    ['hidden', 'cooperative', 'dilemma'].map(each => say(`variant.${each}`)),
  )
  assert.equal((await names(say('objective'))).length, 9)
  const variant = (which: string) => group(say('variant')).getByRole('radio', { name: say(`variant.${which}`) })
  const flag = (name: string) => page.getByRole('switch', { name: say(name) })
  const said = (text: string) => page.locator('form dl').getByText(text.replaceAll('\u00a0', ' '))
  const chance = (n: number): string => player.say('config.long-night.sum.traitor.hidden', { n })

  await players.last().check({ force: true })
  const { height } = page.viewportSize()!
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height)
  await said(chance(45)).waitFor()
  await players.nth(2).check({ force: true })
  await said(chance(44)).waitFor()
  await flag('likelyTraitor').check()
  await said(chance(80)).waitFor()
  assert.ok(await variant('dilemma').isDisabled())

  await variant('cooperative').check({ force: true })
  await said(say('sum.traitor.cooperative')).waitFor()
  assert.ok((await flag('hard').isChecked()) && (await flag('hard').isDisabled()), 'the variant decides')
  assert.ok(!(await flag('likelyTraitor').isChecked()))

  await players.first().check({ force: true })
  await variant('dilemma').check({ force: true })
  await players.nth(1).check({ force: true })
  assert.ok(await variant('hidden').isChecked(), 'three cannot play the variant for two')
  assert.deepEqual(problems, [])
})

test('a new table asks for the name where there is none', async () => {
  const { page } = await house().visitor()
  const player = new Player(page)
  await page.goto('/new/outlive')
  const start = player.button('tables.new.start')
  await page.getByText(player.say('tables.new.noName.here')).waitFor()
  assert.ok(await start.isDisabled())
  await page.getByLabel(player.say('tables.new.myName')).fill('Ola')
  await start.click()
  await page.waitForURL(/\/here\//)
})

/** The choices that are cut off in their boxes. */
const cutChoices = (page: Page): Promise<readonly string[]> =>
  page.locator('form ol select').evaluateAll(boxes =>
    (boxes as HTMLSelectElement[]).flatMap(box => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(box)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = font
      const text = box.selectedOptions[0]!.text
      // Chromium draws its arrow inside of the box.
      const arrow = 16
      const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
      return pen.measureText(text).width > room ? [text] : []
    }),
  )

test('who sits on which chair is never cut off, in any language and on any screen', async () => {
  for (const locale of LOCALES)
    for (const viewport of [DESKTOP, PHONE]) {
      const { page, leave } = await house().visitor({ viewport, prefs: { locale } })
      const player = new Player(page, { locale })
      await page.goto('/new/outlive')
      for (const preset of ['friends', 'screen', 'solo']) {
        await page.getByRole('radio', { name: player.say(`tables.preset.${preset}`) }).check({ force: true })
        await page.locator('form ol select').nth(1).waitFor()
        assert.deepEqual(await cutChoices(page), [], `${locale} ${viewport.width} ${preset}`)
      }
      await leave()
    }
})
