// The Long Night when connections, pages and the server break off in the middle of a question that stops everybody; with
// a spectator and a shared screen, who see all that is public and nothing else.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOCALES, type Locale } from '@lastlight/kernel'
import { asking, game } from '@lastlight/long-night'
import { wordsOf } from '@lastlight/words'
import type { Page } from 'playwright-core'
import { messages } from '../../src/games/long-night/text/index.ts'
import { houseOf, QUICK } from './house.ts'
import { type NightMatch, nightAt, type Seated, seatedAt } from './onlineNights.ts'
import { SWEEP } from './sweep.ts'

const house = houseOf({ isWanted: !QUICK, own: true })
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

/** Somebody who watches by the link. */
async function spectatorOf({ context }: Seated, path: string): Promise<Page> {
  const allowed = await context.request.put(`${house().url}/api/v1${path.replace('table', 'tables')}/watching`, {
    data: { allowed: true },
  })
  assert.ok(allowed.ok())
  const { page: spectator } = await house().visitor({ prefs: { learned: ['outlive', 'long-night'] } })
  await spectator.goto(path)
  await spectator.getByTestId('table').waitFor()
  return spectator
}

/** A big screen beside the host. */
async function screenOf({ context }: Seated, path: string): Promise<Page> {
  const screen = await context.newPage()
  await screen.setViewportSize(TELEVISION)
  await screen.goto(`${path}?screen=shared`)
  await screen.getByTestId('table').waitFor()
  return screen
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

/** The log tells how the vote went. */
const readsResult = async (page: Page, locale: Locale): Promise<void> => {
  const carried = wordsOf(await messages(locale), locale).say('log.carried')
  await page.getByRole('log').getByText(carried).first().waitFor()
}

const momentOf = (page: Page): Promise<string> => page.getByTestId('moment').innerText()
/** Waits until the moment reads so. */
const shows = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction(
    wanted => document.querySelector<HTMLElement>('[data-testid="moment"]')?.innerText === wanted,
    text,
  )
}
const isBack = async ({ page, player }: Seated): Promise<void> => {
  await page.getByText(player.say('table.lost')).first().waitFor({ state: 'detached' })
}

test('a vote stays sealed through a reload and a server that is killed, and is shown to all at once', {
  skip: QUICK,
}, async () => {
  const { people, path } = await seatedAt(house(), atVote())
  const [anna, ben, cyril] = people as readonly [Seated, Seated, Seated]
  const server = await house().moveOut()
  for (const each of people) await isBack(each)
  const [spectator, screen] = [await spectatorOf(anna, path), await screenOf(anna, path)]
  for (const page of [...people.map(each => each.page), spectator, screen]) await page.getByTestId('moment').waitFor()
  for (const page of [spectator, screen]) await assertOnlyLooks(page)

  const before = await Promise.all([anna.page, cyril.page, spectator, screen].map(momentOf))
  await ben.player.options.first().click()
  // Only the wish to change the vote is left.
  await ben.page.waitForFunction(() => document.querySelectorAll('[data-testid="option"]').length === 1)
  const ballot = await momentOf(ben.page)
  assert.deepEqual(await Promise.all([anna.page, cyril.page, spectator, screen].map(momentOf)), before)

  await anna.page.reload()
  await ben.page.reload()
  await server.end('SIGKILL')
  await cyril.page.getByText(cyril.player.say('table.lost')).first().waitFor()
  await server.start()
  for (const each of people) await isBack(each)
  for (const { page } of people) await page.getByTestId('moment').waitFor()
  await shows(ben.page, ballot)
  for (const [i, page] of [anna.page, cyril.page, spectator, screen].entries()) await shows(page, before[i]!)
  assert.equal(await anna.player.options.count(), 2)

  await anna.player.options.first().click()
  await cyril.player.options.first().click()
  for (const { page } of people) await page.getByTestId('moment').waitFor({ state: 'detached' })
  for (const { page, seat } of people) await readsResult(page, LOCALES[seat]!)
  for (const page of [spectator, screen]) await readsResult(page, 'en')
  // Then the big screen shows the whole board, and the way in.
  await screen.getByRole('img', { name: anna.player.say('table.shared.code') }).waitFor()
  const places = screen.locator('[data-thing^="place:"]')
  assert.ok((await places.count()) >= 6)
  for (const place of await places.all()) {
    const { y, height } = (await place.boundingBox())!
    assert.ok(y + height <= TELEVISION.height, 'it is all in sight')
  }
  await assertOnlyLooks(screen)
  assert.deepEqual(
    people.flatMap(({ problems }) => problems),
    [],
  )
})

test('everybody sees a bite and who chooses, also after a reload and a lost connection', {
  skip: !SWEEP,
}, async () => {
  const match = atBite()
  const [bitten] = game.pending(match.state)
  const { people, path } = await seatedAt(house(), match)
  const [chooser, other] = [people[bitten!]!, people[(bitten! + 1) % people.length]!]
  const spectator = await spectatorOf(people[0]!, path)
  const waits = async (): Promise<void> => {
    for (const page of [...people.map(each => each.page), spectator]) {
      await page.getByTestId('moment').locator('[data-state="now"]').waitFor()
      assert.equal((await page.getByTestId('option').count()) > 1, page === chooser.page)
    }
    for (const page of [other.page, spectator])
      assert.ok((await page.getByTestId('ask').innerText()).includes(chooser.name))
  }
  await waits()
  await assertOnlyLooks(spectator)
  await chooser.context.setOffline(true)
  await chooser.page.getByText(chooser.player.say('table.lost')).first().waitFor()
  await chooser.context.setOffline(false)
  await isBack(chooser)
  await other.page.reload()
  await chooser.page.reload()
  await waits()

  await chooser.player.options.first().click()
  if (await chooser.player.confirm.isEnabled()) await chooser.player.go()
  for (const page of [...people.map(each => each.page), spectator])
    await page.locator('[data-state="now"]').waitFor({ state: 'detached' })
  assert.deepEqual(
    people.flatMap(({ problems }) => problems),
    [],
  )
})
