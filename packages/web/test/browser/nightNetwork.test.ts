// The Long Night when connections, pages and the server break off in the middle of a question that stops everybody; with
// a spectator and a shared screen, who see all that is public and nothing else.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asking, game } from '@lastlight/long-night'
import type { Page } from 'playwright-core'
import { houseOf, QUICK } from './house.ts'
import { type NightMatch, nightAt, type Seated, seatedAt } from './onlineNights.ts'

const house = houseOf(!QUICK)
const TELEVISION = { width: 1920, height: 1080 }

const asksNow = (match: NightMatch): readonly (string | undefined)[] =>
  game.pending(match.state).map(seat => asking(game.options(match.state, seat)))

const atVote = (): NightMatch =>
  nightAt({
    isThere: match =>
      game.view(match.state, 'public').motion !== null && asksNow(match).filter(each => each === 'vote').length === 3,
    prefers: (options, view) => (view.rounds < 6 ? options.find(each => each.do === 'exile') : undefined),
  })

/** A bite that has reached somebody, with another survivor behind. */
const atBite = (): NightMatch =>
  nightAt({
    isThere(match) {
      if (!asksNow(match).includes('spread')) return false
      const { survivors } = game.view(match.state, 'public')
      const at = match
        .told('public')
        .flatMap(event => (event.e === 'died' ? [event.at] : []))
        .at(-1)
      return survivors.filter(each => each.at === at).length > 1
    },
  })

/** A spectator by the link, and a big screen beside the host. */
async function onlookers({ context }: Seated, path: string): Promise<readonly Page[]> {
  const allowed = await context.request.put(`${house().url}/api/v1${path.replace('table', 'tables')}/watching`, {
    data: { allowed: true },
  })
  assert.ok(allowed.ok())
  const { page: spectator } = await house().visitor({ prefs: { learned: ['outlive', 'long-night'] } })
  await spectator.goto(path)
  const screen = await context.newPage()
  await screen.setViewportSize(TELEVISION)
  await screen.goto(`${path}?screen=shared`)
  for (const each of [spectator, screen]) await each.getByTestId('table').waitFor()
  return [spectator, screen]
}

/** No hand, no objective, nothing to choose, nothing lit. */
async function assertOnlyLooks(page: Page): Promise<void> {
  for (const secret of [
    '[data-testid="option"]',
    '[data-testid="sheet"]',
    '[data-testid^="sheet-"]',
    '[class*="_lit_"]',
  ])
    assert.equal(await page.locator(secret).count(), 0, secret)
  for (const key of ['v', 'x', '1']) await page.keyboard.press(key)
  assert.equal(await page.getByTestId('sheet').count(), 0)
}

const momentOf = (page: Page): Promise<string> => page.getByTestId('moment').innerText()
const isBack = async ({ page, player }: Seated): Promise<void> => {
  await page.getByText(player.say('table.lost')).first().waitFor({ state: 'detached' })
}

test('a vote stays sealed through a lost connection, a reload and a server that is killed, and is shown to all at once', {
  skip: QUICK,
}, async () => {
  const { people, path } = await seatedAt(house(), atVote())
  const [anna, ben, cyril] = people as readonly [Seated, Seated, Seated]
  const server = await house().moveOut()
  for (const each of people) await isBack(each)
  const [spectator, screen] = (await onlookers(anna, path)) as readonly [Page, Page]
  for (const page of [...people.map(each => each.page), spectator, screen]) await page.getByTestId('moment').waitFor()
  for (const page of [spectator, screen]) await assertOnlyLooks(page)

  const before = await Promise.all([anna.page, cyril.page, spectator, screen].map(momentOf))
  await ben.player.options.first().click()
  const sealed = ben.page.getByTestId('moment').locator('b').last()
  await ben.player
    .button('option.reconsider')
    .waitFor({ state: 'attached', timeout: 1 })
    .catch(() => undefined)
  await ben.page.waitForFunction(() => document.querySelectorAll('[data-testid="option"]').length === 1)
  assert.ok(await sealed.isVisible())
  const ballot = await momentOf(ben.page)
  assert.deepEqual(await Promise.all([anna.page, cyril.page, spectator, screen].map(momentOf)), before)

  await ben.context.setOffline(true)
  await ben.page.getByText(ben.player.say('table.lost')).first().waitFor()
  await ben.context.setOffline(false)
  await isBack(ben)
  await anna.page.reload()
  await ben.page.reload()
  await server.end('SIGKILL')
  await cyril.page.getByText(cyril.player.say('table.lost')).first().waitFor()
  await server.start()
  for (const each of people) await isBack(each)
  for (const { page } of people) await page.getByTestId('moment').waitFor()
  assert.equal(await momentOf(ben.page), ballot)
  assert.deepEqual(await Promise.all([anna.page, cyril.page, spectator, screen].map(momentOf)), before)
  assert.equal(await anna.player.options.count(), 2)

  await anna.player.options.first().click()
  await cyril.player.options.first().click()
  for (const { page } of people) await page.getByTestId('moment').waitFor({ state: 'detached' })
  for (const page of [...people.map(each => each.page), spectator, screen])
    await page.getByRole('log').getByText('Ben').first().waitFor()
  assert.deepEqual(
    people.flatMap(({ problems }) => problems),
    [],
  )
})

test('everybody sees a bite and who chooses, also after a reload, a lost connection and a server that is killed', {
  skip: QUICK,
}, async () => {
  const match = atBite()
  const [bitten] = game.pending(match.state)
  const { people, path } = await seatedAt(house(), match)
  const [chooser, other] = [people[bitten!]!, people[(bitten! + 1) % people.length]!]
  const [spectator, screen] = (await onlookers(other, path)) as readonly [Page, Page]
  const waits = async (): Promise<void> => {
    for (const page of [...people.map(each => each.page), spectator, screen]) {
      await page.getByTestId('moment').locator('[data-state="now"]').waitFor()
      assert.equal(await page.getByTestId('option').count(), page === chooser.page ? 2 : 0)
    }
    for (const page of [other.page, spectator, screen])
      assert.ok((await page.getByTestId('ask').innerText()).includes(chooser.name))
  }
  await waits()
  for (const page of [spectator, screen]) await assertOnlyLooks(page)
  await chooser.context.setOffline(true)
  await chooser.page.getByText(chooser.player.say('table.lost')).first().waitFor()
  await chooser.context.setOffline(false)
  await isBack(chooser)
  await other.page.reload()
  await chooser.page.reload()
  await waits()

  await chooser.player.options.first().click()
  if (await chooser.player.confirm.isEnabled()) await chooser.player.go()
  for (const page of [...people.map(each => each.page), spectator, screen])
    await page.locator('[data-state="now"]').waitFor({ state: 'detached' })
  assert.deepEqual(
    people.flatMap(({ problems }) => problems),
    [],
  )
})
