// One table for each kind of question of Outlive: games played by the rules alone, kept where a seat is asked.

import { chanceFrom, Match, pickOf, type Seat } from '@lastlight/kernel'
import { game, type Option, type View } from '@lastlight/outlive'
import { questionPhrase } from '@lastlight/outlive/text'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { TEXTS } from './said.ts'
import { Cornering } from './stuck.ts'

export interface QuestionTable {
  /** The key of the question, 'over' for a game that has ended. */
  readonly name: string
  /** A file that My games opens. */
  readonly file: string
  /** The same question on the first two days, when there is a lesson; some questions come later. */
  readonly young?: string
}

/** Every kind, as the game has words for them: a game that asks something new makes this list longer. */
export const QUESTIONS: readonly string[] = Object.keys(TEXTS.en).filter(key => key.startsWith('question.'))

const GAMES = 40
/** Some questions are so rare that more games are played until they come up. */
const MOST_GAMES = 400
const PLAYERS = [2, 3, 4]
/** Later days have more to show. */
const GROWN = 3
/** The last day of the lesson. */
const YOUNG = 2

/** Only the asked seat is a person, so the device is not handed on. */
const seatsFor = (asked: Seat, players: number): readonly LocalSeat[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === asked ? { kind: 'person', name: 'Ola' } : { kind: 'bot', level: 'casual' },
  )

interface Picker {
  pick(options: readonly Option[], view: View, seat: Seat): Option
}

/** Prefers acts that it has seldom done: rare questions come from rare acts. */
class Curious implements Picker {
  readonly #chance = chanceFrom('curious')
  readonly #done = new Map<string, number>()

  pick(options: readonly Option[]): Option {
    const often = (option: Option): number => this.#done.get(nameOf(option)) ?? 0
    const least = Math.min(...options.map(often))
    const rare = pickOf(this.#chance, 2) === 0 ? options.filter(option => often(option) === least) : options
    const picked = rare[pickOf(this.#chance, rare.length)]!
    this.#done.set(nameOf(picked), often(picked) + 1)
    return picked
  }
}

const nameOf = (option: Option): string => `${option.do} ${'what' in option ? option.what : ''}`

type Outlive = ReturnType<typeof start>
const start = (players: number, seed: string) => Match.start(game, { players, quick: false, heroes: 'together' }, seed)

/** Seats with options although others are asked; not where those have no choice and go on at once. */
function meanwhile({ state, config: { players } }: Outlive): readonly Seat[] {
  const asked = game.pending(state)
  const choices = (seat: Seat): number => game.options(state, seat).length
  const others = Array.from({ length: players }, (_, seat) => seat).filter(
    seat => !asked.includes(seat) && choices(seat) > 0,
  )
  return others.length > 0 && asked.every(seat => choices(seat) > 1) ? others : []
}

export function questionTablesOfOutlive(): readonly QuestionTable[] {
  const found = new Map<string, { readonly file: string; readonly grown: boolean }>()
  const young = new Map<string, string>()
  const keep = (name: string, round: number, file: () => string): void => {
    const known = found.get(name)
    const grown = round >= GROWN
    if (!known || (grown && !known.grown)) found.set(name, { file: file(), grown })
    if (round <= YOUNG && !young.has(name)) young.set(name, file())
  }
  const play = (match: Outlive, picker: Picker): void => {
    const fileOf = (seat: Seat) => () => textOf(seatsFor(seat, match.config.players), match.save())
    for (;;) {
      const [turn] = game.pending(match.state)
      if (turn === undefined) return keep('over', GROWN, fileOf(0))
      for (const seat of [turn, ...meanwhile(match)]) {
        const view = game.view(match.state, seat)
        keep(questionPhrase(game.options(match.state, seat), view).key, view.round, fileOf(seat))
      }
      match.play(turn, picker.pick(game.options(match.state, turn), game.view(match.state, turn), turn))
    }
  }
  const curious = new Curious()
  const isMissing = (name: string): boolean => name !== 'question.skip' && !found.has(name)
  for (let n = 0; n < GAMES || (n < MOST_GAMES && QUESTIONS.some(isMissing)); n++)
    play(start(PLAYERS[n % PLAYERS.length]!, `moment ${n}`), curious)
  for (let n = 0; n < GAMES && !found.has('question.skip'); n++) play(start(3, `corner ${n}`), new Cornering(String(n)))
  return Array.from(found, ([name, { file }]) => {
    const early = young.get(name)
    return { name, file, ...(early !== undefined && { young: early }) }
  })
}
