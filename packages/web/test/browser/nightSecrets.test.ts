// The hand and the secret objective of The Long Night on a page: nowhere while they lie face down.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match } from '@lastlight/kernel'
import { game, type Option } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { BETRAYAL_IDS, SECRET_IDS } from '@lastlight/long-night/content/secretObjectives'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { wordsOf } from '@lastlight/words'
import type { Page } from 'playwright-core'
import { messages } from '../../src/games/long-night/text/index.ts'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { holdBots, openFile } from './saved.ts'
import { settled } from './settled.ts'

const house = houseOf({ isWanted: !QUICK })
const words = wordsOf(await messages('en'), 'en')

const inTurn = (options: readonly Option[]): boolean =>
  options.some(option => option.do === 'done') && options.some(option => option.do === 'play')

const fileOf = (seats: readonly LocalSeat[]): string =>
  nightsWith(
    { turn: (options, view) => roundOf(view) > 1 && inTurn(options) },
    {
      seats,
      prefers: options =>
        options.find(({ do: kind }) => kind === 'contribute') ?? options.find(({ do: kind }) => kind === 'done'),
    },
  ).get('turn')!

/** The names of what only this seat may know, as far as the table does not show another such card. */
function secretsIn(
  file: string,
  seat = 0,
): {
  readonly cards: readonly string[]
  readonly names: readonly string[]
  readonly goal: string
} {
  const { save } = JSON.parse(file) as { readonly save: never }
  const { state } = Match.load(game, save)
  const { own, waste, discard, removed, underObjective, survivors } = game.view(state, seat)
  const open = [...waste, ...discard, ...removed, ...underObjective, ...survivors.flatMap(each => each.equipment)].map(
    kindOf,
  )
  return {
    cards: own!.hand,
    names: own!.hand
      .map(kindOf)
      .filter(kind => !open.includes(kind))
      .map(kind => words.say(`item.${kind}`)),
    goal: own!.goals[0]!,
  }
}

/** Everything that a person or a program could read: the page, its title, and what a screen reader hears. */
async function readable(page: Page): Promise<string> {
  return [await page.title(), await page.content(), await page.locator('body').ariaSnapshot()].join('\n')
}

async function assertHidden(
  page: Page,
  { cards, names, goal }: ReturnType<typeof secretsIn>,
  when: string,
): Promise<void> {
  assert.equal(await page.getByTestId('sheet').count(), 0, when)
  const text = await readable(page)
  for (const trace of [
    ...cards.map(card => `card:${card}`),
    ...names,
    words.say(`secret.${goal}`),
    words.say(`secret.story.${goal}`),
  ])
    assert.ok(!text.includes(trace), `${when}: ${trace}`)
}

const ADA: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: 'random' },
  { kind: 'bot', level: 'random' },
]

test('the hand lies open to a person who is alone at the device, and the secret objective does not', {
  skip: QUICK,
}, async () => {
  const file = fileOf(ADA)
  const { cards, names, goal } = secretsIn(file)
  const { page, context, problems } = await house().visitor()
  await holdBots(context)
  await openFile(page, file)
  const player = new Player(page)
  await player.asked()
  const hand = page.getByTestId('open-hand')
  assert.equal(await hand.locator('[data-card]').count(), cards.length)
  for (const name of names) assert.ok((await hand.textContent())!.includes(name))
  assert.ok(!(await readable(page)).includes(words.say(`secret.${goal}`)))
  await page.keyboard.press('v')
  const sheet = page.getByTestId('sheet')
  await sheet.waitFor()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await settled(page)
  assert.equal(await sheet.count(), 1, 'nobody else looks')
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await sheet.getByText(words.say(`secret.${goal}`)).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await sheet.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
})

test('where others see the screen, hand and secret objective are nowhere on the page until they are shown, and hide again by themselves', {
  skip: QUICK,
}, async () => {
  const file = fileOf(ADA)
  const secrets = secretsIn(file)
  assert.ok(secrets.names.length > 0)
  const { page, context, problems } = await house().visitor({ prefs: { screenSeen: true } })
  await holdBots(context)
  await openFile(page, file)
  const player = new Player(page)
  await player.asked()
  await assertHidden(page, secrets, 'at first')
  const sheet = page.getByTestId('sheet')
  const show = async (key: 'v' | 'x'): Promise<void> => {
    await page.keyboard.press(key)
    await sheet.waitFor()
  }

  await show('v')
  for (const name of secrets.names) assert.ok((await sheet.textContent())!.includes(name))
  await player.button('table.sheet.hide').click()
  await assertHidden(page, secrets, 'after Hide')
  await show('x')
  assert.ok((await sheet.textContent())!.includes(words.say(`secret.${secrets.goal}`)))
  await page.keyboard.press('Escape')
  await assertHidden(page, secrets, 'after Escape')
  await show('x')
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await sheet.waitFor({ state: 'detached' })
  await assertHidden(page, secrets, 'after another window')
  await show('v')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
  })
  await sheet.waitFor({ state: 'detached' })
  await assertHidden(page, secrets, 'after another tab')

  await page.clock.install()
  await show('x')
  // The clock runs on meanwhile, and a busy machine takes seconds for a step.
  await page.clock.fastForward(13_000)
  assert.equal(await sheet.count(), 1)
  await page.keyboard.press('Shift')
  await page.clock.fastForward(13_000)
  assert.equal(await sheet.count(), 1, 'a key keeps it open')
  await page.clock.fastForward(7_500)
  await sheet.waitFor({ state: 'detached' })
  await assertHidden(page, secrets, 'after 20 seconds')
  assert.deepEqual(problems, [])
})

test('an option that would tell a card stands in the open hand only, and nothing tells what was given', {
  skip: QUICK,
}, async () => {
  const file = fileOf(ADA)
  const secrets = secretsIn(file)
  const { page, context, problems } = await house().visitor({ prefs: { screenSeen: true } })
  await holdBots(context)
  await openFile(page, file)
  const player = new Player(page)
  await player.asked()
  await player.ask.getByTestId('sheet-hand').click()
  const sheet = page.getByTestId('sheet')
  await sheet
    .getByRole('button', { name: new RegExp(`^${words.say('secret.act.contribute')}`) })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await assertHidden(page, secrets, 'while a card is chosen')
  await player.ask.getByTestId('sheet-hand').click()
  await sheet.locator('[aria-pressed="true"]').waitFor()
  await page.keyboard.press('Escape')
  await player.go()
  await page
    .getByText(words.say('log.contributed', { who: { who: 0 }, whoMe: 'yes' }))
    .first()
    .waitFor()
  await assertHidden(page, secrets, 'after it was given')
  assert.deepEqual(problems, [])
})

test('handing the device over takes the table and the open secret off the page', { skip: QUICK }, async () => {
  const file = fileOf([ADA[0]!, { kind: 'person', name: 'Ola' }, ADA[2]!])
  const { page, problems } = await house().visitor()
  await page.goto('/games')
  await page
    .getByLabel(new Player(page).say('tables.mine.import'))
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  const player = new Player(page)
  await page.getByRole('button', { name: player.say('table.pass.take', { name: 'Ada' }) }).click()
  await player.asked()
  await page.keyboard.press('v')
  await page.getByTestId('sheet').waitFor()
  await page.getByRole('button', { name: player.say('table.menu') }).click()
  await page.getByRole('dialog').getByText('Ola').click()
  await page.getByRole('heading', { name: player.say('table.pass', { name: 'Ola' }) }).waitFor()
  assert.equal(await page.getByTestId('sheet').count(), 0)
  assert.equal(await page.getByTestId('table').count(), 0)
  assert.equal(await page.locator('[data-thing]').count(), 0)
  assert.deepEqual(problems, [])
})

const OLA: LocalSeat = { kind: 'person', name: 'Ola' }

test('two people vote on one device: between them the table is gone, and all votes are shown together', {
  skip: QUICK,
}, async () => {
  const seats = [ADA[0]!, OLA, ADA[2]!]
  const file = nightsWith(
    { vote: (options, view) => view.motion !== null && options.some(option => option.do === 'vote') },
    { seats, prefers: options => options.find(option => option.do === 'exile') },
  ).get('vote')!
  const { page, problems } = await house().visitor()
  await page.goto('/games')
  const player = new Player(page)
  await page
    .getByLabel(player.say('tables.mine.import'))
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  const hands = { Ada: secretsIn(file), Ola: secretsIn(file, 1) }
  for (const name of ['Ada', 'Ola'] as const) {
    await page.getByRole('heading', { name: player.say('table.pass', { name }) }).waitFor()
    for (const part of ['[data-testid="table"]', '[data-testid="moment"]', '[data-testid="sheet"]', '[data-thing]'])
      assert.equal(await page.locator(part).count(), 0, part)
    for (const secrets of Object.values(hands)) await assertHidden(page, secrets, `before ${name}`)
    await player.button('table.pass.take', { name }).click()
    await page.getByTestId('moment').waitFor()
    await player.asked()
    for (const secrets of Object.values(hands)) await assertHidden(page, secrets, `the vote of ${name}`)
    await player.options.first().click()
    await player.go()
  }
  await player.rest()
  assert.deepEqual(problems, [])
})

/** The same position with another objective in front of the first seat. */
function withGoal(file: string, goal: string): string {
  const { seats, save } = JSON.parse(file) as { readonly seats: readonly LocalSeat[]; readonly save: never }
  const { state } = Match.load(game, save)
  const [own] = game.view(state, 0).own!.goals
  const copy = structuredClone(state) as unknown as {
    goals: { cards: string[]; possible: number[]; at: Record<string, string[]> }
  }
  const { goals } = copy
  const swapped = (id: string): string => (id === own ? goal : id === goal ? own! : id)
  const index = new Map(goals.cards.map((id, i) => [id, i]))
  goals.possible = goals.possible.map((_, i) => {
    const row = i - (i % goals.cards.length)
    return goals.possible[row + index.get(swapped(goals.cards[i % goals.cards.length]!))!]!
  })
  for (const [zone, ids] of Object.entries(goals.at)) goals.at[zone] = ids.map(swapped).toSorted()
  return textOf(seats, { ...(save as object), seed: null, log: [], hash: '', state: copy })
}

test('the screen of a traitor has the same shape, words, sounds and pauses as that of anybody else', {
  skip: QUICK,
}, async () => {
  const file = fileOf(ADA)
  const loyal = SECRET_IDS.find(id => id !== secretsIn(file).goal)!
  const [traitor] = BETRAYAL_IDS
  const seen: string[][] = []
  for (const goal of [loyal, traitor!]) {
    const { page, context, problems } = await house().visitor({ prefs: { sound: true, speed: 1, onePress: true } })
    await holdBots(context)
    await context.addInitScript(() => {
      const kept: string[] = []
      Object.assign(globalThis, { kept })
      const { setTimeout: wait } = globalThis
      globalThis.setTimeout = ((work: () => void, ms = 0, ...more: never[]) => {
        // React waits up to 300 ms between two loading screens, by how busy the machine is.
        if (ms > 300) kept.push(`pause ${Math.round(ms / 100)}`)
        return wait(work, ms, ...more)
      }) as typeof setTimeout
      const { start } = AudioScheduledSourceNode.prototype
      AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
        kept.push(`sound ${this.constructor.name}`)
        start.call(this, when)
      }
    })
    await openFile(page, withGoal(file, goal))
    const player = new Player(page)
    await player.asked()
    const shots: string[] = []
    const keep = async (): Promise<void> => {
      await settled(page)
      const classes = await page.locator('main *').evaluateAll(all => all.flatMap(each => [...each.classList]))
      shots.push([...new Set(classes)].toSorted().join(' '), await page.locator('body').ariaSnapshot())
    }
    await keep()
    await page.keyboard.press('x')
    await page.getByTestId('sheet').waitFor()
    await page.keyboard.press('Escape')
    await keep()
    await player.ask.getByTestId('sheet-hand').click()
    await page.getByTestId('sheet').getByTestId('option').first().click()
    await page.keyboard.press('Escape')
    await player.rest()
    await keep()
    const kept = await page.evaluate(() => (globalThis as unknown as { readonly kept: readonly string[] }).kept)
    seen.push([...shots, [...new Set(kept)].toSorted().join('; ')])
    assert.deepEqual(problems, [])
  }
  assert.deepEqual(seen[1], seen[0])
})
