import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '@lastlight/long-night/text'
import { houseOf } from './house.ts'
import { Player } from './player.ts'

const house = houseOf()

test('the form for The Long Night asks what its own settings say, and tells why some do not go together', async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await page.goto('/new/long-night')
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const players = group(player.say('tables.new.players')).getByRole('radio')
  await players.first().waitFor()
  const values = async (name: string): Promise<readonly string[]> => group(name).locator('label').allTextContents()
  const say = (key: string): string => player.say(`config.long-night.${key}`)
  assert.deepEqual(await values(player.say('tables.new.players')), ['2', '3', '4', '5'])

  await page.getByRole('heading', { name: player.say('tables.new.more') }).click()
  const variant = (which: string) => group(say('variant')).getByRole('radio', { name: say(`variant.${which}`) })
  assert.deepEqual(await values(say('edition')), [say('edition.pl'), say('edition.cs')])
  assert.deepEqual(
    await values(say('variant')),
    ['hidden', 'cooperative', 'dilemma'].map(each => say(`variant.${each}`)),
  )
  assert.ok(await variant('hidden').isChecked())

  await players.first().check({ force: true })
  assert.ok(await variant('cooperative').isChecked(), 'two play a variant for two')
  await variant('hidden').check({ force: true })
  const { 'refusal.config.hidden': why } = await messages('en')
  const status = page.locator('#lacks')
  await status.getByText(why!).waitFor()
  assert.ok(await page.locator('button[type="submit"]').isDisabled())
  await players.nth(1).check({ force: true })
  await status.getByText(why!).waitFor({ state: 'detached' })
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
