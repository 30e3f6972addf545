import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase, resetPassword } from '@lastlight/server'
import type { Page } from 'playwright-core'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'

const house = houseOf({ isWanted: !QUICK, own: true })

const fill = async (player: Player, fields: { readonly [key: string]: string }): Promise<void> => {
  for (const [key, text] of Object.entries(fields))
    await player.page.getByLabel(player.say(key), { exact: true }).fill(text)
}

const login = (page: Page, username: string, password: string) =>
  page.request.post('/api/v1/login', { data: { username, password } })

test("a password is changed on the page, and an operator's one-time password leads to a new one", {
  skip: QUICK,
}, async () => {
  const { page } = await house().visitor()
  const player = new Player(page)
  await page.request.post('/api/v1/guests', { data: { name: 'Ann' } })
  await page.request.post('/api/v1/me/claim', { data: { username: 'ann', password: 'the old one' } })
  await page.goto('/settings')
  // She logged in without the page, which asks the server only after a login on this device.
  await page.evaluate("localStorage.setItem('lastlight.known', 'yes')")
  await page.reload()
  await fill(player, { 'account.change.current': 'not that one', 'account.change.new': 'the new one' })
  await player.button('account.change.go').click()
  await page.getByText(player.say('account.change.wrong')).waitFor()
  await fill(player, { 'account.change.current': 'the old one' })
  await player.button('account.change.go').click()
  await page.getByText(player.say('account.change.done')).waitFor()
  assert.equal((await page.request.get('/api/v1/me')).status(), 200)
  assert.equal((await login(page, 'ann', 'the old one')).status(), 401)

  const db = openDatabase({ databaseUrl: null, dataDir: house().dataDir })
  const { password } = await resetPassword(db, 'ann')
  await db.close()
  const { page: elsewhere } = await house().visitor()
  const ann = new Player(elsewhere, { locale: 'en' })
  await elsewhere.goto('/settings')
  await fill(ann, { 'account.username': 'ann', 'account.password': password })
  await ann.button('account.login.go').click()
  await elsewhere.getByText(ann.say('account.first.note')).waitFor()
  await fill(ann, { 'account.change.new': 'one of my own' })
  await ann.button('account.first.go').click()
  await elsewhere.getByText(ann.say('account.member', { name: 'Ann', username: 'ann' })).waitFor()
  assert.equal((await login(elsewhere, 'ann', 'one of my own')).status(), 200)
})
