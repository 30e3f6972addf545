// A report at a table, the host's decisions, and the operator's page, as people see them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeOperator, openDatabase, statement } from '@lastlight/server'
import type { Page } from 'playwright-core'
import { outlineFaults, violations } from './axe.ts'
import { overflows, smallTargets } from './fitting.ts'
import { houseOf, PHONE, QUICK } from './house.ts'
import { Player } from './player.ts'

const house = houseOf({ isWanted: !QUICK, own: true })

const TABLE = {
  game: 'outlive',
  config: { players: 3, quick: true, heroes: 'together' },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  open: true,
  clock: { kind: 'none' },
  delay: 0,
}

async function guest(page: Page, name: string): Promise<void> {
  await page.request.post('/api/v1/guests', { data: { name } })
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  return [
    ...(await outlineFaults(page)),
    ...(await violations(page)),
    ...(await overflows(page)),
    ...(await smallTargets(page)),
  ]
}

test('a message is reported by keyboard, and an operator mutes its author on a phone', { skip: QUICK }, async () => {
  const [ann, bob, olga] = [
    await house().visitor(),
    await house().visitor(),
    await house().visitor({ viewport: PHONE }),
  ]
  for (const [visitor, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
    [olga, 'Olga'],
  ] as const)
    await guest(visitor.page, name)
  const { id, code } = (await (await ann.page.request.post('/api/v1/tables', { data: TABLE })).json()) as {
    id: string
    code: string
  }
  await bob.page.request.post(`/api/v1/tables/${id}/join`, { data: { code } })
  await bob.page.request.post(`/api/v1/tables/${id}/chat`, { data: { text: 'You are all fools' } })

  // Ann reports the message with the keyboard alone.
  const host = new Player(ann.page)
  await ann.page.goto(`/table/${id}`)
  const report = host.button('table.report.message', { name: 'Bob' })
  await report.focus()
  await ann.page.keyboard.press('Enter')
  await ann.page.getByRole('heading', { name: host.say('table.report.who', { name: 'Bob' }) }).waitFor()
  // The focus begins at the first field, not at the button that closes the dialog.
  assert.equal(await ann.page.evaluate(() => (document.activeElement as HTMLInputElement).type), 'radio')
  await ann.page.getByLabel(host.say('table.report.text')).fill('Every day the same')
  assert.deepEqual(await violations(ann.page), [])
  await ann.page.keyboard.press('Enter')
  await ann.page.getByText(host.say('table.report.done')).waitFor()
  await ann.page.keyboard.press('Escape')
  await ann.page.waitForFunction(() => document.activeElement?.querySelector('svg') !== null)

  // The page is not there for anybody but an operator.
  const operator = new Player(olga.page)
  await olga.page.goto('/operator')
  await olga.page.getByRole('heading', { name: operator.say('missing.title') }).waitFor()
  await olga.page.request.post('/api/v1/me/claim', { data: { username: 'olga', password: 'long enough' } })
  const db = openDatabase({ databaseUrl: null, dataDir: house().dataDir })
  await makeOperator(db, 'olga', true)
  await db.close()
  await olga.page.reload()
  const card = olga.page.getByTestId('reports').locator('> li')
  await card.getByText('Every day the same').waitFor()
  const [, wrote] = operator.say('operator.comment', { name: '|' }).split('|')
  await card.getByText(wrote!).waitFor()
  await card.getByRole('button', { name: operator.say('operator.show') }).click()
  await card.getByText('You are all fools').waitFor()
  assert.deepEqual(await faultsOf(olga.page), [])
  const [mark] = /#\S+/.exec((await card.locator('b').first().textContent())!)!
  const called = `Bob ${mark}`
  // Bob is a guest: a ban does not keep him out.
  await card.getByRole('button', { name: operator.say('operator.ban') }).click()
  await olga.page.getByText(operator.say('operator.ban.guest', { name: called })).waitFor()
  await olga.page.waitForFunction(() => document.activeElement?.tagName === 'H2')
  await operator.button('operator.ban.no').click()
  // The table is public, so the operator can watch it.
  assert.equal(await card.getByRole('link').getAttribute('href'), `/table/${id}`)
  await card.getByLabel(operator.say('operator.closing')).fill('A first warning')
  await card.getByRole('button', { name: operator.say('operator.mute') }).click()
  await olga.page.getByTestId('people').locator('b', { hasText: 'Bob' }).waitFor()
  await olga.page.getByText(operator.say('operator.reports.none')).waitFor()
  await olga.page.getByLabel(operator.say('operator.block.network'), { exact: true }).fill('203.0.113.7/24')
  await operator.button('operator.block').click()
  await olga.page.getByTestId('blocks').locator('b', { hasText: '203.0.113.0/24' }).waitFor()
  await olga.page.getByRole('heading', { name: operator.say('operator.actions') }).click()
  const actions = olga.page.getByTestId('actions').locator('> li')
  const closed = actions.filter({ hasText: operator.say('operator.did.close report', { target: called }) })
  await closed.getByText(operator.say('operator.outcome.mute')).waitFor()
  await closed.getByText(operator.say('operator.days.n', { n: 7 })).waitFor()
  await closed.getByText('A first warning').waitFor()
  await actions.filter({ hasText: operator.say('operator.commandLine') }).waitFor()
  // The closed report says how, when, by whom and why.
  await olga.page.getByText(operator.say('operator.closed'), { exact: true }).click()
  const ended = olga.page.getByTestId('closed').locator('> li').filter({ hasText: called })
  await ended.getByText(/ olga #/).waitFor()
  await ended.getByText(operator.say('operator.days.n', { n: 7 })).waitFor()
  await ended.getByText(operator.say('operator.closing.note', { note: 'A first warning' })).waitFor()
  assert.deepEqual(await faultsOf(olga.page), [])
  await olga.page.getByRole('button', { name: operator.say('operator.unblock') }).press('Enter')
  await olga.page
    .getByRole('status')
    .getByText(operator.say('operator.did.unblock', { target: '203.0.113.0/24' }))
    .waitFor()
  await olga.page.waitForFunction(() => document.activeElement?.id === 'blocks')

  // Bob is told that he is muted when he writes.
  const muted = new Player(bob.page)
  await bob.page.goto(`/table/${id}`)
  await bob.page.getByLabel(muted.say('tables.talk.line')).fill('Hello?')
  await bob.page.keyboard.press('Enter')
  await bob.page.getByText(muted.say('tables.problem.muted')).waitFor()

  // The code stays on the host's page when every seat is taken, for spectators.
  await ann.page.request.put(`/api/v1/tables/${id}/seats/2/bot`, { data: { level: 'greedy' } })
  await ann.page.getByText(host.say('tables.invite.full')).waitFor()
  await ann.page.getByText(code, { exact: true }).waitFor()

  // The host removes him, and can let him in again.
  await ann.page.getByRole('button', { name: host.say('table.host.remove') }).click()
  await host.button('table.host.remove.yes').click()
  await bob.page.getByRole('heading', { name: muted.say('tables.gone') }).waitFor()
  await ann.page.getByRole('button', { name: host.say('table.host.letIn') }).click()
  await ann.page.getByText(host.say('table.people.removed')).waitFor({ state: 'detached' })
  assert.equal((await bob.page.request.get(`/api/v1/tables/${id}`)).status(), 200)
  for (const { problems } of [ann, bob, olga]) assert.deepEqual(problems, [])
})

test('an operator reads a long queue page by page, and it stays open after a report is closed', {
  skip: QUICK,
}, async () => {
  const olga = await house().visitor({ viewport: PHONE })
  await guest(olga.page, 'Long')
  await olga.page.request.post('/api/v1/me/claim', { data: { username: 'longqueue', password: 'long enough' } })
  const db = openDatabase({ databaseUrl: null, dataDir: house().dataDir })
  await makeOperator(db, 'longqueue', true)
  await db.write(
    Array.from(
      { length: 205 },
      (_, i) =>
        statement`INSERT INTO reports (id, table_id, room, message_id, around_at, reporter_name, person_name, reason, text,
            created_at)
          VALUES (${`long${i}`}, 'table', 'table', NULL, 0, 'Ann', ${`Person ${i}`}, 'spam', '', ${1000 + i})`,
    ),
  )
  const banned = Array.from({ length: 205 }, (_, i) => `long-${1000 + i}`)
  await db.write([
    ...banned.map(
      id =>
        statement`INSERT INTO people (id, name, username, locale, settings, created_at, banned)
          VALUES (${id}, 'Long Kim', NULL, 'en', '{}', 0, 1)`,
    ),
    ...banned.map(
      id =>
        statement`INSERT INTO operator_actions (id, at, operator_name, action, person_id, target, note)
          VALUES (${id}, 1, 'command line', 'ban', ${id}, 'Long Kim', '')`,
    ),
  ])
  await db.close()
  const operator = new Player(olga.page)
  await olga.page.goto('/operator')
  const cards = olga.page.getByTestId('reports').locator('> li')
  const shown = (n: number, all: number) =>
    olga.page.getByText(operator.say('operator.reports.shown', { shown: n, all })).waitFor()
  await shown(200, 205)
  assert.equal(await cards.count(), 200)
  await olga.page.getByRole('heading', { name: `${operator.say('operator.reports')} (205)` }).waitFor()
  for (const part of ['people', 'blocks', 'actions', 'reports']) {
    await olga.page.getByRole('link', { name: operator.say(`operator.${part}`), exact: true }).press('Enter')
    await olga.page.waitForFunction(id => document.activeElement?.id === id, part)
  }
  await operator.button('operator.reports.more').click()
  await cards.filter({ hasText: 'Person 204' }).waitFor()
  // The button is gone: the first report that came is where the focus goes.
  await olga.page.waitForFunction(() => document.activeElement?.textContent?.includes('Person 200'))
  assert.equal(await cards.count(), 205)
  await cards
    .filter({ hasText: 'Person 204' })
    .getByRole('button', { name: operator.say('operator.nothing') })
    .click()
  await cards
    .filter({ hasText: 'Person 204' })
    .getByText(operator.say('operator.did.close report', { target: 'Person 204' }))
    .waitFor()
  await shown(204, 204)
  assert.equal(await cards.count(), 205)
  // The lists of people and of actions have pages too, and people of one name are told apart.
  for (const list of ['people', 'actions']) {
    if (list === 'actions') await olga.page.getByRole('heading', { name: operator.say('operator.actions') }).click()
    const section = olga.page.locator('section', { has: olga.page.getByTestId(list) })
    await section.getByText(operator.say('operator.more.shown', { n: 200 })).waitFor()
    await section.getByRole('button', { name: operator.say('operator.more') }).click()
    await section.locator('b', { hasText: 'Long Kim #1204' }).waitFor()
    await section.getByText(operator.say('operator.more.shown', { n: 200 })).waitFor({ state: 'detached' })
    await olga.page.waitForFunction(name => document.activeElement?.closest(`[data-testid="${name}"]`) !== null, list)
  }
  assert.deepEqual(await outlineFaults(olga.page), [])
  assert.deepEqual(olga.problems, [])
})

test('a closed report stays in its place, and an operator who comes late is told that nothing was done', {
  skip: QUICK,
}, async () => {
  const olga = await house().visitor()
  await guest(olga.page, 'Late')
  await olga.page.request.post('/api/v1/me/claim', { data: { username: 'late', password: 'long enough' } })
  const db = openDatabase({ databaseUrl: null, dataDir: house().dataDir })
  await makeOperator(db, 'late', true)
  await db.write(
    ['Carl', 'Dora', 'Emil'].map(
      (name, i) =>
        statement`INSERT INTO reports (id, table_id, room, message_id, around_at, reporter_name, person_name, reason, text,
            created_at)
          VALUES (${name}, 'table', 'table', NULL, 0, 'Ann', ${name}, 'spam', 'No manners', ${1 + i})`,
    ),
  )
  const operator = new Player(olga.page)
  await olga.page.goto('/operator')
  const card = (name: string) => olga.page.getByTestId('reports').locator('> li', { hasText: name })
  const close = (name: string) => card(name).getByRole('button', { name: operator.say('operator.nothing') })
  const names = () =>
    olga.page
      .getByTestId('reports')
      .locator('> li b')
      .allTextContents()
      .then(all => all.slice(0, 3))

  // Somebody else closes the report while it is on the screen.
  await close('Carl').waitFor()
  await db.write([statement`UPDATE reports SET closed_at = 1, outcome = 'nothing' WHERE id = 'Carl'`])
  await close('Carl').click()
  await card('Carl').getByRole('alert').getByText(operator.say('operator.alreadyClosed')).waitFor()
  assert.equal(await close('Carl').getAttribute('aria-disabled'), 'true')

  // Two quick presses close one report.
  await close('Dora').dblclick()
  await card('Dora').getByRole('status').getByText(operator.say('operator.outcome.nothing')).waitFor()
  assert.deepEqual(await names(), ['Carl', 'Dora', 'Emil'])
  assert.equal(await close('Emil').getAttribute('aria-disabled'), 'false')
  assert.equal((await db.read`SELECT id FROM reports WHERE closed_at IS NULL AND created_at < 4`).length, 1)

  // The focus stays on the button.
  await close('Emil').focus()
  await olga.page.keyboard.press('Enter')
  await card('Emil').getByRole('status').getByText(operator.say('operator.outcome.nothing')).waitFor()
  assert.ok(await close('Emil').evaluate(button => button === document.activeElement))
  assert.deepEqual(await violations(olga.page, { themes: ['light'] }), [])
  await db.close()
})
