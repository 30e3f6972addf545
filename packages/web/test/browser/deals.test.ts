import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableInfo } from '@lastlight/protocol'
import { houseOf, QUICK } from './house.ts'
import { openTable, seatOf } from './making.ts'
import { Player } from './player.ts'

const house = houseOf({ isWanted: !QUICK })

test('two pages give their salts by themselves, one of them loaded anew before the start, and the proof says so', {
  skip: QUICK,
}, async () => {
  const first = await house().visitor()
  const second = await house().visitor({ locale: 'cs-CZ' })
  const anna = new Player(first.page, { seed: 'Anna' })
  const ben = new Player(second.page, { locale: 'cs', seed: 'Ben' })
  const link = await openTable(anna, { name: 'Anna', others: ['open', 'bot'] })
  await second.page.goto(link)
  await second.page.getByLabel(ben.say('account.name')).fill('Ben')
  await ben.button('tables.join.go').click()
  await ben.button('tables.join.sit').click()
  await seatOf(first.page, 'Ben').waitFor()
  await second.page.waitForURL('**/table/*')
  await second.page.reload()
  await second.page.getByText(ben.say('tables.wait.owner')).waitFor()
  await anna.button('tables.wait.start').click()
  await Promise.all([anna.asked(), ben.asked()])
  await anna.answer()

  const id = new URL(first.page.url()).pathname.replace('/table/', '')
  for (const { page } of [first, second])
    assert.equal((await page.request.post(`/api/v1/tables/${id}/abandon`, { data: { yes: true } })).status(), 200)
  const buffer = await (await second.page.request.get(`/api/v1/tables/${id}/export`)).body()
  await second.page.goto('/replay')
  const file = { name: 'game.json', mimeType: 'application/json', buffer }
  await second.page.getByLabel(ben.say('replay.open')).setInputFiles(file)
  await second.page.getByTestId('replay').waitFor()
  const more = ben.button('replay.more')
  if (await more.isVisible()) await more.click()
  await ben.button('after.verify').click()
  await ben.button('verify.run').click()
  await second.page.getByText(ben.say('verify.verdict.fixed')).waitFor()
  await second.page.getByText(ben.say('verify.list.same')).waitFor()
  assert.deepEqual([...first.problems, ...second.problems], [])
})

test('a deal that was played before is marked at the door, in the waiting room and among the open tables', {
  skip: QUICK,
}, async () => {
  const { page } = await house().visitor()
  const anna = new Player(page, { seed: 'Anna' })
  await openTable(anna, { name: 'Anna', others: ['bot'], quick: true })
  const asked = async (path: string, data?: object): Promise<TableInfo> =>
    (await (await page.request.post(`/api/v1/tables/${path}`, { data: data ?? {} })).json()) as TableInfo
  const wish = { game: 'outlive', config: { players: 2, quick: true, heroes: 'together' }, open: true }
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const made = await page.request.post('/api/v1/tables', { data: { ...wish, seats } })
  const { id } = (await made.json()) as TableInfo
  await asked(`${id}/start`)
  await asked(`${id}/abandon`, { yes: true })
  const again = await asked(`${id}/rematch`, { sameDeal: true })
  await page.request.put(`/api/v1/tables/${again.id}/seats/1/bot`, { data: { level: null } })

  const guest = await house().visitor({ locale: 'pl-PL' })
  const ben = new Player(guest.page, { locale: 'pl', seed: 'Ben' })
  const mark = guest.page.getByText(ben.say('tables.knownDeal'))
  await guest.page.goto('/lobby')
  await mark.waitFor()
  await guest.page.goto(`/join/${again.code}`)
  await guest.page.getByLabel(ben.say('account.name')).fill('Ben')
  await ben.button('tables.join.go').click()
  await mark.waitFor()
  await ben.button('tables.join.sit').click()
  await guest.page.waitForURL('**/table/*')
  await mark.waitFor()
  assert.deepEqual(guest.problems, [])
})
