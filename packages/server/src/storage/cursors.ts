// Cursors of lists that are read page by page. A cursor names the last entry of the page before.

import { Problem } from '../problems.ts'

/** The last entry of a page by time: its time and id. */
export type TimeAndId = readonly [at: number, id: string]

/** Larger than any time of an entry. */
export const LATEST = Number.MAX_SAFE_INTEGER

export const noSuchPlace = (cursor: string): Problem =>
  new Problem(
    'bad',
    `'${cursor}' is no place in this list: leave it out to begin at the start, or take the place that the page before names.`,
  )

/** The parts of a cursor; one that no page has named is refused, because the list would silently begin at the start. */
export function partsOf(cursor: string, form: RegExp): readonly string[] {
  const [, ...parts] = form.exec(cursor) ?? []
  if (parts.length === 0) throw noSuchPlace(cursor)
  return parts
}

/** A page of what was read: one entry more than it holds tells that another page follows. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit)
  return { page, next: rows.length > limit ? cursorOf(page.at(-1)!) : null }
}
