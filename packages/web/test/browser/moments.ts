// One table for each kind of question that Outlive can ask: games driven by the rules alone, kept where somebody is asked.

import { chanceFrom, Match, pickOf, type Seat } from '@lastlight/kernel'
import { game, type Option } from '@lastlight/outlive'
import { questionPhrase } from '@lastlight/outlive/text'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'

export interface Moment {
  /** The key of the question, 'over' for a game that has ended. */
  readonly name: string
  /** A file that My games opens. */
  readonly file: string
}

/** What did not come up in the games below: a hero who can go nowhere, a second thought, and a look where nothing is asked. */
const RARE: readonly string[] = ['question.peek', 'question.reconsider', 'question.skip']

/** Every kind but those: a game that asks something new makes this list longer. */
export const QUESTIONS: readonly string[] = Object.keys(await questionKeys()).filter(key => !RARE.includes(key))

async function questionKeys(): Promise<{ readonly [key: string]: string }> {
  const { messages } = await import('../../src/games/outlive/text/index.ts')
  const all: { [key: string]: string } = { ...(await messages('en')) }
  for (const key of Object.keys(all)) if (!key.startsWith('question.')) delete all[key]
  return all
}

const GAMES = 60
/** Later days have more to show. */
const GROWN = 3

/** Only whoever is asked is a person: nobody is handed the screen. */
const seatsFor = (asked: Seat, players: number): readonly LocalSeat[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === asked ? { kind: 'person', name: 'Ola' } : { kind: 'bot', level: 'casual' },
  )

/** Does by turns what it has seldom done, and anything: rare questions come from rare deeds. */
class Curious {
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

const nameOf = ({ do: deed, what }: Option): string => `${deed} ${String(what ?? '')}`

export function momentsOfOutlive(): readonly Moment[] {
  const found = new Map<string, { readonly file: string; readonly grown: boolean }>()
  const keep = (name: string, grown: boolean, file: () => string): void => {
    const known = found.get(name)
    if (!known || (grown && !known.grown)) found.set(name, { file: file(), grown })
  }
  const curious = new Curious()
  for (let n = 0; n < GAMES; n++) {
    const players = 2 + (n % 3)
    const match = Match.start(game, { players, quick: false, heroes: 'together' }, `moment ${n}`)
    for (;;) {
      const [seat] = game.pending(match.state)
      if (seat === undefined) {
        keep('over', true, () => textOf(seatsFor(0, players), match.save()))
        break
      }
      const options: readonly Option[] = game.options(match.state, seat)
      const view = game.view(match.state, seat)
      keep(questionPhrase(options, view).key, view.round >= GROWN, () => textOf(seatsFor(seat, players), match.save()))
      match.play(seat, curious.pick(options))
    }
  }
  return Array.from(found, ([name, { file }]) => ({ name, file }))
}
