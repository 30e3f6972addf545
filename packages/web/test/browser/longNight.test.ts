// The Long Night in a real browser: whole games by mouse, and the presses of a turn.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Locale, Match } from '@lastlight/kernel'
import { asking, type Config, game, type Option } from '@lastlight/long-night'
import { type Words, wordsOf } from '@lastlight/words'
import type { Locator } from 'playwright-core'
import { MOST_AT_FIRST } from '../../src/face/choice.ts'
import { messages } from '../../src/games/long-night/text/index.ts'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'
import { openFile } from './saved.ts'

const house = houseOf()

const CONFIG: Config = {
  players: 5,
  edition: 'pl',
  variant: 'hidden',
  objective: 'streetByStreet',
  hard: false,
  likelyTraitor: false,
  elimination: false,
  adultCrossroads: false,
  hiddenEffects: false,
  modules: [],
}
const SEATS: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ola' },
  ...Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'greedy' }) as const),
]
const says = async (locale: Locale): Promise<Words> => wordsOf(await messages(locale), locale, { missing: 'throws' })

const newGame = (seed: string, config: Partial<Config> = {}): string =>
  textOf(SEATS, Match.start(game, { ...CONFIG, ...config }, seed).save())

/** A game at a turn of the person that offers this. */
function atTurn(seed: string, isWanted: (options: readonly Option[]) => boolean): string {
  const match = Match.start(game, CONFIG, seed)
  for (let n = 0; ; n++) {
    const [seat] = game.pending(match.state)
    if (seat === undefined) throw new Error('The game was over before the moment came.')
    const options = game.options(match.state, seat)
    if (seat === 0 && asking(options) === 'act' && isWanted(options)) return textOf(SEATS, match.save())
    match.play(seat, options[(n * 7) % options.length]!)
  }
}

async function playedToTheEnd(locale: Locale, seed: string, config: Partial<Config>): Promise<void> {
  const { page, problems } = await house().visitor({ prefs: { locale } })
  const player = new Player(page, { locale, seed, wanders: true })
  await openFile(page, newGame(seed, config), locale)
  assert.equal(await player.play(), 'over')
  const over = page.getByTestId('over')
  await over.getByTestId('report').waitFor()
  const words = await says(locale)
  const endings = ['morale', 'objective', 'rounds'].map(ending => words.say(`outcome.over.${ending}`))
  const said = await over.innerText()
  assert.ok(
    endings.some(ending => said.includes(ending)),
    said,
  )
  assert.deepEqual(problems, [])
}

test('five seats play a whole game by mouse, one of them a person', () => playedToTheEnd('en', 'a long night', {}))

test('the same in Polish, together, by the other rulebook', { skip: QUICK }, () =>
  playedToTheEnd('pl', 'długa noc', { variant: 'cooperative', edition: 'cs', objective: 'untilTheThaw' }),
)

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
  const pays = player.options.locator('[role="img"]')
  await player.ask.locator('button[data-thing="waste"]').click()
  assert.equal(await player.options.first().getAttribute('aria-pressed'), 'true')
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
