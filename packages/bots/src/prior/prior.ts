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
/** A kind that is as good as never chosen is still chosen when no other has options. */
const RARE = Math.exp(LEAST_LOG)

export class Prior<S, O> {
  readonly #weigher: OptionWeigher<S, O>
  #chances = new Float64Array(64)
  #kinds = new Float64Array(64)

  constructor(features: OptionFeatures<S, O>, weights: Float64Array) {
    this.#weigher = features.weigherOf(weights)
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
   * One option by chance, its kind first: `listOf` lists the options of a kind. At least one kind that has features has
   * options; kinds without options are met on the way.
   */
  drawByKind(
    s: S,
    seat: Seat,
    kinds: readonly string[],
    listOf: (kind: string) => readonly O[],
    draws: Draws,
    clear = 1,
  ): O {
    const weigher = this.#weigher
    const chances = (this.#kinds = roomFor(kinds.length, this.#kinds))
    weigher.look(s, seat)
    weigher.weighKinds(kinds, chances)
    toChances(chances, kinds.length, clear, RARE)
    // One that was passed over may be met once more by rounding.
    for (let met = 0; met < 2 * kinds.length; met++) {
      const i = draws.weighed(chances, kinds.length)
      const options = listOf(kinds[i]!)
      if (options.length === 1) return options[0]!
      if (options.length > 1) return this.#drawInKind(options, draws, clear)
      chances[i] = 0
    }
    throw new Error(`the prior knows no kind of ${kinds.join(', ')} that has options`)
  }

  #drawInKind(options: readonly O[], draws: Draws, clear: number): O {
    const chances = (this.#chances = roomFor(options.length, this.#chances))
    for (let i = 0; i < options.length; i++) chances[i] = this.#weigher.weighInKind(options[i]!)
    toChances(chances, options.length, clear, 0)
    return options[draws.weighed(chances, options.length)]!
  }

  /** The chances, in a list that the next question uses again and that may be longer. */
  #weigh(s: S, seat: Seat, options: readonly O[], clear: number): Float64Array {
    const chances = (this.#chances = roomFor(options.length, this.#chances))
    this.#weigher.look(s, seat)
    for (let i = 0; i < options.length; i++) chances[i] = this.#weigher.weigh(options[i]!)
    toChances(chances, options.length, clear, 0)
    return chances
  }
}

/** This list, or a longer one if it is too short. */
const roomFor = (count: number, list: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> =>
  list.length < count ? new Float64Array(2 * count) : list

/** Turns sums of weights into how much likelier each is than the others, at most 1. Below `LEAST_LOG` it is `rare`. */
function toChances(sums: Float64Array, count: number, clear: number, rare: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) if (sums[i]! > most) most = sums[i]!
  for (let i = 0; i < count; i++) {
    const less = (sums[i]! - most) / clear
    sums[i] = less >= LEAST_LOG ? Math.exp(less) : less > Number.NEGATIVE_INFINITY ? rare : 0
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
