// How good an option looks at first sight: a sum of its features, learned from what stronger bots chose.

import type { Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'
import { nameOfFeatures, type OptionFeatures, type OptionWeigher } from './features.ts'
import type { KindTreeFile } from './kindTree.ts'

export interface PriorFile {
  readonly game: string
  /** The version of the rules whose games it was fitted to. */
  readonly rules: string
  /** The short name of its list of features. */
  readonly features: string
  readonly from: PriorOrigin
  /** By the name of the feature; those that weigh nothing are left out. */
  readonly weights: { readonly [name: string]: number }
  /** Which kind of option is chosen, where a question is listed by kinds. */
  readonly kinds: KindTreeFile
}

export interface PriorOrigin {
  readonly command: string
  readonly bots: readonly string[]
  readonly games: number
  readonly choices: number
  readonly heldOut: HeldOutChoices
  /** Of the kinds of options, where a question is listed by kinds. */
  readonly heldOutKinds: HeldOutChoices
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
const LEAST_LOG = -21
const NONE: readonly never[] = []

export class Prior<S, O> {
  readonly #weigher: OptionWeigher<S, O>
  readonly #kinds: readonly string[]
  /** The chances of kinds that were not met yet. */
  readonly #left: Float64Array
  #chances = new Float64Array(64)

  constructor(features: OptionFeatures<S, O>, weights: Float64Array, kinds: KindTreeFile) {
    this.#weigher = features.weigherOf(weights, kinds)
    this.#kinds = features.kinds.names
    this.#left = new Float64Array(this.#kinds.length)
  }

  /** How much likelier each option is than the others, at most 1; `clear` below 1 makes differences larger. */
  chances(s: S, seat: Seat, options: readonly O[], clear = 1): Float64Array {
    return this.#weigh(s, seat, options, clear).slice(0, options.length)
  }

  /** One option by chance. */
  draw(s: S, seat: Seat, options: readonly O[], draws: Draws, clear = 1): O {
    return options[draws.weighed(this.#weigh(s, seat, options, clear), options.length)]!
  }

  /**
   * One option by chance, its kind first: `listOf` lists the options of a kind. At least one kind that the prior knows has
   * options; kinds without options are met on the way.
   */
  drawByKind(s: S, seat: Seat, listOf: (kind: string) => readonly O[], draws: Draws, clear = 1): O {
    const weigher = this.#weigher
    weigher.look(s, seat)
    const leaf = weigher.kindChances()
    const { kinds } = leaf
    let chances = leaf.of(clear)
    // One that was passed over may be met once more by rounding.
    for (let met = 0; met < 2 * kinds.length; met++) {
      const i = draws.weighed(chances)
      const kind = kinds[i]!
      const options = weigher.mayOffer(kind) ? listOf(this.#kinds[kind]!) : NONE
      if (options.length === 1) return options[0]!
      if (options.length > 1) return this.#drawInKind(options, draws, clear)
      if (met === 0) {
        this.#left.set(chances)
        chances = this.#left
      }
      chances[i] = 0
    }
    throw new Error(`none of the kinds that the prior knows has options: ${this.#kinds.join(', ')}`)
  }

  #drawInKind(options: readonly O[], draws: Draws, clear: number): O {
    const chances = (this.#chances = roomFor(options.length, this.#chances))
    for (let i = 0; i < options.length; i++) chances[i] = this.#weigher.weighInKind(options[i]!)
    toChances(chances, options.length, clear)
    return options[draws.weighed(chances, options.length)]!
  }

  /** The chances, in a list that the next question uses again and that may be longer. */
  #weigh(s: S, seat: Seat, options: readonly O[], clear: number): Float64Array {
    const chances = (this.#chances = roomFor(options.length, this.#chances))
    this.#weigher.look(s, seat)
    for (let i = 0; i < options.length; i++) chances[i] = this.#weigher.weigh(options[i]!)
    toChances(chances, options.length, clear)
    return chances
  }
}

/** This list, or a longer one if it is too short. */
const roomFor = (count: number, list: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> =>
  list.length < count ? new Float64Array(2 * count) : list

/** Turns sums of weights into how much likelier each is than the others, at most 1. */
function toChances(sums: Float64Array, count: number, clear: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) if (sums[i]! > most) most = sums[i]!
  for (let i = 0; i < count; i++) {
    const less = (sums[i]! - most) / clear
    sums[i] = less >= LEAST_LOG ? Math.exp(less) : 0
  }
}

/** The prior of a file. A file of another game, or with other features, is refused. */
export function priorOf<S, O>(
  file: PriorFile,
  { id }: { readonly id: string },
  features: OptionFeatures<S, O>,
): Prior<S, O> {
  const refuse = (why: string): never => {
    throw new Error(`the prior of ${file.game} ${why}: fit another one with npm run fit -- ${id} --choices`)
  }
  if (file.game !== id) refuse(`is none of ${id}`)
  if (file.features !== nameOfFeatures(features)) refuse('has other features')
  const { weights, kinds } = file
  if (!weights) refuse('has no weights')
  const named = new Set(features.names)
  for (const [name, weight] of Object.entries(weights)) {
    if (!named.has(name)) refuse(`weighs ${name}, which is no feature`)
    if (!Number.isFinite(weight)) refuse(`weighs ${name} by ${weight}, which is no number`)
  }
  return new Prior(
    features,
    Float64Array.from(features.names, name => weights[name] ?? 0),
    kinds,
  )
}
