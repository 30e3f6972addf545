// Plays one game through the contract and makes the checks on the way.

import { type Json, type Outcome, Refusal, type Told } from '../../contract.ts'
import { Runaway } from '../../flow/dump.ts'
import { hash } from '../../hash.ts'
import { partsAfter } from './again.ts'
import { type Check, type CheckedState, drawsFor, Finding, found, worded } from './checkedState.ts'
import { CHECKS } from './checks/all.ts'
import { EarlierCopies } from './checks/copies.ts'
import { checkAsked, checkConserved } from './checks/everyState.ts'
import { looking } from './checks/looking.ts'
import { checkNames } from './checks/named.ts'
import { countFallbacks } from './checks/refusals.ts'
import type { Chosen } from './choose.ts'
import { Harvest } from './harvest.ts'
import { type Measures, measuresOf } from './settings.ts'
import { type CheckName, type Choice, KitFailure, type Played, type Settings, type Subject } from './types.ts'

type Config = { readonly players: number }

/** A number from 0 to 1 that depends on the state and the check alone. */
function lot(stateHash: string, check: number): number {
  let x = Number.parseInt(stateHash.slice(0, 8), 16) ^ Math.imul(check + 1, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return ((x ^ (x >>> 16)) >>> 0) / 0x100000000
}

export class CheckedPlay {
  readonly #subject: Subject
  readonly #config: Config
  readonly #seed: string
  readonly #measures: Measures
  readonly #harvest = new Harvest()
  readonly #copies = new EarlierCopies()
  readonly #choices: Choice[] = []
  readonly #hashes: string[] = []
  readonly #late: { readonly moment: CheckedState; readonly check: Check; readonly after: number }[] = []
  readonly #fired: { [thing: string]: number } = {}
  readonly #checked: { [check: string]: number } = {}
  readonly #wishes = { refused: 0, fallback: 0 }
  #questions = 0
  #freeActs = 0
  #conserved: Json | undefined
  #during: CheckName = 'crash'
  skipped = 0

  constructor(subject: Subject, config: Config, seed: string, settings: Settings) {
    this.#subject = subject
    this.#config = config
    this.#seed = seed
    this.#measures = measuresOf(settings)
  }

  run(next: (state: unknown) => Chosen | undefined): Played {
    try {
      return this.#run(next)
    } catch (problem) {
      throw this.#failure(problem)
    }
  }

  #run(next: (state: unknown) => Chosen | undefined): Played {
    const { game } = this.#subject
    const dealt: Told<unknown>[] = []
    const state = game.setup(this.#config, this.#seed, t => dealt.push(t))
    this.#conserved = this.#subject.conserved?.(state)
    this.#hear(dealt)
    let moment = this.#look(state)
    if (this.#measures.rates.named > 0) this.#doing('named', () => checkNames(moment, dealt, [state, state]))
    for (;;) {
      const chosen = moment.over ? undefined : next(state)
      if (!chosen) break
      this.#play(state, chosen)
      moment = this.#look(state)
      if (!moment.over && this.#choices.length >= this.#measures.maxDecisions)
        found('runaway', `the game has not ended after ${this.#choices.length} decisions`)
    }
    this.#doing('copies', () => this.#copies.check())
    this.#doing('same-seed', () => this.#replaySilently())
    this.#makeLate()
    return this.#played(state, game.outcome(state))
  }

  #play(state: unknown, { seat, option, of, free }: Chosen): void {
    if (of > 1) this.#questions++
    if (free) this.#freeActs++
    this.#choices.push({ seat, option: option as Json })
    for (const thing of this.#subject.firedBy?.(option) ?? []) this.#fire(thing)
    const told: Told<unknown>[] = []
    try {
      this.#subject.game.play(state, seat, option, t => told.push(t))
    } catch (problem) {
      if (problem instanceof Refusal)
        found('refusal', `${worded(option)} is offered to seat ${seat}, and play refuses it: ${problem.message}`)
      throw problem
    }
    this.#hear(told)
  }

  #hear(told: readonly Told<unknown>[]): void {
    if (this.#subject.fired)
      for (const { event } of told) for (const thing of this.#subject.fired(event)) this.#fire(thing)
  }

  #fire(thing: string): void {
    this.#fired[thing] = (this.#fired[thing] ?? 0) + 1
  }

  #look(state: unknown): CheckedState {
    const moment = this.#checkedState(state)
    this.#hashes.push(moment.hash)
    checkAsked(moment)
    checkConserved(moment)
    for (const seat of moment.seats) if (!moment.over) this.#harvest.add(moment.game.options(state, seat))
    for (const [i, check] of CHECKS.entries()) if (this.#due(moment, check, i)) this.#makeOrPutOff(moment, check)
    return moment
  }

  #checkedState(state: unknown): CheckedState {
    const seats = Array.from({ length: this.#config.players }, (_, seat) => seat)
    return {
      subject: this.#subject,
      game: this.#subject.game,
      config: this.#config,
      seats,
      viewers: [...seats, 'public'],
      state,
      hash: hash(state),
      over: this.#subject.game.outcome(state) !== undefined,
      conserved: this.#conserved,
      harvest: this.#harvest,
      wishes: this.#measures.wishes,
      maxDecisions: this.#measures.maxDecisions,
    }
  }

  #due(moment: CheckedState, check: Check, index: number): boolean {
    const rate = this.#measures.rates[check.name]
    // After the end nothing may be accepted any more, and that state comes only once.
    if (moment.over && rate > 0 && (check.name === 'refusal' || check.name === 'accepted')) return true
    return rate > 0 && lot(moment.hash, index) < rate
  }

  #makeOrPutOff(moment: CheckedState, check: Check): void {
    if (!check.late) this.#make(moment, check)
    else
      this.#late.push({
        moment: { ...moment, state: moment.game.copy(moment.state) },
        check,
        after: this.#choices.length,
      })
  }

  #makeLate(): void {
    const choices = [...this.#choices]
    for (const { moment, check, after } of this.#late) {
      this.#choices.length = after
      this.#make(moment, check)
    }
    this.#choices.splice(0, Number.POSITIVE_INFINITY, ...choices)
  }

  /** Runs a check; an unexpected error is reported under the name of this check. */
  #doing(check: CheckName, what: () => void): void {
    this.#during = check
    what()
    this.#during = 'crash'
  }

  #make(moment: CheckedState, check: Check): void {
    this.#doing(check.name, () => this.#makeNow(moment, check))
  }

  #makeNow(moment: CheckedState, check: Check): void {
    this.#checked[check.name] = (this.#checked[check.name] ?? 0) + 1
    check.at(moment, drawsFor(check.name, moment))
    if (check.name === 'refusal') countFallbacks(moment, drawsFor('refusal', moment), this.#wishes)
    if (hash(moment.state) !== moment.hash) {
      looking.at(moment, drawsFor('looking', moment))
      found('copies', 'playing on a copy has changed the state that it was copied from')
    }
    if (check.name === 'copies') {
      this.#copies.check()
      this.#copies.keep(moment.game.copy(moment.state))
    }
  }

  /** The same seed and choices once more, with nobody listening. */
  #replaySilently(): void {
    const { rates } = this.#measures
    if (rates['same-seed'] === 0 && rates.silence === 0) return
    const record = { config: this.#config, seed: this.#seed, choices: this.#choices, hashes: this.#hashes }
    const unheard = partsAfter(this.#subject.game, record, undefined)
    if (unheard === undefined) return
    const heard = partsAfter(this.#subject.game, record, () => {})
    if (heard === undefined)
      found('silence', `played without a listener, the game is another one after ${unheard} choices`)
    found('same-seed', `the same seed and choices lead elsewhere after ${heard} choices`)
  }

  #played(state: unknown, outcome: Outcome | undefined): Played {
    return {
      config: this.#config,
      seed: this.#seed,
      choices: this.#choices,
      decisions: this.#choices.length,
      questions: this.#questions,
      freeActs: this.#freeActs,
      skipped: this.skipped,
      outcome,
      hash: hash(state),
      fired: this.#fired,
      wishes: this.#wishes,
      checked: this.#checked,
    }
  }

  #failure(problem: unknown): KitFailure {
    const play = { config: this.#config, seed: this.#seed, choices: this.#choices }
    if (problem instanceof Finding) return new KitFailure(problem.check, problem.message, play, this.#during)
    const message = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    return new KitFailure(this.#blame(problem), message, play, this.#during, problem)
  }

  #blame(problem: unknown): CheckName {
    if (problem instanceof Runaway) return 'runaway'
    if (!(problem instanceof Refusal)) return 'crash'
    // Only offered options are played here, so a refusal means that `options` or undo is wrong.
    return this.#during === 'undo' ? 'undo' : 'refusal'
  }
}
