// A section of a page: a table of figures, and charts of some of them.

import type { Estimate } from '../interval.ts'

/** A figure, one with its interval, plain words, or nothing known. */
export type Cell = number | string | Estimate | null

export interface Column {
  readonly name: string
  /** `points` is a difference of shares, in percentage points. */
  readonly kind: 'count' | 'mean' | 'share' | 'points' | 'words'
}

export interface Row {
  readonly name: string
  /** The id by which the sources name the thing: it finds the card. */
  readonly id?: string
  readonly cells: readonly Cell[]
  /** The number of the first game in which it occurred. */
  readonly game?: number | undefined
}

export interface Section {
  readonly title: string
  readonly note?: string
  /** The kind of thing that each row is about. */
  readonly of: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** The last row. */
  readonly total?: Row
  /** What the table leaves out. */
  readonly after?: string | undefined
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

const isEstimate = (cell: Cell | undefined): cell is Estimate => typeof cell === 'object' && cell !== null

export const valueOf = (cell: Cell | undefined): number | undefined =>
  typeof cell === 'number' ? cell : isEstimate(cell) ? cell.value : undefined

export const intervalOf = (cell: Cell | undefined): Estimate['interval'] => (isEstimate(cell) ? cell.interval : null)
export const sampleOf = (cell: Cell | undefined): number | undefined => (isEstimate(cell) ? cell.of : undefined)
export const othersOf = (cell: Cell | undefined): number | undefined => (isEstimate(cell) ? cell.against : undefined)
