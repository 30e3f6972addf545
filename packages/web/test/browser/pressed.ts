// A process for the bench: level 3 plays whole games through the page, and every press is counted. A press is a click
// that the browser makes at a place on the screen. What level 3 does next is found out by playing on in a world that its
// seat cannot tell from the true one, as a person plans: so a number says several choices.

import process from 'node:process'
import { type Bot, newBot } from '@lastlight/bots'
import { Match, type Save, same } from '@lastlight/kernel'
import { game, type Option, type State, type View } from '@lastlight/outlive'
import type { Locator, Page } from 'playwright-core'
import { standingChoice } from '../../src/choosing/byItself.ts'
import { finalOf, passesOn } from '../../src/games/outlive/final.ts'
import { payment } from '../../src/games/outlive/payment.ts'
import { nothingLeft, repeatsOf, standingOf } from '../../src/games/outlive/repeats.ts'
import { sayingOf } from '../../src/games/outlive/saying.ts'
import { thingsOf } from '../../src/games/outlive/things.ts'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { House } from './house.ts'
import { WORDS } from './said.ts'
import { openFile } from './saved.ts'

interface Pressed {
  readonly seed: string
  readonly presses: number
  /** Questions with at least two options. */
  readonly questions: number
  /** Presses by the kind of option. */
  readonly by: { readonly [kind: string]: number }
}

const SEEDS = ['first', 'second', 'third']
const SEATS: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', level: 'casual' },
  { kind: 'bot', level: 'greedy' },
]
const CONFIG = { players: SEATS.length, quick: true, heroes: 'together' } as const
const ME = 0
const LEVEL = 'planner'
const words = WORDS.en
const saying = sayingOf(words)

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

const newPlanner = (seed: string): Bot => newBot('outlive', LEVEL, seed, { ms: 500 })

class Presser {
  readonly #page: Page
  readonly #seed: string
  readonly #bot: Bot
  readonly #standing = new Set<string>()
  #presses = 0
  #round = 0
  readonly #by: { [kind: string]: number } = {}

  constructor(page: Page, seed: string) {
    this.#page = page
    this.#seed = seed
    this.#bot = newPlanner(seed)
  }

  async #match(): Promise<Match<State, typeof CONFIG, Option, View, unknown>> {
    const save = (await this.#page.evaluate(savedGame)) as Save
    return Match.load(game, save) as never
  }

  async #press(where: Locator): Promise<void> {
    this.#presses++
    // Two equal tiles have the same label.
    await where
      .first()
      .click({ timeout: 30_000 })
      .catch(async (problem: unknown) => {
        const ask = await this.#page.getByTestId('ask').textContent()
        throw new Error(`a press after ${this.#presses} hit nothing in ${ask}`, { cause: problem })
      })
  }

  #choiceIn(bot: Bot, state: State, told: readonly unknown[]): Option {
    const options = game.options(state, ME)
    if (options.length === 1) return options[0]!
    const imagine = (seed: string): State => game.resample(state, ME, seed)
    return bot.choose({ seat: ME, view: game.view(state, ME), options, told, imagine }) as Option
  }

  /** The next choices of level 3 as far as they are of the same kind, in an imagined world. */
  #plan(state: State, told: readonly unknown[], first: Option): readonly Option[] {
    const world = game.resample(state, ME, `${this.#seed} plan`)
    const bot = newPlanner(`${this.#seed} plan`)
    const plan = [first]
    game.play(world, ME, first)
    while (game.pending(world).includes(ME)) {
      const next = this.#choiceIn(bot, world, told)
      if (next.do !== first.do) break
      plan.push(next)
      game.play(world, ME, next)
    }
    return plan
  }

  async play(): Promise<Pressed> {
    for (;;) {
      const match = await this.#match()
      const { state } = match
      if (game.outcome(state)) return this.#counted(match)
      const options = game.options(state, ME)
      const view = game.view(state, ME)
      const isLeftToPage =
        nothingLeft(options) !== undefined ||
        standingChoice({ standing: standingOf }, { options, view }, [...this.#standing], words) !== undefined
      const isOpen = this.#page.locator('[data-testid="ask"] button[aria-disabled="false"]')
      if (!game.pending(state).includes(ME) || isLeftToPage || (await isOpen.count()) === 0) {
        await this.#page.waitForTimeout(100)
        continue
      }
      const told = match.told(ME)
      if (view.round > this.#round) {
        this.#round = view.round
        process.stderr.write(`game ${this.#seed}: day ${view.round}, ${this.#presses} presses\n`)
      }
      const option = this.#choiceIn(this.#bot, state, told)
      const before = this.#presses
      const count = await this.#answer(state, told, option)
      this.#by[option.do] = (this.#by[option.do] ?? 0) + this.#presses - before
      await this.#settled(match.version, count, option)
    }
  }

  /** Waits until the choices are entered; fewer, where the page has stopped. */
  async #settled(version: number, count: number, option: Option): Promise<void> {
    for (let looks = 0; looks < 600; looks++) {
      const now = (await this.#match()).version
      if (now >= version + count || (now > version && looks > 30)) return
      await this.#page.waitForTimeout(50)
    }
    const ask = await this.#page.getByTestId('ask').textContent()
    throw new Error(`nothing happened after version ${version}: ${JSON.stringify(option)} in ${ask}`)
  }

  /** Gives the number of choices that were entered. */
  async #answer(state: State, told: readonly unknown[], option: Option): Promise<number> {
    const options = game.options(state, ME)
    const view = game.view(state, ME)
    const ask = this.#page.getByTestId('ask')
    const confirm = ask.getByTestId('confirm')
    const sheet = payment(options, view, ME, words)
    const plan = this.#plan(state, told, option)
    if (sheet?.kinds.some(kind => same(kind.option, option))) {
      const due = Math.min(sheet.due, plan.length)
      const wanted = sheet.kinds.map(kind => plan.slice(0, due).filter(each => same(each, kind.option)).length)
      for (const [i, kind] of sheet.kinds.entries()) {
        const row = ask.locator('li').filter({ has: this.#page.locator(`output[aria-label="${kind.label}"]`) })
        const more = row.getByRole('button', { name: words.say('table.pay.more', { what: kind.label }), exact: true })
        while (Number(await row.locator('output').textContent()) < wanted[i]!) await this.#press(more)
      }
      await this.#press(confirm)
      return 1
    }
    const different = plan.findIndex(each => !same(each, option))
    const most = Math.max(1, repeatsOf(option, view, ME))
    const times = Math.min(most, different < 0 ? plan.length : different)
    const key = standingOf(option, options, view, words)
    if (key !== undefined && times === most) {
      const always = ask.locator(`[data-standing="${key}"]`)
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
    const label = (n: number): string => (n > 1 ? saying.times!(option, n, view) : saying.option(option, view))
    const button = (n: number): Locator =>
      ask.getByTestId('option').filter({ has: this.#page.locator('b').getByText(label(n), { exact: true }) })
    if ((await button(most).count()) === 0)
      await this.#press(ask.locator(`ul button[data-thing="${thingsOf(option, view)[0]}"]`))
    const fewer = ask.getByRole('button', { name: label(times), exact: true })
    await this.#press(times < most ? fewer : button(most))
    if (finalOf(option, view, words) !== undefined && !passesOn(option, view)) await this.#press(confirm)
    return times
  }

  #counted({ log }: Match<State, typeof CONFIG, Option, View, unknown>): Pressed {
    const again = Match.start(game, CONFIG, this.#seed)
    let questions = 0
    for (const entry of log) {
      if ('seat' in entry && entry.seat === ME && game.options(again.state, ME).length > 1) questions++
      again.enter(entry)
    }
    return { seed: this.#seed, presses: this.#presses, questions, by: this.#by }
  }
}

async function playedThrough(house: House, seed: string): Promise<Pressed> {
  const { page, context } = await house.visitor({ prefs: { onePress: true, autoEnd: true } })
  await openFile(page, textOf(SEATS, Match.start(game, CONFIG, seed).save()))
  const pressed = await new Presser(page, seed).play()
  await context.close()
  return pressed
}

const house = await House.open()
process.once('disconnect', () => void house.close())
process.send?.(await Promise.all((process.argv[2]?.split(',') ?? SEEDS).map(seed => playedThrough(house, seed))))
