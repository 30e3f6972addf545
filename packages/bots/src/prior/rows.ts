// Features of the options of a question, by their kind, such as `move` or `contribute`. Many options name the same card, survivor or
// place; the features of that card, survivor or place form a group, which is counted once for each question.

import type { Seat } from '@lastlight/kernel'
import type { OptionFeatures, OptionReader, OptionWeigher } from './features.ts'

/** Features that depend on one thing of an option, such as its card. */
export interface Group<M, O> {
  readonly name: string
  readonly features: readonly string[]
  /** Their values, in the same order. A method, whose parameter the compiler compares loosely. */
  values(m: M, option: O): readonly number[]
  /** How many such things there are, and which of them the option is about; without it, every option has its own values. */
  readonly shared?: { readonly size: number; numberOf(option: O): number }
}

/** One feature for each name that an option may have. */
export interface Named<M, O> {
  readonly names: readonly string[]
  nameOf(m: M, option: O): string
}

/** The features of one kind of option. */
export interface Row<M, O> {
  readonly groups?: readonly Group<M, O>[]
  readonly named?: Named<M, O>
}

type Kind = { readonly do: string }
/** A kind without a row has no features: it is never chosen. */
export type Rows<M, O extends Kind> = { readonly [D in O['do']]: Row<M, Extract<O, { readonly do: D }>> | undefined }

/** How to look at a position. */
interface Look<S, M> {
  momentOf(s: S, seat: Seat): M
  /** Every feature is there once for each of these names, because weights differ between them. */
  readonly sides: readonly string[]
  sideOf(m: M): number
}

/** The features of one kind of option among all features. */
interface Block<M, O> {
  /** The first of them is always 1. */
  readonly from: number
  readonly groups: readonly { readonly group: Group<M, O>; readonly from: number }[]
  /** The number of the feature for each name. */
  readonly numbers: ReadonlyMap<string, number>
  readonly nameOf: Named<M, O>['nameOf'] | undefined
}

export function featuresOf<S, M, O extends Kind>(rows: Rows<M, O>, look: Look<S, M>): OptionFeatures<S, O> {
  const names: string[] = []
  const blocks = new Map<string, Block<M, O>>()
  for (const [what, row] of Object.entries(rows) as [string, Row<M, O> | undefined][])
    if (row)
      blocks.set(
        what,
        blockOf(row, name => names.push(`${what}: ${name}`) - 1),
      )
  return {
    names: look.sides.flatMap(side => names.map(name => side + name)),
    readerOf: (s, seat) => readerOf(blocks, names.length, look, look.momentOf(s, seat)),
    weigherOf: weights => new Weigher(blocks, names.length, look, weights),
  }
}

function blockOf<M, O>({ groups = [], named }: Row<M, O>, add: (name: string) => number): Block<M, O> {
  return {
    from: add('always'),
    groups: groups.map(group => ({
      group,
      from: group.features.map(feature => add(`${group.name}: ${feature}`))[0]!,
    })),
    numbers: new Map(named?.names.map(name => [name, add(`= ${name}`)])),
    nameOf: named?.nameOf,
  }
}

function readerOf<S, M, O extends Kind>(
  blocks: ReadonlyMap<string, Block<M, O>>,
  perSide: number,
  { sideOf }: Look<S, M>,
  m: M,
): OptionReader<O> {
  const first = perSide * sideOf(m)
  return {
    read(option, see) {
      const block = blocks.get(option.do)
      if (block === undefined) return
      see(first + block.from, 1)
      for (const { group, from } of block.groups)
        for (const [i, value] of group.values(m, option).entries()) if (value !== 0) see(first + from + i, value)
      const number = block.nameOf && block.numbers.get(block.nameOf(m, option))
      if (number !== undefined) see(first + number, 1)
    },
  }
}

/** A group with the weights of one kind of option: the sum for each thing that options were about since the last look. */
class Sums<M, O> {
  readonly #group: Group<M, O>
  readonly #weights: Float64Array
  readonly #sums: Float64Array
  /** The looks for which they were counted. */
  readonly #looks: Int32Array

  constructor(group: Group<M, O>, weights: Float64Array) {
    this.#group = group
    this.#weights = weights
    const size = group.shared?.size ?? 0
    this.#sums = new Float64Array(size)
    this.#looks = new Int32Array(size)
  }

  of(look: number, m: M, option: O): number {
    const { shared } = this.#group
    if (shared === undefined) return this.#count(m, option)
    const number = shared.numberOf(option)
    if (this.#looks[number] === look) return this.#sums[number]!
    this.#looks[number] = look
    return (this.#sums[number] = this.#count(m, option))
  }

  #count(m: M, option: O): number {
    const values = this.#group.values(m, option)
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += this.#weights[i]! * values[i]!
    return sum
  }
}

/** A block with its weights for one side. */
interface Weighed<M, O> {
  readonly always: number
  readonly groups: readonly Sums<M, O>[]
  readonly nameOf: Named<M, O>['nameOf'] | undefined
  readonly names: ReadonlyMap<string, number>
}

class Weigher<S, M, O extends Kind> implements OptionWeigher<S, O> {
  readonly #sides: readonly ReadonlyMap<string, Weighed<M, O>>[]
  readonly #of: Look<S, M>
  #side: ReadonlyMap<string, Weighed<M, O>>
  #moment: M | undefined
  #look = 0

  constructor(blocks: ReadonlyMap<string, Block<M, O>>, perSide: number, of: Look<S, M>, weights: Float64Array) {
    this.#of = of
    this.#sides = of.sides.map((_, side) => {
      const ofSide = weights.subarray(side * perSide, (side + 1) * perSide)
      return new Map([...blocks].map(([what, block]) => [what, weighed(block, ofSide)]))
    })
    this.#side = this.#sides[0]!
  }

  look(s: S, seat: Seat): void {
    this.#moment = this.#of.momentOf(s, seat)
    this.#side = this.#sides[this.#of.sideOf(this.#moment)]!
    this.#look = (this.#look + 1) | 0
  }

  weigh(option: O): number {
    const block = this.#side.get(option.do)
    if (block === undefined) return Number.NEGATIVE_INFINITY
    const m = this.#moment!
    const { groups, nameOf, names } = block
    let sum = block.always
    for (let i = 0; i < groups.length; i++) sum += groups[i]!.of(this.#look, m, option)
    return nameOf === undefined ? sum : sum + (names.get(nameOf(m, option)) ?? 0)
  }
}

/** Groups and names that weigh nothing are left out. */
function weighed<M, O>({ from: always, groups, numbers, nameOf }: Block<M, O>, weights: Float64Array): Weighed<M, O> {
  const ofGroups = groups.map(({ group, from }) => ({
    group,
    own: weights.slice(from, from + group.features.length),
  }))
  const names = [...numbers].map(([name, number]) => [name, weights[number]!] as const)
  const namesThatWeigh = names.filter(([, weight]) => weight !== 0)
  return {
    always: weights[always]!,
    groups: ofGroups
      .filter(({ own }) => own.some(weight => weight !== 0))
      .map(({ group, own }) => new Sums(group, own)),
    nameOf: namesThatWeigh.length > 0 ? nameOf : undefined,
    names: new Map(namesThatWeigh),
  }
}
