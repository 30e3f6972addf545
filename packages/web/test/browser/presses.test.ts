// How few presses a choice needs with the settings that a new device has.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Option, View } from '@lastlight/outlive'
import type { Page } from 'playwright-core'
import { DESKTOP, houseOf, PHONE, QUICK } from './house.ts'
import { Player } from './player.ts'
import { beforeMove, holdBots, openFile, savedTable } from './saved.ts'
import { SWEEP } from './sweep.ts'

const house = houseOf({ isWanted: !QUICK })

const SIZES = [
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const

const has = (options: readonly Option[], kind: string): boolean => options.some(option => option.do === kind)
/** A hero with several actions and nothing to do but gather. */
const gathering = (options: readonly Option[], { acting, pools }: View): boolean =>
  options.length === 2 &&
  has(options, 'gather') &&
  acting !== null &&
  acting.points >= 3 &&
  pools[acting.at as keyof typeof pools] >= 3
const searching = (options: readonly Option[], { acting }: View): boolean =>
  has(options, 'search') && acting !== null && acting.points >= 2
const feeding = (options: readonly Option[], { due }: View): boolean => has(options, 'pay') && (due?.left ?? 0) >= 2

/** Other numbers of an option that repeats. */
const numbers = (player: Player) => player.ask.locator('[data-times]')
const lines = (page: Page) => page.locator('[data-part="log"] [role="log"] li')

for (const [i, [name, size]] of SIZES.entries()) {
  let tests = i
  /** Both sizes take turns. */
  const skip = (): boolean => QUICK || (tests++ % SIZES.length === 0 && !SWEEP)
  const visitor = (prefs: { readonly [name: string]: unknown } = {}) =>
    house().visitor({ ...size, prefs: { onePress: true, autoEnd: true, ...prefs } })

  test(`on ${name} an option that repeats is a number, done in one press and undone as one`, {
    skip: skip(),
  }, async () => {
    const { page, context, problems } = await visitor({ autoEnd: false })
    await holdBots(context)
    const player = new Player(page)
    await openFile(page, savedTable({ until: gathering }))
    const before = await player.offered()
    const told = await lines(page).first().textContent()
    const option = player.options.first()
    const most = 1 + (await numbers(player).count())
    assert.ok(most >= 3)
    assert.match(String(await option.textContent()), new RegExp(`Take ${most}\\s`))
    const fewer = player.ask.locator(`[data-times="${most - 1}"]`)
    assert.match(String(await fewer.getAttribute('aria-label')), new RegExp(`Take ${most - 1}\\s`))
    await fewer.click()
    await player.ask.getByRole('button', { name: /Take 1\s/ }).waitFor()
    // The log is drawn after the question.
    const last = (hasText: string | RegExp) => lines(page).first().filter({ hasText }).waitFor({ state: 'attached' })
    await last(new RegExp(`\\b${most - 1}\\b`))
    await player.ask.locator('[aria-keyshortcuts="U"]').click()
    await player.isOffered(before)
    await last(told!)
    assert.deepEqual(problems, [])
  })

  test(`on ${name} what cannot be undone asks once, and only once`, { skip: skip() }, async () => {
    const { page, context, problems } = await visitor({ autoEnd: false })
    await holdBots(context)
    const player = new Player(page)
    await openFile(page, savedTable({ until: searching, seed: 'a city' }))
    await player.asked()
    const told = await lines(page).first().textContent()
    const search = player.options.filter({ hasText: /^\d?Draw/ })
    await search.click()
    await player.ask.getByText(player.say('board.final.revealed')).waitFor()
    assert.equal(await lines(page).first().textContent(), told, 'nothing has happened yet')
    assert.match(String(await player.confirm.textContent()), /^Draw/)
    await player.confirm.click()
    await lines(page).first().filter({ hasNotText: told! }).waitFor({ state: 'attached' })
    assert.notEqual(await lines(page).first().textContent(), told)
    assert.deepEqual(problems, [])
  })

  test(`on ${name} a turn with nothing left to do ends by itself, and undo stops that`, { skip: skip() }, async () => {
    const { page, context, problems } = await visitor()
    await holdBots(context)
    const player = new Player(page)
    await openFile(page, savedTable({ until: gathering }))
    const before = await player.offered()
    await player.options.first().click()
    await player.ask.getByTestId('notice').waitFor()
    await player.ask.locator('[aria-keyshortcuts="U"]').click()
    await player.isOffered(before)
    await player.options.first().click()
    await player.ask.getByTestId('notice').waitFor()
    await player.ask.locator('[data-testid="option"]').first().waitFor({ state: 'detached' })
    assert.notEqual(await page.locator('header [role="status"]').first().textContent(), player.say('table.turn.you'))
    assert.deepEqual(problems, [])
  })

  test(`on ${name} an end with something left waits a moment: undo stops it, a second press does it at once`, {
    skip: skip(),
  }, async () => {
    const { page, context, problems } = await visitor()
    await holdBots(context)
    const player = new Player(page)
    await openFile(page, savedTable({ until: gathering }))
    const before = await player.offered()
    const end = player.ask.locator('[data-ending]')
    await end.click()
    await player.ask.getByTestId('notice').waitFor()
    await player.ask.locator('[aria-keyshortcuts="U"]').click()
    await player.ask.getByTestId('notice').waitFor({ state: 'detached' })
    await player.isOffered(before)
    await end.click()
    await player.ask.getByTestId('notice').waitFor()
    await player.confirm.click()
    await end.waitFor({ state: 'detached' })
    assert.deepEqual(problems, [])
  })

  test(`on ${name} a standing answer is given by itself until it is removed`, { skip: skip() }, async () => {
    const { page, context, problems } = await visitor({ autoEnd: false })
    await holdBots(context)
    const player = new Player(page)
    await openFile(page, savedTable({ until: gathering }))
    const before = await player.offered()
    await player.ask.locator('[data-standing="gather"]').click()
    await numbers(player).first().waitFor({ state: 'detached' })
    const standing = player.ask.getByTestId('standing').getByRole('button')
    await standing.waitFor()
    await player.ask.locator('[aria-keyshortcuts="U"]').click()
    await player.isOffered(before)
    assert.deepEqual(await player.offered(), before, 'after an undo a person chooses')
    await page.reload()
    await standing.waitFor()
    await numbers(player).first().waitFor({ state: 'detached' })
    await standing.click()
    await standing.waitFor({ state: 'detached' })
    await player.ask.locator('[aria-keyshortcuts="U"]').click()
    await numbers(player).first().waitFor()
    assert.deepEqual(problems, [])
  })

  test(`on ${name} a payment is laid out already, and another kind takes its place`, { skip: skip() }, async () => {
    const { page, context, problems } = await visitor()
    await holdBots(context)
    const player = new Player(page)
    await openFile(page, savedTable({ until: feeding, seed: 'a hungry night' }))
    await player.asked()
    const paid = await player.confirm.textContent()
    assert.equal(await player.confirm.getAttribute('aria-disabled'), 'false')
    await player.ask
      .locator('li button[aria-disabled="false"]')
      .filter({ has: page.locator('svg') })
      .last()
      .click()
    assert.equal(await player.confirm.getAttribute('aria-disabled'), 'false')
    assert.notEqual(await player.confirm.textContent(), paid)
    await player.confirm.click()
    await player.ask.locator('output').first().waitFor({ state: 'detached' })
    assert.deepEqual(problems, [])
  })

  test(`on ${name} a move needs one press, or two where the device is set so`, { skip: skip() }, async () => {
    for (const onePress of [true, false]) {
      const { page, context, problems, leave } = await visitor({ onePress })
      await holdBots(context)
      const player = new Player(page)
      await openFile(page, savedTable({ until: beforeMove }))
      const before = await player.offered()
      await player.options.first().click()
      if (!onePress) {
        await player.options.and(page.locator('[aria-pressed="true"]')).waitFor()
        assert.deepEqual(await player.offered(), before)
        await player.confirm.click()
      }
      await player.ask.locator('[data-ending]').waitFor()
      await leave()
      assert.deepEqual(problems, [])
    }
  })
}

test('an offer to change an answer is never the big button', { skip: QUICK }, async () => {
  const { page, context, problems } = await house().visitor({ prefs: { onePress: true } })
  await holdBots(context)
  const player = new Player(page)
  const settling = (options: readonly Option[]): boolean => has(options, 'lead') || has(options, 'drop')
  const people = ['Ola', 'Ben'].map(name => ({ kind: 'person', name }) as const)
  await openFile(
    page,
    savedTable({ until: settling, config: { quick: false }, seats: [people[0]!, { kind: 'bot', level: 'casual' }] }),
  )
  const change = player.options.filter({ hasText: player.say('option.reconsider') })
  for (let answers = 0; answers < 20; answers++) {
    await player.options.first().waitFor()
    if ((await change.count()) > 0) {
      assert.notEqual(await player.confirm.textContent(), player.say('option.reconsider'))
      assert.equal(await change.getAttribute('aria-pressed'), 'false')
      assert.deepEqual(problems, [])
      return
    }
    const before = await player.ask.innerText()
    await player.options.first().click()
    await page.waitForFunction(
      old => document.querySelector<HTMLElement>('[data-testid="ask"]')?.innerText !== old,
      before,
    )
  }
  assert.fail('the set-up never ended')
})
