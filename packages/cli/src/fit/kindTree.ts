// Grows a tree that says which kind of option is chosen: each split parts the choices where that tells most about them.

import { type HeldOutChoices, KindTree, type KindTreeFile, type OptionFeatures } from '@lastlight/bots/prior'
import { heldOutOf, isHeldOut, type Tested } from './heldOutChoices.ts'

/** One choice among kinds of options. */
export interface KindChoice {
  /** The features of the position, in the order of their names. */
  readonly position: readonly number[]
  /** The kinds that were offered, by their numbers. */
  readonly offered: readonly number[]
  readonly chosen: number
}

/** The kinds and the features of a position, by their names. */
type Known = OptionFeatures<never, never>['kinds']

/** The most splits one after the other. */
const DEPTH = 10
/** A leaf stands for at least so many choices. */
const LEAST_CHOICES = 60
/** A split must tell at least so much (the gain of log likelihood). */
const LEAST_GAIN = 20
/** So many choices count as made as the part of the tree above says. */
const FROM_ABOVE = 24
/** Passes over the choices of a part to see how often each kind is chosen where it is offered. */
const PASSES = 8
/** Smaller chances are left out. */
const LEAST_CHANCE = 0.005

export interface LearnedKinds {
  readonly tree: KindTreeFile
  readonly heldOut: HeldOutChoices
}

export function learnKinds(games: readonly (readonly KindChoice[])[], known: Known): LearnedKinds {
  const tree = grow(games.filter((_, i) => !isHeldOut(i)).flat(), known)
  return { tree, heldOut: testedOn(games.filter((_, i) => isHeldOut(i)).flat(), tree, known) }
}

function testedOn(choices: readonly KindChoice[], file: KindTreeFile, { names, features }: Known): HeldOutChoices {
  const tree = new KindTree<KindChoice>(file, {
    kinds: Object.fromEntries(names.map(kind => [kind, () => true])),
    features: Object.fromEntries(features.map((name, i) => [name, ({ position }) => position[i]!])),
  })
  return heldOutOf(
    choices.map((choice): Tested => {
      const leaf = tree.chancesAt(choice)
      const all = leaf.of(1)
      const chanceOf = (kind: number): number => all[leaf.kinds.indexOf(kind)]!
      const total = choice.offered.reduce((sum, kind) => sum + chanceOf(kind), 0)
      return {
        chances: Float64Array.from(choice.offered, kind => chanceOf(kind) / total),
        chosen: choice.offered.indexOf(choice.chosen),
      }
    }),
  )
}

const grow = (choices: readonly KindChoice[], known: Known): KindTreeFile =>
  growFrom(
    choices,
    known,
    0,
    known.names.map(() => 1 / known.names.length),
  )

function growFrom(choices: readonly KindChoice[], known: Known, depth: number, above: readonly number[]): KindTreeFile {
  const chances = chancesOf(choices, above)
  const split = depth < DEPTH ? bestSplit(choices, known) : undefined
  if (split === undefined) return { chances: written(chances, known.names) }
  const { feature, most } = split
  const [more, less] = [[] as KindChoice[], [] as KindChoice[]]
  for (const choice of choices) (choice.position[feature]! > most ? more : less).push(choice)
  return {
    feature: known.features[feature]!,
    most,
    upTo: growFrom(less, known, depth + 1, chances),
    above: growFrom(more, known, depth + 1, chances),
  }
}

/** How likely each kind is where all are offered: the chances that make these choices likeliest (Bradley and Terry). */
function chancesOf(choices: readonly KindChoice[], above: readonly number[]): readonly number[] {
  const chosen = above.map(chance => FROM_ABOVE * chance)
  for (const choice of choices) chosen[choice.chosen]!++
  let chances = above
  for (let pass = 0; pass < PASSES; pass++) {
    const offers = above.map(() => FROM_ABOVE)
    for (const { offered } of choices) {
      let total = 0
      for (const kind of offered) total += chances[kind]!
      for (const kind of offered) offers[kind]! += 1 / total
    }
    const found = chosen.map((count, kind) => count / offers[kind]!)
    const total = found.reduce((sum, chance) => sum + chance, 0)
    chances = found.map(chance => chance / total)
  }
  return chances
}

interface Split {
  readonly feature: number
  readonly most: number
  readonly gain: number
}

function bestSplit(choices: readonly KindChoice[], { features, names }: Known): Split | undefined {
  if (choices.length < 2 * LEAST_CHOICES) return undefined
  let best: Split | undefined
  for (let feature = 0; feature < features.length; feature++) {
    const split = splitBy(choices, feature, names.length)
    if (split !== undefined && split.gain > (best?.gain ?? LEAST_GAIN)) best = split
  }
  return best
}

/** The best value of this feature to split at. */
function splitBy(choices: readonly KindChoice[], feature: number, kinds: number): Split | undefined {
  const byValue = Map.groupBy(choices, ({ position }) => position[feature]!)
  if (byValue.size === 1) return undefined
  const values = [...byValue.keys()].sort((a, b) => a - b)
  const less = new Float64Array(kinds)
  const more = countsOf(choices, kinds)
  const before = doubtOf(more, choices.length)
  let best: Split | undefined
  let count = 0
  for (let i = 0; i + 1 < values.length; i++) {
    const here = byValue.get(values[i]!)!
    count += here.length
    for (const { chosen } of here) {
      less[chosen]!++
      more[chosen]!--
    }
    if (count < LEAST_CHOICES || choices.length - count < LEAST_CHOICES) continue
    const gain = before - doubtOf(less, count) - doubtOf(more, choices.length - count)
    if (gain > (best?.gain ?? 0)) best = { feature, most: between(values[i]!, values[i + 1]!), gain }
  }
  return best
}

function countsOf(choices: readonly KindChoice[], kinds: number): Float64Array {
  const counts = new Float64Array(kinds)
  for (const { chosen } of choices) counts[chosen]!++
  return counts
}

/** The sum of -log of each choice's share. */
function doubtOf(counts: Float64Array, total: number): number {
  let doubt = 0
  for (const count of counts) if (count > 0) doubt -= count * Math.log(count / total)
  return doubt
}

/** A short number between these. */
function between(less: number, more: number): number {
  const middle = (less + more) / 2
  const short = Number(middle.toPrecision(3))
  return short >= less && short < more ? short : middle
}

function written(chances: readonly number[], kinds: readonly string[]): { readonly [kind: string]: number } {
  const kept = kinds.flatMap((kind, i) =>
    chances[i]! < LEAST_CHANCE ? [] : [[kind, Number(chances[i]!.toPrecision(3))] as const],
  )
  return Object.fromEntries(kept)
}
