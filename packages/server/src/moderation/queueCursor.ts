// The cursor of a page of the queue. It names the last report of the page before: its part of the queue, time and id.

import { LATEST, partsOf, type TimeAndId } from '../storage/cursors.ts'

interface Last {
  readonly id: string
  readonly created_at: number
  readonly closed_at: number | null
}

const FIRST_OPEN: TimeAndId = [-1, '']
const FIRST_CLOSED: TimeAndId = [LATEST, '']

export const cursorOf = ({ id, created_at: created, closed_at: closed }: Last): string =>
  closed === null ? `open.${created}.${id}` : `closed.${closed}.${id}`

/** Where both parts go on; `open` is undefined when all open reports were shown. */
export function startsAfter(cursor: string | undefined): {
  readonly open: TimeAndId | undefined
  readonly closed: TimeAndId
} {
  if (cursor === undefined) return { open: FIRST_OPEN, closed: FIRST_CLOSED }
  const [part, at, id] = partsOf(cursor, /^(open|closed)\.(\d{1,15})\.(.+)$/)
  const start: TimeAndId = [Number(at), id!]
  return part === 'open' ? { open: start, closed: FIRST_CLOSED } : { open: undefined, closed: start }
}
