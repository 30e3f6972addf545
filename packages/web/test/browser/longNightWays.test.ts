// The Long Night in every variant, by keyboard alone, by touch with the lesson, and with a voice that reads stories.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOCALES, Match } from '@lastlight/kernel'
import { asking, game, type Option, type View } from '@lastlight/long-night'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { rulebook } from '@lastlight/long-night/text'
import { wordsOf } from '@lastlight/words'
import type { Page } from 'playwright-core'
import { messages } from '../../src/games/long-night/text/index.ts'
import { houseOf, PHONE, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { WORDS } from './said.ts'
import { openFile } from './saved.ts'
import { SWEEP, share } from './sweep.ts'

const house = houseOf({ isWanted: !QUICK })
const words = wordsOf(await messages('en'), 'en', { missing: 'throws' })
const round = (n: number): string => words.say('colony.round', { n })

interface Wish {
  readonly players: number
  readonly variant: string
  readonly edition: string
  readonly flags: readonly string[]
  /** On the objective that is chosen. */
  readonly morale: number
}

/** Together they have every value of every setting; the first one has the most. */
const WISHES: readonly Wish[] = [
  {
    players: 3,
    variant: 'hidden',
    edition: 'cs',
    flags: ['hard', 'likelyTraitor', 'elimination', 'adultCrossroads', 'hiddenEffects'],
    morale: 5,
  },
  { players: 3, variant: 'cooperative', edition: 'cs', flags: ['elimination'], morale: 5 },
  { players: 2, variant: 'dilemma', edition: 'pl', flags: ['adultCrossroads'], morale: 5 },
]

for (const { players, variant, edition, flags, morale } of share(WISHES, WISHES.length, 0))
  test(`${variant} with ${flags.join(', ')}, ${edition}: begun in the form, and played`, {
    skip: QUICK,
  }, async () => {
    const { page, problems } = await house().visitor({ prefs: { name: 'Ada' } })
    const player = new Player(page, { seed: `${variant} ${edition}` })
    const say = (key: string): string => player.say(`config.long-night.${key}`)
    const pick = (group: string, name: string): Promise<void> =>
      page
        .getByRole('group', { name: group, exact: true })
        .getByRole('radio', { name, exact: true })
        .check({ force: true })
    await page.goto('/new/long-night')
    await pick(player.say('tables.new.players'), String(players))
    await pick(say('variant'), say(`variant.${variant}`))
    await pick(say('edition'), say(`edition.${edition}`))
    await pick(say('objective'), say('objective.convoy'))
    for (const flag of flags) await page.getByRole('switch', { name: say(flag) }).check()
    await player.button('tables.new.start').click()
    await player.asked()
    assert.equal(await page.locator('header [data-thing="morale"] b').textContent(), String(morale))
    assert.equal(await page.locator('[data-part="secret"]').count(), variant === 'cooperative' ? 0 : 1)
    // A game of chance may be lost in its first round.
    await player.playSome(variant === 'hidden' ? 8 : 3, round(2))
    assert.deepEqual(problems, [])
  })

const inTurn = (options: readonly Option[]): boolean =>
  asking(options) === 'act' && options.some(({ do: kind }) => kind === 'contribute')

/** Games in which a person's turn, a vote and a crossroads card come next. */
const files = QUICK
  ? new Map<string, string>()
  : nightsWith({
      turn: (options, view) => roundOf(view) === 1 && inTurn(options),
      vote: options => asking(options) === 'vote',
      road: (options: readonly Option[], { roads }: View) => roads.now !== null && asking(options) === 'option',
    })

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)

/** Presses Tab until the focus is on such an element. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await isOn(page, selector)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab does not lead to ${selector}`)
}

/** Answers a question by keys alone. Cards of the hand can be chosen in their sheet only. */
async function answerByKeys(player: Player): Promise<void> {
  const { page, ask } = player
  const chosen = page.locator('[data-testid="option"][aria-pressed="true"]')
  if ((await player.options.count()) === 0 && (await ask.locator('[data-testid="sheet-hand"]').count()) > 0) {
    await page.keyboard.press('v')
    await tabTo(page, '[data-testid="sheet"] [data-testid="option"]')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
  } else for (let presses = 0; presses < 3 && (await chosen.count()) === 0; presses++) await page.keyboard.press('1')
  // Where cards of the hand could be given, the only other answer has a key of its own.
  if ((await chosen.count()) === 0) await page.keyboard.press('e')
  await page.keyboard.press('Enter')
}

/** Keys that come while the table is busy are lost, so some answers are given again. */
const MOST_ANSWERS = SWEEP ? 150 : 6

test('a turn and what follows it are played by keyboard alone: hand, vote, crossroads, and the end of a turn', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  const keepsFocus = async (when: string): Promise<void> =>
    assert.ok(await page.waitForFunction(() => document.activeElement !== document.body), `the focus is lost ${when}`)
  const log = page.getByRole('log')

  await openFile(page, files.get('turn')!)
  await player.asked()
  await page.keyboard.press('v')
  await tabTo(page, '[data-testid="sheet"] [data-testid="option"]')
  await page.keyboard.press('Enter')
  await page.getByTestId('sheet').locator('[aria-pressed="true"]').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('sheet').waitFor({ state: 'detached' })
  await keepsFocus('after the hand')
  await page.keyboard.press('x')
  await page.getByTestId('sheet').waitFor()
  await page.keyboard.press('x')
  await page.getByTestId('sheet').waitFor({ state: 'detached' })
  for (const part of ['g', 'c', 't', 'b', 's', 'o', 'r', 'l']) {
    await page.keyboard.press(part)
    await keepsFocus(`after ${part}`)
  }
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('[data-testid="option"][data-ending]') === null)
  for (let answers = 0; answers < MOST_ANSWERS && (await player.rest(round(2))) === 'asked'; answers++) {
    await answerByKeys(player)
    await page.waitForTimeout(50)
    await keepsFocus('after an answer')
  }
  if (SWEEP) assert.ok(['there', 'over'].includes(await player.rest(round(2))))

  for (const moment of ['vote', 'road']) {
    await openFile(page, files.get(moment)!)
    await player.asked()
    await page.getByTestId('moment').waitFor()
    await player.options.first().waitFor()
    const before = await log.innerText()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.waitForFunction(text => document.querySelector<HTMLElement>('[role="log"]')?.innerText !== text, before)
    await keepsFocus(`after the ${moment}`)
  }
  assert.deepEqual(problems, [])
})

test('on a phone a newcomer taps through the guided first round, and no card tells the secret objective', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    prefs: { learned: [] },
  })
  const player = new Player(page, { seed: 'a newcomer', taps: true })
  await page.goto('/')
  await page
    .locator('[data-mood="long-night"]')
    .getByRole('button', { name: player.say('home.learn') })
    .tap()
  await player.asked()
  const lesson = page.getByTestId('lesson')
  const line = lesson.locator('h2 button')
  await line.waitFor()
  assert.equal(await line.getAttribute('aria-expanded'), 'false', 'a line that unfolds')
  await line.tap()

  const next = lesson.getByRole('button', {
    name: new RegExp(`^(?:${player.say('learn.next')}|${player.say('learn.last')})$`),
  })
  const read: string[] = []
  const pages: string[] = []
  const readAll = async (): Promise<void> => {
    while ((await lesson.count()) > 0) {
      const title = String(await line.textContent())
      read.push(title)
      pages.push(String(await page.locator('body').textContent()))
      // It is a line again wherever the question moves into a scene.
      if ((await line.getAttribute('aria-expanded')) === 'false') await line.tap()
      await next.tap()
      await page.waitForFunction(
        old => document.querySelector('[data-testid="lesson"] h2 button')?.textContent !== old,
        title,
      )
    }
  }
  const end = player.ask.locator('[data-testid="option"][data-ending]')
  for (let answers = 0; answers < 60 && (await player.rest(round(2))) === 'asked'; answers++) {
    await readAll()
    // A few acts are enough: a long turn of chance could lose the game.
    if (answers < 6 || (await end.count()) === 0) await player.answer()
    else await player.take(end)
  }
  await player.asked()
  await readAll()
  const titles = (ids: readonly string[]): readonly string[] => ids.map(id => words.say(`learn.${id}`))
  assert.deepEqual(read.slice(0, 2), titles(['goal', 'group']))
  assert.deepEqual(read.slice(-2), titles(['colony', 'help']))
  // A step waits for its moment, and one of them may not come in a game of chance.
  assert.ok(new Set(read).size >= 12, read.join('; '))
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width)

  await page.keyboard.press('x')
  const goal = String(await page.getByTestId('sheet').getByRole('heading', { level: 3 }).first().textContent())
  assert.ok(goal !== '' && pages.length >= read.length)
  for (const text of pages) assert.ok(!text.includes(goal))

  await page.goto('/')
  const last = page.getByRole('radio', { name: player.say('home.long-night.title') })
  await last.waitFor()
  assert.ok(await last.isChecked(), '“Play now” remembers the game')
  assert.deepEqual(problems, [])
})

test('the rulebook marks what the editions play differently, and says which one the table plays', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, files.get('turn')!)
  await player.asked()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: player.say('table.rulebook') }).click()
  const book = await opened
  for (const locale of LOCALES) {
    const { say } = WORDS[locale]
    const table = say('rules.atTable', { edition: say('config.long-night.edition.pl') })
    await book.locator(`button[lang="${locale}"]`).click()
    const mark = book.locator('[data-rule="LN-EXILE-04"]').getByTestId('difference')
    await mark.getByText(table).waitFor()
    await mark.getByText(say('rules.differs')).waitFor()
    const { 'ED-13': difference } = await rulebook(locale)
    await mark.filter({ hasText: difference!.slice(0, 40) }).waitFor()
  }
  await book.locator('[data-rule="LN-EXILE-04"]').getByRole('link', { name: 'ED-13' }).click()
  await book.waitForURL(/\/rules\/long-night\/ED-13\?edition=pl/)
  assert.deepEqual(problems, [])
})

interface Voice {
  readonly spoken: { readonly text: string; readonly lang: string; onstart?: () => void; onend?: () => void }[]
  stops: number
}

test('a story is read aloud in the language of the page, marks its sentence, and stops with the story', {
  skip: QUICK,
}, async () => {
  const locale = 'pl'
  const { page, context, problems } = await house().visitor({ prefs: { locale, aloud: true } })
  await context.addInitScript(() => {
    const voice = { spoken: [] as unknown[], stops: 0 }
    const speech = {
      speak: (said: unknown) => voice.spoken.push(said),
      cancel: () => {
        voice.spoken.length = 0
        voice.stops++
      },
    }
    class Said {
      readonly text: string
      lang = ''
      constructor(text: string) {
        this.text = text
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { SpeechSynthesisUtterance: Said, voice })
  })
  const player = new Player(page, { locale })
  const file = files.get('road')!
  const { state } = Match.load(game, (JSON.parse(file) as { readonly save: never }).save)
  const { now } = game.view(state, 0).roads
  const polish = wordsOf(await messages(locale), locale)
  const heard = () =>
    page.evaluate(() => {
      const { spoken } = (window as unknown as { voice: Voice }).voice
      return spoken.map(({ text, lang }) => [text, lang] as const)
    })
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

  await openFile(page, file, locale)
  await page.getByTestId('moment').waitFor()
  await player.options.first().waitFor()
  const said = await heard()
  assert.equal(plain(said.map(([text]) => text).join(' ')), plain(polish.say(`crossroads.story.${now}`)))
  assert.deepEqual([...new Set(said.map(([, lang]) => lang))], [locale])

  await page.evaluate(() => (window as unknown as { voice: Voice }).voice.spoken[1]?.onstart?.())
  const caption = page.getByTestId('moment').locator('[data-read]')
  await caption.waitFor()
  assert.equal(plain(String(await caption.textContent())), plain(said[1]![0]))
  await page.getByRole('button', { name: polish.say('moment.aloud.stop') }).click()
  assert.deepEqual(await heard(), [])
  assert.equal(await caption.count(), 0)
  await page.getByRole('button', { name: polish.say('moment.aloud'), exact: true }).click()
  assert.equal((await heard()).length, said.length)
  await player.answer()
  await page.getByRole('button', { name: polish.say('moment.aloud.stop') }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: polish.say(`crossroads.${now}`), exact: true }).waitFor({ state: 'detached' })
  assert.deepEqual(await heard(), [])
  assert.deepEqual(problems, [])
})
