// The board of The Long Night in a real browser: it fits, it can be read, and nothing on it is out of reach.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newBot } from '@lastlight/bots'
import { defaultConfig, LOCALES, type Locale, Match } from '@lastlight/kernel'
import { asking, type Config, game, type Option } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { wordsOf } from '@lastlight/words'
import type { Page } from 'playwright-core'
import { messages } from '../../src/games/long-night/text/index.ts'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { violations } from './axe.ts'
import { overflows, smallTargets } from './fitting.ts'
import { DESKTOP, houseOf, PHONE, QUICK } from './house.ts'
import { holdBots, openFile } from './saved.ts'
import { share } from './sweep.ts'

const house = houseOf()

const config = (more: Partial<Config>): Config => ({
  ...defaultConfig(game.configs),
  objective: 'convoy',
  ...more,
})

/** A game that bots have played up to a turn of the first seat in the third round. */
function someRoundsIn(seed: string, settings: Config): string {
  const seats = Array.from(
    { length: settings.players },
    (_, seat): LocalSeat => (seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'greedy' }),
  )
  const match = Match.start(game, settings, seed)
  const bots = seats.map((_, seat) => newBot(game.id, 'greedy', `${seed} ${seat}`))
  for (;;) {
    const { state } = match
    const [seat] = game.pending(state)
    if (seat === undefined) throw new Error('The game was over before the third round.')
    const options = game.options(state, seat)
    const view = game.view(state, seat)
    if (seat === 0 && roundOf(view) >= 3 && asking(options) === 'act') return textOf(seats, match.save())
    const imagine = (world: string): unknown => game.resample(state, seat, world)
    match.play(seat, bots[seat]!.choose({ seat, view, options, told: match.told(seat), imagine }) as Option)
  }
}

const TABLES: readonly string[] = [
  someRoundsIn('lamp', config({})),
  someRoundsIn('deep', config({ players: 5, objective: 'tribute' })),
]

async function open(text: string, locale: Locale, viewport: typeof DESKTOP): Promise<Page> {
  const { page, context } = await house().visitor({ viewport, prefs: { locale } })
  await holdBots(context)
  await openFile(page, text, locale)
  await page.locator('[data-place="gas"]').waitFor({ state: 'attached' })
  return page
}

test('on a laptop everything stands on one screen, on a phone the colony and all six locations, in every language', async () => {
  const all = TABLES.flatMap(text => LOCALES.map(locale => ({ text, locale })))
  // The first table in Polish, the other one in Czech.
  for (const { text, locale } of share(all, 4, 1)) {
    const page = await open(text, locale, DESKTOP)
    const [high, wide] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ])
    assert.deepEqual([high, wide], [DESKTOP.height, DESKTOP.width], locale)
    assert.equal(await page.locator('[data-part="group"]').isVisible(), true)
    await page.setViewportSize(PHONE)
    await page.getByTestId('tab-board').click()
    assert.deepEqual(await overflows(page), [], locale)
    assert.deepEqual(await smallTargets(page), [], locale)
    const last = await page.locator('[data-place="gas"]').boundingBox()
    // The folded question and the tabs keep 172 pixels.
    assert.ok(
      last!.y + last!.height <= PHONE.height - 172,
      `${locale}: the last location ends at ${last!.y + last!.height}`,
    )
  }
})

test('axe finds nothing on the tabs of a phone and on a wide screen', { skip: QUICK }, async () => {
  const page = await open(TABLES[1]!, 'en', PHONE)
  for (const tab of ['group', 'goals', 'rivals']) {
    await page.getByTestId(`tab-${tab}`).click()
    assert.deepEqual(await violations(page, { within: `[data-part="${tab}"]` }), [], tab)
    assert.deepEqual(await overflows(page), [], tab)
    assert.deepEqual(await smallTargets(page), [], tab)
  }
  await page.setViewportSize({ width: 1920, height: 1080 })
  assert.deepEqual(await violations(page), [])
})

test('keys go to the entrances, the crisis, the objective and the night', async () => {
  const page = await open(TABLES[0]!, 'en', DESKTOP)
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.closest('[data-part]')?.getAttribute('data-part') ?? null)
  for (const [key, part] of [
    ['g', 'gates'],
    ['c', 'crisis'],
    ['o', 'goals'],
    ['t', 'tonight'],
  ] as const) {
    await page.keyboard.press(key)
    await page.waitForFunction(
      wanted => document.activeElement?.closest('[data-part]')?.getAttribute('data-part') === wanted,
      part,
    )
    assert.equal(await focused(), part)
  }
  await page.keyboard.press('g')
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-gate') === '0')
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight')
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-gate')), '5')
})

test('the piles, the crisis, the objective and the groups of others are one press away', async () => {
  const page = await open(TABLES[0]!, 'en', DESKTOP)
  for (const opener of [
    'button[data-thing="graveyard"]',
    '[data-thing="seat:1"] button',
    '[data-thing="waste"] button',
    '[data-thing="crisis"] h2 button',
    '[data-thing="objective"] h2 button',
  ]) {
    await page.locator(`main ${opener}`).first().click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    // The focus is back on the thing, whose explanation would cover its neighbour.
    await page.mouse.move(0, 0)
  }
})

test('nothing of the hand or the secret objective is on the board before it is asked for', async () => {
  const words = wordsOf(await messages('en'), 'en', { missing: 'throws' })
  const { hand, goals } = game.view(
    Match.load(game, (JSON.parse(TABLES[1]!) as { readonly save: unknown }).save).state,
    0,
  ).own!
  assert.ok(hand.length > 0 && goals.length > 0)
  const page = await open(TABLES[1]!, 'en', DESKTOP)
  const board = await page.locator('[data-part="board"], [data-part="group"], [data-part="rivals"]').allTextContents()
  const secrets = [
    ...hand.map(card => words.say(`item.effect.${kindOf(card)}`)),
    ...goals.flatMap(goal => [words.say(`secret.${goal}`), words.say(`secret.if.${goal}`)]),
  ]
  for (const secret of secrets) assert.ok(!board.join(' ').includes(secret), secret)
  assert.ok(!(await page.title()).includes(words.say(`secret.${goals[0]}`)))
  await page.locator('button[data-part="secret"]').click()
  await page
    .getByText(words.say(`secret.${goals[0]}`))
    .first()
    .waitFor()
})
