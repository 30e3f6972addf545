// One person at a table with bots.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Budget, coachOf, type Helper, newTeam, type Team } from '@lastlight/bots'
import { type AnyGame, Match, Refusal, type Seat, sightOf } from '@lastlight/kernel'
import type { Locale } from '@lastlight/words'
import { about, having, plain } from './finding.ts'
import { type Guide, plainBoard, stringsIn, type Table } from './guide.ts'
import { Menu } from './menu.ts'
import type { Phrasebook } from './phrasebook.ts'
import { readJson, writeReport } from './report.ts'
import { wishFrom } from './wish.ts'

type AnyMatch = Match<unknown, { players: number }, unknown, unknown, unknown>

export interface Place {
  readonly game: AnyGame
  readonly guide: Guide | undefined
  readonly book: Phrasebook
  readonly seat: Seat
  readonly bots: readonly string[]
  readonly budget: Budget
  /** Who thinks with the bots. */
  readonly helpers: readonly Helper[]
  readonly seed: string
  /** The file for a game that is kept without a name. */
  readonly file: string
  readonly print: (line: string) => void
}

export class Session {
  readonly #at: Place
  #match: AnyMatch
  #bots: readonly Team[] = []
  /** The number of events that were printed already. */
  #heard = 0
  #shown = ''
  readonly #fields: { [deed: string]: readonly string[] }

  constructor(at: Place, match: AnyMatch) {
    this.#at = at
    this.#match = match
    this.#fields = { ...at.guide?.fields }
    this.#sitDown(match)
  }

  #sitDown(match: AnyMatch): void {
    const { seat, bots, budget, helpers, game, seed } = this.#at
    if (seat >= match.config.players) throw new Error(`this game has ${match.config.players} seats`)
    this.#match = match
    this.#heard = 0
    this.#shown = ''
    this.#bots = Array.from({ length: match.config.players }, (_, i) =>
      newTeam(game.id, bots[(i < seat ? i : i - 1 + bots.length) % bots.length]!, `${seed} ${i}`, budget, helpers),
    )
  }

  get isOver(): boolean {
    return this.#at.game.pending(this.#match.state).length === 0
  }

  #say(key: string, args: Parameters<Phrasebook['words']['say']>[1] = {}): void {
    this.#at.print(this.#at.book.words.say(key, args))
  }

  welcome(): void {
    const { game, guide, book, seat } = this.#at
    const title = guide ? book.words.say('game.title') : game.id
    this.#say('play.welcome', { game: title, players: this.#match.config.players, who: { who: seat } })
  }

  /** The bots play until the person is asked or the game is over; then all new events are printed. */
  async goOn(): Promise<void> {
    const { game, seat } = this.#at
    for (;;) {
      const waiting = game.pending(this.#match.state).find(each => each !== seat)
      if (waiting === undefined || !(await this.#botPlays(waiting))) break
    }
    this.#tellNews()
    if (this.isOver) this.#tellOutcome()
    else this.#ask()
  }

  /** False when the bot fails: then the game cannot go on here. */
  async #botPlays(seat: Seat): Promise<boolean> {
    const { game } = this.#at
    const options = game.options(this.#match.state, seat)
    const tried = [await this.#choiceOf(seat), ...options].filter(option => option !== undefined)
    for (const option of tried) {
      try {
        this.#match.play(seat, option)
        return true
      } catch (problem) {
        this.#fault(problem)
      }
    }
    return false
  }

  async #choiceOf(seat: Seat): Promise<unknown> {
    try {
      return await this.#bots[seat]!.choose(sightOf(this.#match, seat))
    } catch (problem) {
      this.#fault(problem)
      return undefined
    }
  }

  #fault(problem: unknown): void {
    this.#say('play.fault', { problem: messageOf(problem) })
    this.#report(`${this.#at.file}.fault.json`, messageOf(problem))
  }

  #tellNews(): void {
    const told = this.#match.told(this.#at.seat)
    const news = told.slice(Math.min(this.#heard, told.length))
    this.#heard = told.length
    if (news.length === 0) return
    this.#heading('play.happened')
    this.#tell(news)
  }

  /** Equal events in a row are printed once. */
  #tell(events: readonly unknown[]): void {
    const { book, print } = this.#at
    const times = new Map<string, number>()
    const flush = (): void => {
      for (const [line, n] of times) print(n === 1 ? line : `${line} (${n}×)`)
      times.clear()
    }
    let last: unknown
    for (const event of events) {
      const kind = (event as { readonly e?: unknown }).e
      if (kind !== last) flush()
      last = kind
      const line = book.event(event)
      times.set(line, (times.get(line) ?? 0) + 1)
    }
    flush()
  }

  #heading(key: string): void {
    this.#at.print(`\n== ${this.#at.book.words.say(key)} ==`)
  }

  #view(): unknown {
    return this.#at.game.view(this.#match.state, this.#at.seat)
  }

  #options(): readonly unknown[] {
    return this.#at.game.options(this.#match.state, this.#at.seat)
  }

  #table(): Table {
    return { view: this.#view(), state: this.#match.state, seat: this.#at.seat, words: this.#at.book.words }
  }

  #ask(): void {
    const { guide, book, print } = this.#at
    const table = this.#table()
    const { round, phase } = table.view as { readonly round?: unknown; readonly phase?: unknown }
    const moment = `${String(round)} ${String(phase)}`
    if (moment !== this.#shown) this.board()
    this.#shown = moment
    const options = this.#options()
    for (const option of options) this.#learn(option)
    print(`\n== ${book.question(options, table.view)} ==`)
    for (const line of guide?.status(table) ?? []) print(line)
    const menu = this.#menu()
    for (const line of menu.lines()) print(line)
    if (menu.hasFolded) this.#say('play.folded', { range: menu.firstRange })
    if (options.length === 1) this.#say('play.only')
  }

  #menu(): Menu {
    const { guide, book } = this.#at
    const table = this.#table()
    const options = this.#options()
    const sections = guide?.menu?.(options, table) ?? [{ title: '', rows: [{ options }] }]
    return new Menu(sections, {
      label: option => book.option(option, table.view),
      about: option => guide?.about(option, table) ?? '',
      fold: option => guide?.fold?.(option, table),
    })
  }

  /** Notes the fields of an offered act, so that it can be typed as a wish. */
  #learn(option: unknown): void {
    const { do: deed, ...rest } = option as { readonly do?: unknown }
    if (typeof deed === 'string') this.#fields[deed] ??= Object.keys(rest)
  }

  #tellOutcome(): void {
    const { game, book, print } = this.#at
    const outcome = game.outcome(this.#match.state)
    this.#heading('play.over')
    for (const [who, points] of outcome?.scores?.entries() ?? []) this.#say('play.score', { who: { who }, points })
    for (const reason of outcome?.reasons ?? []) print(book.outcome(reason))
    if (outcome && !outcome.scores) {
      if (outcome.winners.length === 0) this.#say('play.nobodyWins')
      else this.#say('play.winners', { winners: outcome.winners.map(who => ({ who })) })
    }
    for (const line of this.#at.guide?.reckoning(this.#table()) ?? []) print(line)
  }

  board(): void {
    const { guide, print } = this.#at
    for (const line of guide ? guide.board(this.#table()) : plainBoard(this.#view())) print(line)
  }

  log(): void {
    const told = this.#match.told(this.#at.seat)
    if (told.length === 0) this.#say('play.nothing')
    this.#tell(told)
  }

  /** Takes an option by its number; false when it is none. */
  choose(text: string): boolean {
    const { options } = this.#menu()
    const number = text === '' && options.length === 1 ? 1 : Number(text)
    const option = options[number - 1]
    if (option === undefined) {
      this.#say('play.noNumber', { last: options.length })
      return false
    }
    return this.#take(option)
  }

  #take(option: unknown): boolean {
    return this.#try(() => this.#match.play(this.#at.seat, option))
  }

  /** Shows the choices from one number to another, or all of them. */
  open(from = 1, to = Infinity): void {
    const menu = this.#menu()
    const shown = [...menu.options.entries()]
      .map(([i, option]) => [i + 1, option] as const)
      .filter(([number]) => number >= from && number <= to)
    if (shown.length === 0) return this.#say('play.noNumber', { last: menu.options.length })
    for (const line of menu.numbered(shown)) this.#at.print(line)
  }

  /** Takes the choice that these words name; shows all of them where there are several. */
  chooseByWords(text: string): boolean {
    const { book, print } = this.#at
    const view = this.#view()
    const menu = this.#menu()
    const wish = this.#wishFor(text)
    const wished = menu.options.find(option => isSame(option, wish))
    if (wished !== undefined) return this.#take(wished)
    const labels = [...menu.options.entries()].map(([i, option]) => [i + 1, option, book.option(option, view)] as const)
    // Options with the same label are the same to the person who chooses.
    const called = labels.find(([, , label]) => plain(label) === plain(text))
    const found = called
      ? [called]
      : having(
          labels.map(each => [`${each[2]} ${stringsIn(each[1]).join(' ')}`, each] as const),
          text,
        )
    if (found.length === 1) return this.#take(found[0]![1])
    if (found.length > 1) {
      this.#say('play.several')
      for (const line of menu.numbered(found.map(([number, option]) => [number, option]))) print(line)
      return false
    }
    const [word = ''] = text.split(/\s+/, 1)
    const reason = this.#isDeed(word) ? this.#at.game.refusal(this.#match.state, this.#at.seat, wish) : undefined
    if (reason) this.#explain(reason)
    else this.#say('play.unknown', { word })
    return false
  }

  #isDeed(word: string): boolean {
    return Object.keys(this.#fields).some(deed => deed.toLowerCase() === word.toLowerCase())
  }

  #wishFor(text: string): unknown {
    const { guide, seat } = this.#at
    const view = this.#view()
    const ids = guide?.ids(view, seat) ?? [...stringsIn(this.#options()), ...stringsIn(view)]
    const said = wishFrom(text, { fields: this.#fields, ids })
    return text.startsWith('{') ? said : (guide?.completed(said) ?? said)
  }

  undo(): boolean {
    return this.#try(() => {
      this.#match.undo(this.#at.seat)
      this.#heard = Math.min(this.#heard, this.#match.told(this.#at.seat).length)
      this.#say('play.undone')
    })
  }

  redo(): boolean {
    return this.#try(() => {
      this.#match.redo(this.#at.seat)
      this.#say('play.redone')
    })
  }

  /** A refusal is explained; any other error is a bug. */
  #try(act: () => void): boolean {
    try {
      act()
      return true
    } catch (problem) {
      if (problem instanceof Refusal) this.#explain(problem)
      else this.#fault(problem)
      return false
    }
  }

  #explain(reason: Parameters<Phrasebook['refusal']>[0]): void {
    this.#say('play.refused', { reason: this.#at.book.refusal(reason), rule: reason.rule })
    const rule = this.#at.book.rule(reason.rule)
    if (rule !== undefined) this.#at.print(`${reason.rule}: ${rule}`)
  }

  why(text: string): void {
    if (text === '') return this.#say('play.whyWhat', this.#examples())
    const { game, seat, book } = this.#at
    const { options } = this.#menu()
    const isNumber = /^\d+$/.test(text)
    const numbered = isNumber ? options[Number(text) - 1] : undefined
    if (isNumber && numbered === undefined) return this.#say('play.noNumber', { last: options.length })
    const wish = numbered ?? this.#wishFor(text)
    const reason = game.refusal(this.#match.state, seat, wish)
    if (reason) return this.#explain(reason)
    const number = options.findIndex(option => isSame(option, wish)) + 1
    return this.#say('play.possible', { number, option: book.option(wish, this.#view()) })
  }

  #examples(): { readonly wish: string; readonly rule: string; readonly word: string } {
    const { guide, book } = this.#at
    if (!guide) return { wish: 'pass', rule: 'ID', word: 'WORD' }
    return { ...guide.examples, word: guide.examples.word[book.words.locale as Locale] }
  }

  help(): void {
    this.#say('play.help', this.#examples())
  }

  /** The best choices and why, from what this seat knows. */
  coach(): void {
    const { game, seat, seed, budget, book, print } = this.#at
    const advise = coachOf(game.id)
    if (!advise) return this.#say('play.noCoach')
    if (!game.pending(this.#match.state).includes(seat)) return this.#say('play.notAsked')
    const sight = sightOf(this.#match, seat)
    this.#try(() => {
      const advice = advise(sight, `${seed} coach`, budget)
      const { options } = this.#menu()
      this.#say('play.coach')
      for (const { option, chance, reasons } of advice) {
        const number = options.findIndex(each => isSame(each, option)) + 1
        this.#say('play.advice', { number, option: book.option(option, sight.view), chance })
        for (const reason of reasons) print(`   - ${book.because(reason)}`)
      }
    })
  }

  /** A rule by its id, or the rules that have these words in them. */
  rules(said: string): void {
    const { book, print } = this.#at
    if (said === '') return this.#say('play.rulesHow', this.#examples())
    const text = book.rule(said)
    if (text !== undefined) return print(`${said.toUpperCase()}: ${text}`)
    const found = about(
      book.rules.map(rule => [rule.join(' '), rule] as const),
      said,
    )
    if (found.length === 0) return this.#say('play.noRule', { said })
    if (found.length === 1) return print(found[0]!.join(': '))
    this.#say('play.rulesFound', { n: found.length })
    for (const [id, rule] of found) print(`${id}: ${beginningOf(rule)}`)
  }

  save(given: string): void {
    const file = given === '' ? this.#at.file : given
    this.#withFile(() => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(this.#match.save())}\n`)
      this.#say('play.saved', { file, game: this.#at.game.id })
    })
  }

  load(file: string): boolean {
    if (file === '') {
      this.#say('play.noFile')
      return false
    }
    return this.#withFile(() => {
      this.#sitDown(Match.load(this.#at.game, readJson(file)))
      this.#heard = this.#match.told(this.#at.seat).length
      this.#say('play.loaded', { file })
    })
  }

  report(text: string): void {
    const [first = '', ...words] = text.split(/\s+/)
    const named = /[./\\]/.test(first)
    const file = named ? first : `${this.#at.file.replace(/\.json$/, '')}.report.json`
    const message = (named ? words.join(' ') : text) || 'something is wrong here'
    this.#report(file, message)
  }

  #report(file: string, message: string): void {
    this.#withFile(() => {
      writeReport(file, this.#match.save(), this.#at.seat, this.#options(), message)
      this.#say('play.reported', { file, game: this.#at.game.id })
    })
  }

  #withFile(act: () => void): boolean {
    try {
      act()
      return true
    } catch (problem) {
      this.#say('play.cannot', { problem: messageOf(problem) })
      return false
    }
  }
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

const WIDTH = 90

/** As much of a text as stands on one line, to a whole word. */
function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return line.length <= WIDTH ? line : `${line.slice(0, line.lastIndexOf(' ', WIDTH))} …`
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, sorted) === JSON.stringify(b, sorted)

/** Objects with their keys in order, so that equal ones are written equally. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
