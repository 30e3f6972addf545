// The cursor of a page of the queue. It names the last report of the page before: its part of the queue, time and id.

interface Last {
  readonly id: string
  readonly created_at: number
  readonly closed_at: number | null
}

/** Where a part of the queue goes on. */
type Start = readonly [at: number, id: string]

const FIRST_OPEN: Start = [-1, '']
const FIRST_CLOSED: Start = [Number.MAX_SAFE_INTEGER, '']

export const cursorOf = ({ id, created_at: created, closed_at: closed }: Last): string =>
  closed === null ? `open.${created}.${id}` : `closed.${closed}.${id}`

/** Where both parts go on; `open` is undefined when all open reports were shown. */
export function startsAfter(cursor: string | undefined): { readonly open: Start | undefined; readonly closed: Start } {
  const [, part, at, id] = cursor?.match(/^(open|closed)\.(\d{1,15})\.(.+)$/) ?? []
  if (at === undefined || id === undefined) return { open: FIRST_OPEN, closed: FIRST_CLOSED }
  const start: Start = [Number(at), id]
  return part === 'open' ? { open: start, closed: FIRST_CLOSED } : { open: undefined, closed: start }
}
