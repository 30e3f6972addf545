// A bot that plays through the page: it chooses, and carries its choices out by presses, which are counted. A press is a
// click that the browser makes at a place on the screen. What the bot does next is found out by playing on in a world that
// its seat cannot tell from the true one, as a person plans: so one press says several choices.

import process from 'node:process'
import { type Bot, type Budget, newBot } from '@lastlight/bots'
import { type AnyGame, heard, Match, type Save, same } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { Locator, Page } from 'playwright-core'
import { standingChoice } from '../../src/choosing/byItself.ts'
import type { AnyFace, Saying } from '../../src/face/face.ts'
import type { GameOption, GameView } from '../../src/play/game.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'

/** The parts of a face that say how an option is chosen. */
type Screen = Pick<
  AnyFace,
  'things' | 'priced' | 'gathered' | 'run' | 'beside' | 'sheetOf' | 'final' | 'isGrave' | 'passesOn'
> &
  Pick<AnyFace, 'nothingLeft' | 'standing' | 'repeats' | 'ending'> &
  Partial<Pick<AnyFace, 'payment' | 'layout'>>

/** A game that is played through the page. */
export interface Pressing {
  readonly game: AnyGame
  readonly level: string
  /** Tries instead of a time: on a busy machine it would plan worse, and take more presses. */
  readonly budget: Budget
  readonly seats: readonly LocalSeat[]
  readonly config: { readonly players: number; readonly [field: string]: unknown }
  readonly words: Words
  readonly saying: Saying
  readonly screen: Screen
  /** The button of an option that stands in a sheet: what surrounds it, and its whole text. */
  inSheet?(option: GameOption, view: GameView): { readonly around: string; readonly text: string }
  roundOf(view: GameView): number
}

export interface Pressed {
  readonly seed: string
  readonly presses: number
  /** Questions with at least two options. */
  readonly questions: number
  /** Presses by the kind of option. */
  readonly by: { readonly [kind: string]: number }
}

const ME = 0
/** A plan is followed no further than this. */
const LONGEST_PLAN = 12

/** Runs in the page. */
function savedGame(): Promise<unknown> {
  const id = location.pathname.split('/').at(-1)!
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lastlight', 1)
    opening.addEventListener('error', () => reject(new Error('no database')))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('saves').objectStore('saves').get(id)
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(reading.result)
      })
    })
  })
}

type AnyMatch = Match<unknown, { players: number }, GameOption, GameView, unknown>

const kindOf = (option: GameOption): string => String((option as { readonly do: unknown }).do)
const exactly = (text: string): RegExp => new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`)

const sorted = (options: readonly GameOption[]): readonly string[] =>
  options.map(option => JSON.stringify(option)).toSorted()

/** Whether the plan begins with these choices, in this or another order. */
const beginsWith = (plan: readonly GameOption[], steps: readonly GameOption[]): boolean =>
  same(sorted(plan.slice(0, steps.length)), sorted(steps))

export class Presser {
  readonly #page: Page
  readonly #ask: Locator
  readonly #sheet: Locator
  readonly #seed: string
  readonly #of: Pressing
  readonly #bot: Bot
  readonly #standing = new Set<string>()
  #presses = 0
  #round = 0
  readonly #by: { [kind: string]: number } = {}

  constructor(page: Page, seed: string, of: Pressing) {
    this.#page = page
    this.#ask = page.getByTestId('ask')
    this.#sheet = page.getByTestId('sheet')
    this.#seed = seed
    this.#of = of
    this.#bot = this.#newBot(seed)
  }

  #newBot(seed: string): Bot {
    return newBot(this.#of.game.id, this.#of.level, seed, this.#of.budget)
  }

  async #match(): Promise<AnyMatch> {
    const save = (await this.#page.evaluate(savedGame)) as Save
    return Match.load(this.#of.game, save) as unknown as AnyMatch
  }

  async #press(where: Locator): Promise<void> {
    this.#presses++
    // Two equal tiles have the same label.
    await where
      .first()
      .click({ timeout: 30_000 })
      .catch(async (problem: unknown) => {
        const ask = await this.#ask.textContent()
        throw new Error(`a press after ${this.#presses} hit nothing in ${ask}`, { cause: problem })
      })
  }

  #options(state: unknown): readonly GameOption[] {
    return this.#of.game.options(state, ME) as readonly GameOption[]
  }

  #view(state: unknown): GameView {
    return this.#of.game.view(state, ME) as GameView
  }

  #choiceIn(bot: Bot, state: unknown, told: readonly unknown[]): GameOption {
    const options = this.#options(state)
    if (options.length === 1) return options[0]!
    const imagine = (seed: string): unknown => this.#of.game.resample(state, ME, seed)
    return bot.choose({ seat: ME, view: this.#view(state), options, told, imagine }) as GameOption
  }

  /** The next choices of the bot in an imagined world, as far as one press may say them. */
  #plan(state: unknown, told: readonly unknown[], first: GameOption): readonly GameOption[] {
    const { game } = this.#of
    const world = game.resample(state, ME, `${this.#seed} plan`)
    const bot = this.#newBot(`${this.#seed} plan`)
    const known = [...told]
    const plan: GameOption[] = []
    for (let next = first; ; next = this.#choiceIn(bot, world, known)) {
      if (!this.#of.screen.run && kindOf(next) !== kindOf(first)) return plan
      plan.push(next)
      game.play(world, ME, next, news => {
        const event = heard(news, ME)
        if (event !== undefined) known.push(event)
      })
      if (plan.length === LONGEST_PLAN || !game.pending(world).includes(ME)) return plan
    }
  }

  /** Plays to the end. `rounds`: stops after so many. */
  async play(rounds = Number.POSITIVE_INFINITY): Promise<Pressed> {
    const { game, screen, words, roundOf } = this.#of
    for (;;) {
      const match = await this.#match()
      const { state } = match
      const options = this.#options(state)
      const view = this.#view(state)
      if (game.outcome(state) || roundOf(view) > rounds) return this.#counted(match)
      const isLeftToPage =
        screen.nothingLeft?.(options, view) !== undefined ||
        standingChoice(screen, { options, view }, [...this.#standing], words) !== undefined
      // Save and page do not change at the same moment: the page may still show, or already, another question.
      const isOpen = this.#page.locator(
        `[data-testid="ask"][data-version="${match.version}"] button[aria-disabled="false"]`,
      )
      if (!game.pending(state).includes(ME) || isLeftToPage || (await isOpen.count()) === 0) {
        await this.#page.waitForTimeout(100)
        continue
      }
      if (roundOf(view) > this.#round) {
        this.#round = roundOf(view)
        process.stderr.write(`${game.id}, game ${this.#seed}: round ${this.#round}, ${this.#presses} presses\n`)
      }
      const told = match.told(ME)
      const option = this.#choiceIn(this.#bot, state, told)
      const before = this.#presses
      const count = await this.#answer(state, told, option)
      this.#by[kindOf(option)] = (this.#by[kindOf(option)] ?? 0) + this.#presses - before
      await this.#settled(match.version, count, option)
    }
  }

  /** Waits until the choices are entered; fewer, where the page has stopped. */
  async #settled(version: number, count: number, option: GameOption): Promise<void> {
    let last = version
    let unchanged = 0
    for (let looks = 0; looks < 600; looks++) {
      const now = (await this.#match()).version
      unchanged = now === last ? unchanged + 1 : 0
      last = now
      if (now >= version + count || (now > version && unchanged > 30)) return
      await this.#page.waitForTimeout(50)
    }
    const ask = await this.#ask.textContent()
    throw new Error(`nothing happened after version ${version}: ${JSON.stringify(option)} in ${ask}`)
  }

  /** Gives the number of choices that were entered. */
  async #answer(state: unknown, told: readonly unknown[], option: GameOption): Promise<number> {
    const { screen, words } = this.#of
    const options = this.#options(state)
    const view = this.#view(state)
    const confirm = this.#ask.getByTestId('confirm')
    const plan = this.#plan(state, told, option)
    const payment = screen.payment?.(options, view, ME, words)
    if (payment?.kinds.some(kind => same(kind.option, option))) {
      await this.#pay(payment, plan)
      return 1
    }
    const different = plan.findIndex(each => !same(each, option))
    const most = Math.max(1, screen.repeats?.(option, view, ME) ?? 1)
    const times = Math.min(most, different < 0 ? plan.length : different)
    const key = screen.standing?.(option, options, view, words)
    // Whoever makes noise in some searches would have to take that answer back each time.
    if (key !== undefined && times === most && key !== 'stop') {
      const always = this.#ask.locator(`[data-standing="${key}"]`)
      if ((await always.count()) === 1) {
        this.#standing.add(key)
        await this.#press(always)
        return times
      }
    }
    if (options.length === 1) {
      await this.#press(confirm)
      return 1
    }
    const offered = screen.gathered?.(options, view, ME) ?? options
    const longest = offered
      .filter(each => beginsWith(plan, screen.run?.(each) ?? [each]))
      .toSorted((a, b) => (screen.run?.(b)?.length ?? 1) - (screen.run?.(a)?.length ?? 1))[0]
    // A number of the same option is said by a button of its own.
    const wanted = times > 1 ? option : (longest ?? option)
    await this.#choose(wanted, view, { times, most })
    const isFinal = screen.final?.(wanted, view, words) !== undefined
    const isAsked = isFinal && screen.isGrave?.(wanted, view) !== false && !screen.passesOn?.(wanted, view)
    if (isAsked) await this.#press(confirm)
    return screen.run?.(wanted)?.length ?? times
  }

  async #pay(payment: NonNullable<ReturnType<AnyFace['payment']>>, plan: readonly GameOption[]): Promise<void> {
    const due = Math.min(payment.due, plan.length)
    for (const { option, label } of payment.kinds) {
      const wanted = plan.slice(0, due).filter(each => same(each, option)).length
      const row = this.#ask.locator('li').filter({ has: this.#page.locator(`output[aria-label="${label}"]`) })
      const name = this.#of.words.say('table.pay.more', { what: label })
      const more = row.getByRole('button', { name, exact: true })
      while (Number(await row.locator('output').textContent()) < wanted) await this.#press(more)
    }
    await this.#press(this.#ask.getByTestId('confirm'))
  }

  async #choose(
    option: GameOption,
    view: GameView,
    { times, most }: { readonly times: number; readonly most: number },
  ): Promise<void> {
    const { screen, saying } = this.#of
    const sheet = screen.sheetOf?.(option, view)
    if (sheet !== undefined) return this.#chooseIn(sheet, option, view)
    const label = (n: number): string => (n > 1 ? saying.times!(option, n, view) : saying.option(option, view))
    const labelled = (text: string): Locator =>
      this.#ask.getByTestId('option').filter({ has: this.#page.locator('b').getByText(text, { exact: true }) })
    const isBeside = screen.beside?.(option) !== undefined
    const number = (isBeside ? undefined : saying.times?.(option, times, view)) ?? label(times)
    const beside = this.#ask.getByRole('button', { name: number, exact: true })
    const button = isBeside ? beside : labelled(label(most)).or(labelled(saying.act?.(option, view) ?? label(most)))
    if ((await button.count()) === 0) await this.#lookUp(option, view)
    await this.#price(option)
    await this.#press(times < most ? beside : button)
  }

  /** Lists the acts of the head under which the option stands, or all of them. */
  async #lookUp(option: GameOption, view: GameView): Promise<void> {
    const heads = this.#of.screen
      .things(option, view)
      .map(thing => this.#ask.locator(`ul button[data-thing="${thing}"]`))
    for (const head of heads) {
      if ((await head.count()) === 0) continue
      const isListed = (await head.first().getAttribute('aria-pressed')) === 'true'
      return this.#press(isListed ? this.#ask.getByTestId('more') : head)
    }
    throw new Error(`${JSON.stringify(option)} is nowhere in ${await this.#ask.textContent()}`)
  }

  /** Where another die than the lowest is wanted, it is chosen first. */
  async #price(option: GameOption): Promise<void> {
    const { die } = option as { readonly die?: number }
    const all = this.#ask.getByTestId('means')
    if (die === undefined || this.#of.screen.priced?.(option) === undefined || (await all.count()) === 0) return
    const label = this.#of.words.say('option.die', { die })
    if ((await this.#ask.getByTestId('option').getByRole('img', { name: label, exact: true }).count()) > 0) return
    await this.#press(all)
    await this.#press(this.#ask.locator(`[data-means="die:${die}"]`))
  }

  /** An option that names a secret stands in a sheet, which is opened first. */
  async #chooseIn(sheet: string, option: GameOption, view: GameView): Promise<void> {
    if ((await this.#sheet.count()) === 0) await this.#press(this.#ask.getByTestId(`sheet-${sheet}`))
    const { around, text } = this.#of.inSheet!(option, view)
    await this.#press(this.#sheet.locator(`${around} button`).filter({ hasText: exactly(text) }))
  }

  #counted({ log }: AnyMatch): Pressed {
    const { game, config } = this.#of
    const again = Match.start(game, config, this.#seed)
    let questions = 0
    for (const entry of log) {
      if ('seat' in entry && entry.seat === ME && game.options(again.state, ME).length > 1) questions++
      again.enter(entry)
    }
    return { seed: this.#seed, presses: this.#presses, questions, by: this.#by }
  }
}
