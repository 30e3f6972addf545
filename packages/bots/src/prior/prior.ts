// How good an option looks at first sight: a sum of its features, learned from what stronger bots chose.

import type { Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'
import { nameOfList } from '../net/features.ts'
import type { OptionFeatures, OptionWeigher } from './features.ts'

export interface PriorFile {
  readonly game: string
  /** The version of the rules whose games it was fitted to. */
  readonly rules: string
  /** The short name of its list of features. */
  readonly features: string
  readonly from: PriorOrigin
  /** By the name of the feature; those that weigh nothing are left out. */
  readonly weights: { readonly [name: string]: number }
}

export interface PriorOrigin {
  readonly command: string
  readonly bots: readonly string[]
  readonly games: number
  readonly choices: number
  readonly heldOut: HeldOutChoices
}

/** On games that it was not fitted to. */
export interface HeldOutChoices {
  readonly choices: number
  /** The share of choices in which its first option is the one that was chosen. */
  readonly same: number
  /** The mean of -log of the chance that it gives to the option that was chosen; and of chances that are all equal. */
  readonly logLoss: number
  readonly blindLogLoss: number
}

/** Less than once in a thousand million times counts as never; most options are that bad. */
const NEVER = -21

export class Prior<S, O> {
  readonly #weigher: OptionWeigher<S, O>
  #chances = new Float64Array(64)

  constructor(features: OptionFeatures<S, O>, weights: Float64Array) {
    this.#weigher = features.weigherOf(weights)
  }

  /** How much likelier each option is than the others, at most 1; `clear` below 1 makes differences larger. */
  chances(s: S, seat: Seat, options: readonly O[], clear = 1): readonly number[] {
    return [...this.#weigh(s, seat, options, clear).subarray(0, options.length)]
  }

  /** One option by chance. */
  draw(s: S, seat: Seat, options: readonly O[], draws: Draws, clear = 1): O {
    return options[draws.weighed(this.#weigh(s, seat, options, clear), options.length)]!
  }

  /** The chances, in a list that the next question uses again and that may be longer. */
  #weigh(s: S, seat: Seat, options: readonly O[], clear: number): Float64Array {
    if (this.#chances.length < options.length) this.#chances = new Float64Array(2 * options.length)
    const chances = this.#chances
    const weigher = this.#weigher
    weigher.look(s, seat)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      const value = weigher.weigh(options[i]!)
      chances[i] = value
      if (value > most) most = value
    }
    for (let i = 0; i < options.length; i++) {
      const less = (chances[i]! - most) / clear
      chances[i] = less < NEVER ? 0 : Math.exp(less)
    }
    return chances
  }
}

/** The prior of a file. A file of other rules, or with other features, is refused. */
export function priorOf<S, O>(
  file: PriorFile,
  { id, version }: { readonly id: string; readonly version: string },
  features: OptionFeatures<S, O>,
): Prior<S, O> {
  const refuse = (why: string): never => {
    throw new Error(`the prior of ${file.game} ${why}: fit another one with npm run fit -- ${id} --choices`)
  }
  if (file.game !== id) refuse(`is none of ${id}`)
  if (file.rules !== version) refuse(`belongs to version ${file.rules} of the rules, not to ${version}`)
  const { names } = features
  if (file.features !== nameOfList(names)) refuse('has other features')
  return new Prior(
    features,
    Float64Array.from(names, name => file.weights[name] ?? 0),
  )
}
