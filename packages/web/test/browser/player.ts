// A player at a table: reads the page and presses what is there.

import { type Chance, chanceFrom, type Locale, pickOf } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { Locator, Page } from 'playwright-core'
import { WORDS } from './said.ts'
import { SWEEP } from './sweep.ts'

/** 'asked': it is our turn. 'passing': the device goes to another person. 'there': the awaited heading is shown. */
export type PageState = 'asked' | 'passing' | 'over' | 'there'

const OPENS_SHEET = '[data-testid^="sheet-"]'
const OFFERED = 'h2, div:has(> h2) ~ p, h3, [data-testid="option"] b, ul button[data-thing]'

/** No game asks anybody so often. */
const LOST_MS = 3000
const MOST = 500

interface Manner {
  readonly locale?: Locale
  /** The seed of the choices. */
  readonly seed?: string
  /** Whether it looks under other heads than the one that a question begins with. */
  readonly wanders?: boolean
  /** Whether it has a finger instead of a mouse. */
  readonly taps?: boolean
  /** Whether one press is enough for what can be taken back, as on a new device. */
  readonly atOnce?: boolean
  /** What it does with a story that waits to be read, before it goes on. */
  readonly reads?: (passage: string) => Promise<void>
}

/** A person whose options do not come for this long was not pressed. */
const UNPRESSED_MS = 20_000

export class Player {
  readonly page: Page
  readonly words: Words
  readonly ask: Locator
  readonly question: Locator
  readonly options: Locator
  readonly heads: Locator
  readonly confirm: Locator
  readonly #chance: Chance
  readonly #wanders: boolean
  readonly #taps: boolean
  readonly #atOnce: boolean
  readonly #reads: Manner['reads']

  constructor(
    page: Page,
    { locale = 'en', seed = 'somebody', wanders = false, taps = false, atOnce = false, reads }: Manner = {},
  ) {
    this.#wanders = wanders
    this.#taps = taps
    this.#atOnce = atOnce
    this.#reads = reads
    this.page = page
    this.words = WORDS[locale]
    this.#chance = chanceFrom(seed)
    this.ask = page.getByTestId('ask')
    this.question = page.locator('#question')
    // Options that are no answers to the question stand apart.
    this.options = this.ask.locator('[data-testid="option"]:not([data-apart] *)')
    this.heads = this.ask.locator('ul button[data-thing]')
    this.confirm = this.ask.getByTestId('confirm')
  }

  say(key: string, args?: Parameters<Words['say']>[1]): string {
    return this.words.say(key, args)
  }

  button(key: string, args?: Parameters<Words['say']>[1]): Locator {
    return this.page.getByRole('button', { name: this.say(key, args), exact: true })
  }

  /** Waits until there is something to do: our turn, a hand-over, the end, or the awaited heading. */
  async rest(sign?: string): Promise<PageState> {
    for (;;) {
      const found = await this.page.waitForFunction(seen, { yours: this.say('table.turn.you'), sign }, { polling: 50 })
      const state = (await found.jsonValue()) as PageState | 'reading'
      if (state !== 'reading') return state
      const passage = this.page.locator('[data-passage]')
      await this.#reads?.(String(await passage.getAttribute('data-passage')))
      await this.#press(passage.getByTestId('passage-next'))
    }
  }

  /** Whether it is our turn at this moment. */
  async isAsked(): Promise<boolean> {
    return (await this.page.evaluate(seen, { yours: this.say('table.turn.you'), sign: undefined })) === 'asked'
  }

  /** Waits until it is our turn. */
  async asked(): Promise<void> {
    const moment = await this.rest()
    if (moment !== 'asked') throw new Error(`Expected to be asked, but it is ${moment}.`)
  }

  /** Chooses something that is in the list. */
  async choose(offer?: Offer): Promise<void> {
    const found = offer ?? (await this.#offer())
    const looks = !found.heads.includes(true) || (this.#wanders && pickOf(this.#chance, 2) === 0)
    const moved = looks && (await this.#pick(this.heads, found.heads))
    const { options, sheet } = moved || found.options.length === 0 ? await this.#offerOfHead(found.heads) : found
    if (options.length > 0) return void (await this.#pick(this.options, options))
    // Everything that can be chosen names a secret, so it stands in a sheet.
    if (!sheet) await this.#press(this.ask.locator(OPENS_SHEET).first())
    const inSheet = this.page.getByTestId('sheet').getByTestId('option')
    await inSheet.first().waitFor()
    await this.#pick(inSheet, sheet ?? (await this.#offer()).sheet ?? [])
  }

  /** Chooses something that is in the list, and does it. */
  async answer(): Promise<void> {
    const offer = await this.#offer()
    if (offer.pays) return this.#pay()
    if (this.#atOnce) {
      await this.choose(offer)
      // One press may have done it, perhaps just now; what is not done yet is asked again.
      if ((await this.#offer()).isReady) await this.#press(this.confirm, LOST_MS).catch(() => undefined)
      return
    }
    let first: Offer | undefined = offer
    await this.#done(() => {
      const known = first
      first = undefined
      return this.choose(known)
    })
  }

  /** Chooses this, and does it. */
  async take(option: Locator): Promise<void> {
    await this.#done(() => this.#press(option))
  }

  /** A tap at the spot of the one before can be taken for the second of a double tap; a person taps again. */
  async #done(choose: () => Promise<void>): Promise<void> {
    await choose()
    await this.#press(this.confirm, LOST_MS).catch(async () => {
      await choose()
      await this.go()
    })
  }

  /** Chooses something that can be taken back; answers what comes before that. */
  async chooseLightly(): Promise<void> {
    for (;;) {
      await this.asked()
      if (await this.isLightlyChosen()) return
      await this.answer()
    }
  }

  /** Chooses something that can be taken back, if there is any among the offers. */
  async isLightlyChosen(): Promise<boolean> {
    const final = this.ask.locator('[data-undo] > p')
    for (const head of await this.heads.all()) {
      await head.click()
      for (const option of await this.options.all()) {
        if ((await option.getAttribute('aria-pressed')) !== 'true') await option.click()
        if ((await final.count()) === 0) return true
      }
    }
    return false
  }

  /** Presses the button that does what is chosen. */
  async go(): Promise<void> {
    await this.#press(this.confirm)
  }

  /** Answers questions until the awaited heading is shown, or nothing is asked any more. */
  async play(sign?: string): Promise<PageState> {
    for (let answers = 0; answers < MOST; answers++) {
      const moment = await this.rest(sign)
      if (moment !== 'asked') return moment
      await this.answer()
    }
    throw new Error(`After ${MOST} answers it is still asked: ${(await this.offered()).join('; ')}`)
  }

  /** Answers some questions: fewer, when something else comes first. In a sweep it plays on until the heading is shown. */
  async playSome(answers: number, sign: string): Promise<void> {
    if (SWEEP) return void (await this.play(sign))
    for (let n = 0; n < answers && (await this.rest(sign)) === 'asked'; n++) await this.answer()
  }

  /** The question with all that is offered, for comparing. */
  async offered(): Promise<readonly string[]> {
    await this.asked()
    return this.ask.locator(OFFERED).allTextContents()
  }

  /** Waits until exactly this is offered. */
  async isOffered(wanted: readonly string[]): Promise<void> {
    await this.asked()
    await this.page.waitForFunction(stands, { where: `[data-testid="ask"] :is(${OFFERED})`, wanted }, { polling: 50 })
  }

  async #offer(): Promise<Offer> {
    return (await this.page.evaluate(offered, this.#offering(false)))!
  }

  /** The options of a person come a moment after the press. A press on a page that is being drawn may be lost, so it is repeated. */
  async #offerOfHead(heads: readonly boolean[]): Promise<Offer> {
    const waiting = (more: { readonly timeout?: number } = {}) =>
      this.page.waitForFunction(offered, this.#offering(true), { polling: 50, ...more })
    const found = await waiting({ timeout: UNPRESSED_MS }).catch(async () => {
      await this.#pick(this.heads, heads)
      return waiting()
    })
    return (await found.jsonValue())!
  }

  #offering(isAwaited: boolean): Offering {
    return { opensSheet: OPENS_SHEET, fill: this.say('table.pay.fill'), isAwaited }
  }

  /** Whether something was pressed; what is chosen already is not. */
  async #pick(choices: Locator, chosen: readonly boolean[]): Promise<boolean> {
    if (chosen.length === 0) return false
    const one = pickOf(this.#chance, chosen.length)
    if (!chosen[one]) await this.#press(choices.nth(one))
    return !chosen[one]
  }

  #press(button: Locator, timeout?: number): Promise<void> {
    const within = timeout === undefined ? {} : { timeout }
    return this.#taps ? button.tap(within) : button.click(within)
  }

  async #pay(): Promise<void> {
    const fill = this.button('table.pay.fill')
    // Where everything has to be given, it lies there already.
    if (await fill.isEnabled()) await fill.click()
    await this.go()
  }
}

/** The one of these who is asked, as soon as somebody is. */
export async function askedOf(players: readonly Player[]): Promise<Player> {
  for (;;) {
    for (const player of players) if (await player.isAsked()) return player
    await players[0]!.page.waitForTimeout(50)
  }
}

interface Looking {
  /** The message that it is our turn. */
  readonly yours: string
  /** A heading, or the title of the day. */
  readonly sign: string | undefined
}

/** Runs in the page. */
function seen({ yours, sign }: Looking): PageState | 'reading' | undefined {
  // A story that waits to be read covers everything, also while it is being loaded.
  if (document.querySelector('[data-testid="moment"][aria-modal="true"]'))
    return document.querySelector('[data-testid="passage-next"]') ? 'reading' : undefined
  const texts = (where: string): readonly string[] =>
    [...document.querySelectorAll(where)].map(element => element.textContent)
  if (sign !== undefined && texts('h2, header b').includes(sign)) return 'there'
  if (document.querySelector('[data-testid="over"]')) return 'over'
  // Only between two people there is nothing but a name and a button.
  if (!document.querySelector('header')) return document.querySelector('main h1 ~ button') ? 'passing' : undefined
  const open = document.querySelector('[data-testid="ask"] button[aria-disabled="false"]')
  return open && texts('header [role="status"]').includes(yours) ? 'asked' : undefined
}

/** What a question offers; for each button, whether it is chosen. */
interface Offer {
  readonly heads: readonly boolean[]
  readonly options: readonly boolean[]
  /** The options of the sheet that is open. */
  readonly sheet: readonly boolean[] | undefined
  readonly pays: boolean
  readonly isReady: boolean
}

interface Offering {
  readonly opensSheet: string
  /** The label of the button that lays a payment. */
  readonly fill: string
  /** Whether options are awaited, or a button that opens a sheet with them. */
  readonly isAwaited: boolean
}

/** Runs in the page. Where options are awaited and there are none yet, there is no offer. */
function offered({ opensSheet, fill, isAwaited }: Offering): Offer | undefined {
  const all = (where: string): readonly Element[] => [...document.querySelectorAll(where)]
  const chosen = (buttons: readonly Element[]): readonly boolean[] =>
    buttons.map(button => button.getAttribute('aria-pressed') === 'true')
  const ask = '[data-testid="ask"]'
  const options = chosen(all(`${ask} [data-testid="option"]:not([data-apart] *)`))
  if (isAwaited && options.length === 0 && all(`${ask} ${opensSheet}`).length === 0) return undefined
  const sheet = document.querySelector('[data-testid="sheet"]')
  return {
    heads: chosen(all(`${ask} ul button[data-thing]`)),
    options,
    sheet: sheet ? chosen([...sheet.querySelectorAll('[data-testid="option"]')]) : undefined,
    pays: all('button').some(button => button.textContent.trim() === fill),
    isReady: all(`${ask} [data-testid="confirm"][aria-disabled="false"]`).length > 0,
  }
}

/** Runs in the page. */
function stands({ where, wanted }: { readonly where: string; readonly wanted: readonly string[] }): boolean {
  const texts = [...document.querySelectorAll(where)].map(element => element.textContent)
  return texts.length === wanted.length && texts.every((text, i) => text === wanted[i])
}
