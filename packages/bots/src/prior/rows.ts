// Features of the options of a question, by their kind, such as `move` or `contribute`. Many options name the same card, survivor or
// place; the features of that card, survivor or place form a group, which is counted once for each question.

import type { Seat } from '@lastlight/kernel'
import type { OptionFeatures, OptionReader, OptionWeigher } from './features.ts'
import type { Group } from './group.ts'
import { type KindChances, type KindLook, KindTree, type KindTreeFile } from './kindTree.ts'

/** One feature for each name that an option may have: in every position the same one, or one that depends on the position. */
export type Named<M, O> = { readonly names: readonly string[] } & (
  | { nameOf(option: O): string; readonly nameIn?: undefined }
  | { nameIn(m: M, option: O): string; readonly nameOf?: undefined }
)
const nameOf = <M, O>(named: Named<M, O>, m: M, option: O): string =>
  named.nameOf ? named.nameOf(option) : named.nameIn(m, option)

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
  /** What says which kind of option is chosen, for questions that are listed by kinds. */
  readonly turn: KindLook<M>
}

/** The features of one kind of option among all features. */
interface Block<M, O> {
  /** The first of them is always 1. */
  readonly from: number
  readonly groups: readonly { readonly group: Group<M, O>; readonly from: number }[]
  /** The number of the feature for each name. */
  readonly numbers: ReadonlyMap<string, number>
  readonly named: Named<M, O> | undefined
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
  const all: All<M, O> = { blocks, perSide: names.length }
  return {
    names: look.sides.flatMap(side => names.map(name => side + name)),
    kinds: { names: Object.keys(look.turn.kinds), features: Object.keys(look.turn.features) },
    readerOf: (s, seat) => readerOf(all, look, look.momentOf(s, seat)),
    weigherOf: (weights, kinds) => new Weigher(all, look, weights, kinds),
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
    named,
  }
}

/** All features of one side. */
interface All<M, O> {
  readonly blocks: ReadonlyMap<string, Block<M, O>>
  readonly perSide: number
}

function readerOf<S, M, O extends Kind>(
  { blocks, perSide }: All<M, O>,
  { sideOf, turn }: Look<S, M>,
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
      const number = block.named && block.numbers.get(nameOf(block.named, m, option))
      if (number !== undefined) see(first + number, 1)
    },
    position: () => Object.values(turn.features).map(feature => feature(m)),
  }
}

/** The values of a group for each thing that options were about since the last look: all kinds of options share them. */
class Values<M, O> {
  readonly #group: Group<M, O>
  readonly #found: (readonly number[])[] = []
  /** The looks for which they were counted. */
  readonly #looks: Int32Array

  constructor(group: Group<M, O>) {
    this.#group = group
    this.#looks = new Int32Array(group.shared?.size ?? 0)
  }

  of(look: number, m: M, option: O, number: number): readonly number[] {
    if (this.#looks[number] === look) return this.#found[number]!
    this.#looks[number] = look
    return (this.#found[number] = this.#group.values(m, option))
  }
}

const UNSHARED = -1
/** Of options without a row. */
const NO_FEATURES = null

/** A group with the weights of one kind of option: the sum for each thing that options were about since the last look. */
class Sums<M, O> {
  readonly #group: Group<M, O>
  readonly #values: Values<M, O>
  readonly #weights: Float64Array
  readonly #sums: Float64Array
  /** The looks for which they were counted. */
  readonly #looks: Int32Array

  constructor(group: Group<M, O>, values: Values<M, O>, weights: Float64Array) {
    this.#group = group
    this.#values = values
    this.#weights = weights
    const size = group.shared?.size ?? 0
    this.#sums = new Float64Array(size)
    this.#looks = new Int32Array(size)
  }

  numberOf(option: O): number {
    return this.#group.shared?.numberOf(option) ?? UNSHARED
  }

  /** The sum for the thing with this number. */
  of(look: number, m: M, option: O, number: number): number {
    if (number === UNSHARED) return this.#sum(this.#group.values(m, option))
    if (this.#looks[number] === look) return this.#sums[number]!
    this.#looks[number] = look
    return (this.#sums[number] = this.#sum(this.#values.of(look, m, option, number)))
  }

  #sum(values: readonly number[]): number {
    const weights = this.#weights
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += weights[i]! * values[i]!
    return sum
  }
}

/** A block with its weights for one side. */
interface Weighed<M, O> {
  readonly always: number
  /** First those in which options of this kind differ, then those that are the same for all of them. */
  readonly groups: readonly Sums<M, O>[]
  readonly differing: number
  readonly named: Named<M, O> | undefined
  readonly names: ReadonlyMap<string, number>
}

/** One option: all that does not depend on the position. */
interface Known<M, O> {
  readonly block: Weighed<M, O>
  /** Of its thing in each group. */
  readonly numbers: readonly number[]
  /** What its name weighs, if that is the same in every position. */
  readonly name: number
}

/** The options by their weights for one side. */
class Side<M, O extends Kind> {
  readonly #blocks: ReadonlyMap<string, Weighed<M, O>>
  /** Frozen options: games offer them again and again. */
  readonly #known = new WeakMap<O, Known<M, O> | typeof NO_FEATURES>()

  constructor(blocks: ReadonlyMap<string, Weighed<M, O>>) {
    this.#blocks = blocks
  }

  know(option: O): Known<M, O> | typeof NO_FEATURES {
    const before = this.#known.get(option)
    if (before !== undefined) return before
    const known = this.#read(option)
    if (Object.isFrozen(option)) this.#known.set(option, known)
    return known
  }

  #read(option: O): Known<M, O> | typeof NO_FEATURES {
    const block = this.#blocks.get(option.do)
    if (block === undefined) return NO_FEATURES
    const { groups, named, names } = block
    return {
      block,
      numbers: groups.map(sums => sums.numberOf(option)),
      name: named?.nameOf ? (names.get(named.nameOf(option)) ?? 0) : 0,
    }
  }
}

class Weigher<S, M, O extends Kind> implements OptionWeigher<S, O> {
  readonly #sides: readonly Side<M, O>[]
  readonly #of: Look<S, M>
  readonly #kinds: KindTree<M>
  readonly #mayOffer: readonly ((m: M) => boolean)[]
  #side: Side<M, O>
  #moment: M | undefined
  #look = 0

  constructor({ blocks, perSide }: All<M, O>, of: Look<S, M>, weights: Float64Array, kinds: KindTreeFile) {
    this.#of = of
    this.#kinds = new KindTree(kinds, of.turn)
    this.#mayOffer = Object.values(of.turn.kinds)
    const shared = new Map<Group<M, O>, Values<M, O>>()
    const valuesOf = (group: Group<M, O>): Values<M, O> => {
      const values = shared.get(group) ?? new Values(group)
      shared.set(group, values)
      return values
    }
    this.#sides = of.sides.map((_, side) => {
      const ofSide = weights.subarray(side * perSide, (side + 1) * perSide)
      return new Side(new Map([...blocks].map(([what, block]) => [what, weighed(block, ofSide, valuesOf)])))
    })
    this.#side = this.#sides[0]!
  }

  look(s: S, seat: Seat): void {
    this.#moment = this.#of.momentOf(s, seat)
    this.#side = this.#sides[this.#of.sideOf(this.#moment)]!
    this.#look = (this.#look + 1) | 0
  }

  kindChances(): KindChances {
    return this.#kinds.chancesAt(this.#moment!)
  }

  mayOffer(kind: number): boolean {
    return this.#mayOffer[kind]!(this.#moment!)
  }

  weighInKind(option: O): number {
    const known = this.#side.know(option)
    return known === NO_FEATURES ? Number.NEGATIVE_INFINITY : this.#sum(known, option, known.block.differing)
  }

  weigh(option: O): number {
    const known = this.#side.know(option)
    return known === NO_FEATURES
      ? Number.NEGATIVE_INFINITY
      : this.#sum(known, option, known.block.groups.length) + known.block.always
  }

  /** The sum of an option's first groups, and of its name. */
  #sum({ block, numbers, name }: Known<M, O>, option: O, count: number): number {
    const m = this.#moment!
    const { groups, named, names } = block
    let sum = 0
    for (let i = 0; i < count; i++) sum += groups[i]!.of(this.#look, m, option, numbers[i]!)
    return named?.nameIn ? sum + (names.get(named.nameIn(m, option)) ?? 0) : sum + name
  }
}

/** Groups and names that weigh nothing are left out. */
function weighed<M, O>(
  { from: always, groups, numbers, named }: Block<M, O>,
  weights: Float64Array,
  valuesOf: (group: Group<M, O>) => Values<M, O>,
): Weighed<M, O> {
  const ofGroups = groups.map(({ group, from }) => ({
    group,
    own: weights.slice(from, from + group.features.length),
  }))
  const names = [...numbers].map(([name, number]) => [name, weights[number]!] as const)
  const namesThatWeigh = names.filter(([, weight]) => weight !== 0)
  const groupsThatWeigh = ofGroups.filter(({ own }) => own.some(weight => weight !== 0))
  const isSameForAll = ({ group }: (typeof ofGroups)[number]): boolean => group.shared?.size === 1
  const differing = groupsThatWeigh.filter(each => !isSameForAll(each))
  return {
    always: weights[always]!,
    groups: [...differing, ...groupsThatWeigh.filter(isSameForAll)].map(
      ({ group, own }) => new Sums(group, valuesOf(group), own),
    ),
    differing: differing.length,
    named: namesThatWeigh.length > 0 ? named : undefined,
    names: new Map(namesThatWeigh),
  }
}
