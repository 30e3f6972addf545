// A section of a page: a table of figures, and charts of some of them.

import type { Estimate } from '../interval.ts'

/** A figure, one with its interval, plain words, or nothing known. */
export type Cell = number | string | Estimate | null

export interface Column {
  readonly name: string
  readonly kind: 'count' | 'mean' | 'share' | 'words'
}

export interface Row {
  readonly name: string
  readonly cells: readonly Cell[]
}

export interface Section {
  readonly title: string
  readonly note?: string
  /** The kind of thing that each row is about. */
  readonly of: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly charts: readonly Chart[]
}

export interface Chart {
  /** One bar for each row, lying; or standing side by side without a gap, as lengths and the like are shown. */
  readonly kind: 'bars' | 'histogram'
  /** Which columns it draws; all are of one kind. */
  readonly columns: readonly number[]
  /** Where a line is drawn to compare with. */
  readonly line?: { readonly at: number; readonly name: string }
}

export const valueOf = (cell: Cell | undefined): number | undefined =>
  typeof cell === 'number' ? cell : typeof cell === 'object' && cell !== null ? cell.value : undefined
