// The Long Night in a real browser: whole games by mouse, and the presses of a turn.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newBot } from '@lastlight/bots'
import { defaultConfig, type Locale, Match } from '@lastlight/kernel'
import { asking, type Config, game, type Option } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { type Words, wordsOf } from '@lastlight/words'
import type { Locator } from 'playwright-core'
import { MOST_AT_FIRST } from '../../src/face/choice.ts'
import { messages } from '../../src/games/long-night/text/index.ts'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { openFile } from './saved.ts'
import { settled } from './settled.ts'
import { SWEEP } from './sweep.ts'

const house = houseOf()

const CONFIG: Config = { ...defaultConfig(game.configs, 5), objective: 'streetByStreet' }
const SEATS: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ola' },
  ...Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'greedy' }) as const),
]
const says = async (locale: Locale): Promise<Words> => wordsOf(await messages(locale), locale, { missing: 'throws' })

/** A game at a turn of the person, when little morale is left. */
const nearlyLost = (config: Partial<Config>): string =>
  nightsWith(
    { turn: (options, view) => view.morale <= 2 && asking(options) === 'act' },
    { config: { ...CONFIG, ...config }, seats: SEATS },
  ).get('turn')!

/** A game at a turn of the person that offers this. Where the game is over before, another one is begun. */
function atTurn(seed: string, isWanted: (options: readonly Option[]) => boolean): string {
  const match = Match.start(game, CONFIG, seed)
  for (let n = 0; ; n++) {
    const [seat] = game.pending(match.state)
    if (seat === undefined) return atTurn(`${seed} again`, isWanted)
    const options = game.options(match.state, seat)
    if (seat === 0 && asking(options) === 'act' && isWanted(options)) return textOf(SEATS, match.save())
    match.play(seat, options[(n * 7) % options.length]!)
  }
}

/** Whether the person can call for a vote after this choice. */
function callsAfter(before: ReturnType<typeof game.copy>, choice: Option): boolean {
  const state = game.copy(before)
  game.play(state, 0, choice)
  return game.options(state, 0).some(({ do: kind }) => kind === 'exile')
}

/** The first deal that comes to such a moment by the present rules; it saves playing those before. */
const FIRST_DEAL = 95

/**
 * A game of bots in one of its last two rounds, where a crossroads card waits for the person's answer and a vote for
 * exile may follow.
 */
function atLateCrossroads(seed: string): string {
  for (let n = FIRST_DEAL; ; n++) {
    const match = Match.start(game, CONFIG, `${seed} ${n}`)
    const bots = SEATS.map((_, seat) => newBot(game.id, 'greedy', `${seed} ${seat}`))
    for (;;) {
      const { state } = match
      const [seat] = game.pending(state)
      if (seat === undefined) break
      const options = game.options(state, seat)
      const view = game.view(state, seat)
      const { now } = view.roads
      const isRoad = asking(options) === 'option' && now !== null && !crossroadsRow(now).vote
      const isThere = seat === 0 && view.rounds <= 2 && isRoad && match.told(0).some(({ e }) => e === 'crisisFailed')
      if (isThere && options.every(option => callsAfter(state, option))) return textOf(SEATS, match.save())
      const imagine = (world: string): unknown => game.resample(state, seat, world)
      match.play(seat, bots[seat]!.choose({ seat, view, options, told: match.told(seat), imagine }) as Option)
    }
  }
}

/** Plays on to the final report. */
async function playToTheEnd(player: Player, locale: Locale): Promise<void> {
  assert.equal(await player.play(), 'over')
  const over = player.page.getByTestId('over')
  await over.getByTestId('report').waitFor()
  const words = await says(locale)
  const endings = ['morale', 'objective', 'rounds'].map(ending => words.say(`outcome.over.${ending}`))
  const said = await over.innerText()
  assert.ok(
    endings.some(ending => said.includes(ending)),
    said,
  )
}

test('five seats play to the end by mouse, one of them a person: a crossroads, a vote for exile, a lost crisis', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor({ prefs: { onePress: true } })
  const player = new Player(page, { seed: 'a long night', wanders: true, atOnce: true })
  await openFile(page, atLateCrossroads('a long night'))
  await player.asked()
  await page.getByTestId('moment').waitFor()
  const logged = (line: RegExp): Promise<void> => page.getByRole('log').getByText(line).first().waitFor()
  await player.answer()
  await logged(/Chosen: /)
  const others = player.ask.locator('button[data-thing^="answer:"]')
  const against = player.options.filter({ hasText: 'Call a vote to exile' })
  await player.asked()
  for (const head of await others.all()) if ((await against.count()) === 0) await head.click()
  await against.first().click()
  await player.go()
  await logged(/You call for a vote to exile/)
  if (SWEEP) {
    await playToTheEnd(player, 'en')
    // The log begins with its newest lines.
    await page.getByRole('log').getByRole('button', { name: 'older lines' }).dispatchEvent('click')
    await logged(/The crisis “.*” is not prevented/)
  }
  assert.deepEqual(problems, [])
})

test('the end of a game in Polish, together, by the other rulebook', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor({ prefs: { locale: 'pl' } })
  const player = new Player(page, { locale: 'pl', seed: 'długa noc', wanders: true })
  const together = { variant: 'cooperative', edition: 'cs', objective: 'untilTheThaw' } as const
  await openFile(page, nearlyLost(together), 'pl')
  await playToTheEnd(player, 'pl')
  assert.deepEqual(problems, [])
})

test('a turn begins with at most a dozen things to press, and every act is two presses away', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor({ prefs: { onePress: true, autoEnd: true } })
  const player = new Player(page)
  const words = await says('en')
  await openFile(
    page,
    atTurn('a first turn', options => options.filter(each => each.do === 'contribute').length > 1),
  )
  await player.asked()
  const atHand = await player.ask.locator('ul, [data-testid="means"], [data-testid="more"], [data-ending]').count()
  assert.ok(atHand > 2)
  const undoAndConfirm = 2
  assert.ok((await player.ask.locator('button:visible').count()) - undoAndConfirm <= MOST_AT_FIRST)
  // The hand is not told by the buttons.
  const labels = await player.options.allTextContents()
  const cards = player.ask.getByTestId('sheet-hand')
  assert.equal(await cards.count(), 1)
  await cards.click()
  const contribute = words.say('secret.act.contribute')
  const inHand = await page.getByTestId('sheet').getByTestId('option').allTextContents()
  assert.ok(inHand.some(label => label.startsWith(contribute)))
  assert.ok(!labels.some(label => label.includes('Contribute')))
  await page.keyboard.press('Escape')

  // What, ask: two presses.
  await player.ask.locator('button[data-thing="answer:request"]').click()
  const food = words.say('face.ask.all', { card: words.say('type.acc.food') })
  await option(player, food).click()
  await page
    .getByText(/You ask all players/)
    .first()
    .waitFor()
  await player.rest()

  // Another person, their act: two presses.
  const log = page.getByRole('log')
  const people = player.ask.locator('button[data-thing^="person:"]')
  await people.last().click()
  assert.equal(await people.last().getAttribute('aria-pressed'), 'true')
  const before = await log.innerText()
  await player.options.first().click()
  await page.waitForFunction(text => document.querySelector<HTMLElement>('[role="log"]')?.innerText !== text, before)
  assert.deepEqual(problems, [])
})

test('a head only shows its acts, and a die that is pressed first pays', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor({ prefs: { onePress: true, autoEnd: true } })
  const player = new Player(page)
  const isRich = (options: readonly Option[]): boolean =>
    new Set(options.flatMap(each => (each.do === 'clean' ? each.die : []))).size > 1
  await openFile(page, atTurn('waste', isRich))
  await player.asked()
  const words = await says('en')
  // An act of its own, without a head.
  const pays = option(player, words.say('face.act.clean', { n: 3 })).locator('[role="img"]')
  const log = page.getByRole('log')
  await settled(page)
  const before = await log.textContent()
  await player.ask.locator('button[data-thing="answer:other"]').click()
  await pays.first().waitFor()
  assert.equal(await log.textContent(), before)
  const lowest = await pays.first().getAttribute('aria-label')
  await player.ask.getByTestId('means').click()
  const dice = player.ask.locator('button[data-means]')
  const values = await dice.evaluateAll(all => all.map(each => each.getAttribute('data-means')!.slice(4)))
  const highest = values.toSorted().at(-1)!
  await player.ask.locator(`button[data-means="die:${highest}"]`).click()
  const forced = await pays.first().getAttribute('aria-label')
  assert.notEqual(forced, lowest)
  assert.match(forced!, new RegExp(highest))
  assert.deepEqual(problems, [])
})

const option = (player: Player, label: string): Locator =>
  player.options.filter({ has: player.page.locator('b').getByText(label, { exact: true }) })
