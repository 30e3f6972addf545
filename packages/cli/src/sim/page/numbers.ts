// Figures as people of a language write them.

import { type Cell, type Column, intervalOf, othersOf, sampleOf, valueOf } from './section.ts'

/** Stands where there is no figure, and no mark. */
export const NOTHING = '–'

type Kind = Column['kind']

export interface Numbers {
  readonly share: (n: number) => string
  readonly count: (n: number) => string
  /** On an axis: no more digits than it takes. */
  tick(n: number, kind: Kind): string
  cell(cell: Cell, kind: Kind): string
  /** Its interval and its sample, where it has them. */
  sureness(cell: Cell, kind: Kind): readonly string[]
}

export function numbersOf(locale: string): Numbers {
  const written = (options: Intl.NumberFormatOptions): ((n: number) => string) => {
    const format = new Intl.NumberFormat(locale, options)
    // A hyphen beside the dash of an interval would be misread.
    return n => format.format(n).replace('-', '−')
  }
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const signed = written({ ...tenths, signDisplay: 'exceptZero' })
  const kinds: { readonly [kind in Kind]: (n: number) => string } = {
    count: written({ maximumFractionDigits: 0 }),
    mean: written({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    share: written({ style: 'percent', ...tenths }),
    points: n => signed(n * 100),
    words: String,
  }
  const plain = written({ maximumFractionDigits: 2 })
  const ticks: { readonly [kind in Kind]: (n: number) => string } = {
    count: plain,
    mean: plain,
    share: written({ style: 'percent', maximumFractionDigits: 1 }),
    points: n => plain(n * 100),
    words: String,
  }
  return {
    share: kinds.share,
    count: kinds.count,
    tick: (n, kind) => ticks[kind](n),
    cell(cell, kind) {
      if (typeof cell === 'string') return cell
      const value = valueOf(cell)
      return value === undefined ? NOTHING : kinds[kind](value)
    },
    sureness(cell, kind) {
      const interval = intervalOf(cell)
      const sample = [sampleOf(cell), othersOf(cell)].filter(each => each !== undefined)
      return [
        ...(interval ? [`(${interval.map(kinds[kind]).join(' – ')})`] : []),
        ...(sample.length === 0 ? [] : [`n = ${sample.map(kinds.count).join(' + ')}`]),
      ]
    },
  }
}
