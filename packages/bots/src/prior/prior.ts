// How good an option looks at first sight: a sum of its features, learned from what stronger bots chose.

import type { Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'
import { nameOfList } from '../net/features.ts'
import type { OptionFeatures } from './features.ts'

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

export class Prior<S, O> {
  readonly #features: OptionFeatures<S, O>
  readonly #weights: Float64Array
  readonly #chances: number[] = []

  constructor(features: OptionFeatures<S, O>, weights: Float64Array) {
    this.#features = features
    this.#weights = weights
  }

  /** How much likelier each option is than the others, at most 1; `clear` below 1 makes differences larger. */
  chances(s: S, seat: Seat, options: readonly O[], clear = 1): readonly number[] {
    const chances = this.#chances
    chances.length = options.length
    const reader = this.#features.readerOf(s, seat)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      const value = reader.weigh(options[i]!, this.#weights)
      chances[i] = value
      if (value > most) most = value
    }
    for (let i = 0; i < chances.length; i++) chances[i] = Math.exp((chances[i]! - most) / clear)
    return chances
  }

  /** One option by chance. */
  draw(s: S, seat: Seat, options: readonly O[], draws: Draws, clear = 1): O {
    return options[draws.weighed(this.chances(s, seat, options, clear))]!
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
