// The choices of a question as they are shown: in sections, numbered from 1, rare ones folded into one line.

/** Options that stand on one line, or behind one. */
export interface Row {
  readonly options: readonly unknown[]
  /** The text that stands for folded options, with their range of numbers, until the range is typed. */
  readonly folded?: string
}

export interface Section {
  /** Empty for a list without sections. */
  readonly title: string
  readonly rows: readonly Row[]
}

export interface Labels {
  readonly label: (option: unknown) => string
  /** Explains it, or is empty. */
  readonly about: (option: unknown) => string
  /** Options with the same key stand on one line; the words say how they differ. */
  readonly fold: (option: unknown) => { readonly same: string; readonly short: string } | undefined
}

export class Menu {
  readonly #sections: readonly Section[]
  readonly #labels: Labels
  /** In the order of their numbers. */
  readonly options: readonly unknown[]

  constructor(sections: readonly Section[], labels: Labels) {
    this.#sections = sections
    this.#labels = labels
    this.options = sections.flatMap(({ rows }) => rows.flatMap(({ options }) => options))
  }

  get hasFolded(): boolean {
    return this.#sections.some(({ rows }) => rows.some(isFolded))
  }

  /** The first of the folded ranges, as it is typed. */
  get firstRange(): string {
    let from = 1
    for (const { rows } of this.#sections)
      for (const row of rows) {
        if (isFolded(row)) return rangeOf(from, row.options.length)
        from += row.options.length
      }
    return ''
  }

  lines(): readonly string[] {
    let from = 1
    return this.#sections.flatMap(({ title, rows }) => {
      const indent = title === '' ? '' : '  '
      const lines = rows.flatMap(row => {
        const n = row.options.length
        const shown = isFolded(row)
          ? [`${rangeOf(from, n)}. ${row.folded}`]
          : this.numbered(row.options.map((option, i) => [from + i, option]))
        from += n
        return shown.map(line => `${indent}${line}`)
      })
      return title === '' ? lines : [title, ...lines]
    })
  }

  /** Lines for some of them, with the numbers that they have here. */
  numbered(options: readonly (readonly [number: number, option: unknown])[]): readonly string[] {
    const { label, about, fold } = this.#labels
    const rows = new Map<string, string>()
    for (const [number, option] of options) {
      const folded = fold(option)
      const row = rows.get(folded?.same ?? '')
      if (folded && row !== undefined) {
        rows.set(folded.same, `${row}; ${number}: ${folded.short}`)
        continue
      }
      const more = about(option)
      rows.set(folded?.same ?? `${number}`, `${number}. ${label(option)}${more === '' ? '' : ` (${more})`}`)
    }
    return [...rows.values()]
  }
}

const isFolded = ({ options, folded }: Row): boolean => folded !== undefined && options.length > 1

const rangeOf = (from: number, count: number): string => `${from}-${from + count - 1}`
