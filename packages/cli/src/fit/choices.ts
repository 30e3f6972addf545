// Fits a prior over options to what bots choose.

import { Draws } from '@lastlight/bots'
import type { HeldOutChoices, OptionFeatures, See } from '@lastlight/bots/prior'
import type { AnyGame, Told } from '@lastlight/kernel'
import { LazySight } from '../sim/lazySight.ts'
import { newSeated } from '../sim/seated.ts'
import type { Fit } from './fit.ts'
import { heldOutOf, isHeldOut } from './heldOutChoices.ts'
import type { KindChoice } from './kindTree.ts'
import type { Plays } from './recorded.ts'

/** One choice: the features of all options one after the other, and where those of each option begin. */
interface Choice {
  readonly starts: Uint32Array
  readonly at: Uint16Array
  readonly value: Float32Array
  readonly chosen: number
}

/** Of a hundred choices so many are followed by another one, so that positions come up to which good play does not lead. */
const ASTRAY = 4

/** The choices of one game: of options, and of their kinds where a question is listed by kinds. */
export interface Choices {
  readonly options: readonly Choice[]
  readonly kinds: readonly KindChoice[]
}

export function choicesOf(
  game: AnyGame,
  settings: Fit['settings'],
  features: OptionFeatures<unknown, unknown>,
  { seed, bots, budget }: Plays,
  number: number,
): Choices {
  const name = `choices ${seed} ${number}`
  const draws = new Draws(name)
  const config = settings(draws)
  const seated = Array.from({ length: config.players }, (_, seat) =>
    newSeated(game.id, draws.oneOf(bots), `${name} ${seat}`, budget),
  )
  const told: Told<unknown>[] = []
  const tell = (news: Told<unknown>): void => void told.push(news)
  const state = game.setup(config, name, tell)
  const ofOptions: Choice[] = []
  const ofKinds: KindChoice[] = []
  for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
    const options = game.options(state, seat)
    let option = options[0]
    if (options.length > 1) {
      option = seated[seat]!.choose(new LazySight(game, state, seat, told))
      const key = JSON.stringify(option)
      const chosen = options.findIndex(each => JSON.stringify(each) === key)
      const reader = features.readerOf(state, seat)
      ofOptions.push(...choiceOf(options, chosen, (each, see) => reader.read(each, see)))
      if (game.kinds(state, seat) !== undefined) {
        const numberOf = (each: unknown): number => features.kinds.names.indexOf((each as { readonly do: string }).do)
        const offered = [...new Set(options.map(numberOf))].filter(kind => kind >= 0)
        if (numberOf(option) >= 0) ofKinds.push({ position: reader.position(), offered, chosen: numberOf(option) })
      }
      if (draws.below(100) < ASTRAY) option = draws.oneOf(options)
    }
    game.play(state, seat, option, tell)
  }
  return { options: ofOptions, kinds: ofKinds }
}

/** An empty list where the chosen option has no features: nothing can be learned from such a choice. */
function choiceOf<T>(all: readonly T[], chosen: number, read: (each: T, see: See) => void): readonly Choice[] {
  const starts = [0]
  const at: number[] = []
  const value: number[] = []
  for (const each of all) {
    read(each, (feature, amount) => {
      at.push(feature)
      value.push(amount)
    })
    starts.push(at.length)
  }
  if (starts[chosen] === starts[chosen + 1]) return []
  return [{ starts: Uint32Array.from(starts), at: Uint16Array.from(at), value: Float32Array.from(value), chosen }]
}

/** The length of the steps, and how strongly weights are drawn to zero. */
const PACE = 0.15
const DECAY = 1e-5

export interface Learned {
  readonly weights: Float64Array
  readonly heldOut: HeldOutChoices
}

/** Steps down the slope of the log loss, shorter where a weight has moved much (AdaGrad). */
export function learnChoices(
  games: readonly (readonly Choice[])[],
  features: number,
  epochs: number,
  seed: string,
  look: (epoch: number, heldOut: HeldOutChoices) => void,
): Learned {
  const held = games.filter((_, i) => isHeldOut(i)).flat()
  const learned = games.filter((_, i) => !isHeldOut(i)).flat()
  const weights = new Float64Array(features)
  const squares = new Float64Array(features).fill(1e-6)
  const draws = new Draws(`learn ${seed}`)
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(learned, draws)
    for (const choice of learned) {
      const chances = chancesOf(choice, weights)
      for (const [i, chance] of chances.entries()) {
        const slope = chance - (i === choice.chosen ? 1 : 0)
        for (let k = choice.starts[i]!; k < choice.starts[i + 1]!; k++) {
          const feature = choice.at[k]!
          const step = slope * choice.value[k]! + DECAY * weights[feature]!
          squares[feature]! += step * step
          weights[feature]! -= (PACE * step) / Math.sqrt(squares[feature]!)
        }
      }
    }
    look(epoch, testedOn(held, weights))
  }
  return { weights, heldOut: testedOn(held, weights) }
}

/** An option without features has no chance. */
function chancesOf({ starts, at, value }: Choice, weights: Float64Array): Float64Array {
  const chances = new Float64Array(starts.length - 1)
  for (let i = 0; i < chances.length; i++) {
    let sum = starts[i] === starts[i + 1] ? Number.NEGATIVE_INFINITY : 0
    for (let k = starts[i]!; k < starts[i + 1]!; k++) sum += weights[at[k]!]! * value[k]!
    chances[i] = sum
  }
  const most = chances.reduce((a, b) => Math.max(a, b))
  let total = 0
  for (let i = 0; i < chances.length; i++) total += chances[i] = Math.exp(chances[i]! - most)
  return chances.map(chance => chance / total)
}

const testedOn = (choices: readonly Choice[], weights: Float64Array): HeldOutChoices =>
  heldOutOf(choices.map(choice => ({ chances: chancesOf(choice, weights), chosen: choice.chosen })))

function shuffle<T>(list: T[], draws: Draws): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draws.below(i + 1)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
}
