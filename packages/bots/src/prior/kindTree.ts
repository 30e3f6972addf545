// Which kind of option is chosen, such as a move or a search, by the position alone: a long question is then listed only as
// far as it is needed. A tree asks a few features, one after the other, and its leaf says how likely each kind is.

/** What a tree of kinds may ask about a position. */
export interface KindLook<M> {
  /**
   * For each kind a quick look whether there may be options of it. It need not know the rules: it saves listing kinds in vain.
   * Any other kind is never chosen by its kind. One that is named here always has options.
   */
  readonly kinds: { readonly [kind: string]: (m: M) => boolean }
  readonly features: { readonly [name: string]: (m: M) => number }
}

/** A tree as a file holds it. */
export type KindTreeFile = SplitFile | LeafFile

interface SplitFile {
  readonly feature: string
  /** The tree goes on in `above` where the feature is more than this. */
  readonly most: number
  readonly upTo: KindTreeFile
  readonly above: KindTreeFile
}

interface LeafFile {
  /** How likely each kind is where all are offered. Kinds with hardly any chance are left out. */
  readonly chances: { readonly [kind: string]: number }
}

/** The chance of a kind that a leaf leaves out. */
const LEFT_OUT = 0.002

interface Split<M> {
  readonly look: (m: M) => number
  readonly most: number
  readonly upTo: Split<M> | KindChances
  readonly above: Split<M> | KindChances
}

/** A leaf: the kinds by their numbers, the likeliest first, and how likely each is. */
export class KindChances {
  readonly kinds: readonly number[]
  readonly #logs: readonly number[]
  readonly #chances: Float64Array
  #clear = 0

  constructor(chances: readonly number[]) {
    this.kinds = [...chances.keys()].sort((a, b) => chances[b]! - chances[a]!)
    this.#logs = this.kinds.map(kind => Math.log(chances[kind]!))
    this.#chances = new Float64Array(chances.length)
  }

  /** In the order of `kinds`; below 1, `clear` makes differences larger. */
  of(clear: number): Float64Array {
    if (clear !== this.#clear) {
      for (const [i, log] of this.#logs.entries()) this.#chances[i] = Math.exp(log / clear)
      this.#clear = clear
    }
    return this.#chances
  }
}

export class KindTree<M> {
  readonly #kinds: readonly string[]
  readonly #root: Split<M> | KindChances

  constructor(file: KindTreeFile, { kinds, features }: KindLook<M>) {
    this.#kinds = Object.keys(kinds)
    this.#root = this.#read(file, features)
  }

  chancesAt(m: M): KindChances {
    let node = this.#root
    while (!(node instanceof KindChances)) node = node.look(m) > node.most ? node.above : node.upTo
    return node
  }

  #read(file: KindTreeFile, features: KindLook<M>['features']): Split<M> | KindChances {
    if (!file) throw new Error('a tree of kinds ends without a leaf')
    if ('chances' in file) return new KindChances(this.#chancesIn(file))
    const { feature, most, upTo, above } = file
    if (!Object.hasOwn(features, feature)) throw new Error(`a tree of kinds asks for ${feature}, which is no feature`)
    if (!Number.isFinite(most)) throw new Error(`a tree of kinds compares ${feature} with ${most}, which is no number`)
    return { look: features[feature]!, most, upTo: this.#read(upTo, features), above: this.#read(above, features) }
  }

  #chancesIn({ chances }: LeafFile): readonly number[] {
    for (const [kind, chance] of Object.entries(chances)) {
      if (!this.#kinds.includes(kind)) throw new Error(`a tree of kinds knows ${kind}, which is no kind`)
      if (!(chance > 0 && chance <= 1)) throw new Error(`a tree of kinds gives ${kind} ${chance}, which is no chance`)
    }
    return this.#kinds.map(kind => chances[kind] ?? LEFT_OUT)
  }
}
