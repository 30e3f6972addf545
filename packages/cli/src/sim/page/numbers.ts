// Figures as people of a language write them.

import type { Cell, Column } from './section.ts'

export interface Numbers {
  readonly share: (n: number) => string
  /** On an axis: no more digits than it takes. */
  tick(n: number, kind: Column['kind']): string
  /** With its interval, where it has one. */
  cell(cell: Cell, kind: Column['kind']): string
}

export function numbersOf(locale: string): Numbers {
  const written = (options: Intl.NumberFormatOptions): ((n: number) => string) => {
    const format = new Intl.NumberFormat(locale, options)
    return n => format.format(n)
  }
  const kinds = {
    count: written({ maximumFractionDigits: 0 }),
    mean: written({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    share: written({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    words: String,
  }
  const ticks = {
    share: written({ style: 'percent', maximumFractionDigits: 1 }),
    mean: written({ maximumFractionDigits: 2 }),
  }
  return {
    share: kinds.share,
    tick: (n, kind) => ticks[kind === 'share' ? 'share' : 'mean'](n),
    cell(cell, kind) {
      if (cell === null) return '–'
      if (typeof cell === 'string') return cell
      if (typeof cell === 'number') return kinds[kind](cell)
      const [low, high] = cell.interval
      return `${kinds[kind](cell.value)} (${kinds[kind](low)} – ${kinds[kind](high)})`
    },
  }
}
