// One person at a table with bots.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Budget, coachOf, type Helper, newTeam, type Team } from '@lastlight/bots'
import { type AnyGame, Match, Refusal, type Seat, sightOf } from '@lastlight/kernel'
import { type Guide, plainBoard, stringsIn } from './guide.ts'
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
  /** Where a game is kept when nobody says where. */
  readonly file: string
  readonly print: (line: string) => void
}

export class Session {
  readonly #at: Place
  #match: AnyMatch
  #bots: readonly Team[] = []
  /** How much of what it was told has been read out. */
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

  /** The bots play until the person is asked, or it is over; then everything new is read out. */
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

  /** False when the bot cannot: then nobody can go on here. */
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

  /** What happens several times in a row, among events of its kind, is read out once. */
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

  #ask(): void {
    const { guide, book, seat, print } = this.#at
    const view = this.#view()
    const { round, phase } = view as { readonly round?: unknown; readonly phase?: unknown }
    const moment = `${String(round)} ${String(phase)}`
    if (moment !== this.#shown) this.board()
    this.#shown = moment
    const options = this.#options()
    for (const option of options) this.#learn(option)
    print(`\n== ${book.question(options, view)} ==`)
    const status = guide?.status(view, seat, book.words) ?? ''
    if (status !== '') print(status)
    for (const row of this.#rows(options, view)) print(row)
    if (options.length === 1) this.#say('play.only')
  }

  /** One line for each option, and for those that are folded into it. */
  #rows(options: readonly unknown[], view: unknown): readonly string[] {
    const { guide, book } = this.#at
    const rows = new Map<string, string>()
    for (const [i, option] of options.entries()) {
      const folded = guide?.fold?.(option, book.words)
      const row = rows.get(folded?.same ?? '')
      if (folded && row !== undefined) {
        rows.set(folded.same, `${row}; ${i + 1}: ${folded.short}`)
        continue
      }
      const about = guide?.about(option, view, book.words) ?? ''
      rows.set(folded?.same ?? `${i}`, `${i + 1}. ${book.option(option, view)}${about === '' ? '' : ` (${about})`}`)
    }
    return [...rows.values()]
  }

  /** Deeds that have been offered can be wished for. */
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
    if (!outcome || outcome.scores) return
    if (outcome.winners.length === 0) this.#say('play.nobodyWins')
    else this.#say('play.winners', { winners: outcome.winners.map(who => ({ who })) })
  }

  board(): void {
    const { guide, book, seat, print } = this.#at
    const view = this.#view()
    for (const line of guide ? guide.board(view, seat, book.words) : plainBoard(view)) print(line)
  }

  log(): void {
    const told = this.#match.told(this.#at.seat)
    if (told.length === 0) this.#say('play.nothing')
    this.#tell(told)
  }

  /** Takes an option by its number; false when it is none. */
  choose(text: string): boolean {
    const options = this.#options()
    const number = text === '' && options.length === 1 ? 1 : Number(text)
    const option = options[number - 1]
    if (option === undefined) {
      this.#say('play.noNumber', { last: options.length })
      return false
    }
    return this.#try(() => this.#match.play(this.#at.seat, option))
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

  /** A refusal is explained; anything else is a fault of ours. */
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
    const { game, guide, seat, book } = this.#at
    const view = this.#view()
    const options = this.#options()
    const isNumber = /^\d+$/.test(text)
    const numbered = isNumber ? options[Number(text) - 1] : undefined
    if (isNumber && numbered === undefined) return this.#say('play.noNumber', { last: options.length })
    const ids = guide?.ids(view, seat) ?? [...stringsIn(options), ...stringsIn(view)]
    const said = wishFrom(text, { fields: this.#fields, ids })
    const wish = numbered ?? (text.startsWith('{') ? said : (guide?.completed(said) ?? said))
    const reason = game.refusal(this.#match.state, seat, wish)
    if (reason) return this.#explain(reason)
    const key = JSON.stringify(wish, sorted)
    const number = options.findIndex(option => JSON.stringify(option, sorted) === key) + 1
    return this.#say('play.possible', { number, option: book.option(wish, view) })
  }

  #examples(): { readonly wish: string; readonly rule: string } {
    return this.#at.guide?.examples ?? { wish: 'pass', rule: 'ID' }
  }

  help(): void {
    this.#say('play.help', this.#examples())
  }

  unknown(word: string): void {
    this.#say('play.unknown', { word })
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
      this.#say('play.coach')
      for (const { option, chance, reasons } of advice) {
        const number = sight.options.indexOf(option) + 1
        this.#say('play.advice', { number, option: book.option(option, sight.view), chance })
        for (const reason of reasons) print(`   - ${book.because(reason)}`)
      }
    })
  }

  rules(id: string): void {
    const text = this.#at.book.rule(id)
    if (text === undefined) this.#say('play.noRule', { id })
    else this.#at.print(`${id.toUpperCase()}: ${text}`)
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

/** Objects with their keys in order, so that equal ones are written equally. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
