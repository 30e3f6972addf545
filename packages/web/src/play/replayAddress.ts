// The address of a replay: the game, the moment and the viewer.

import type { Viewer } from '@lastlight/kernel'

/** Where the game is: in a file, on this device, or on the server. */
export type Source =
  | { readonly kind: 'file' }
  | { readonly kind: 'here'; readonly id: string }
  | { readonly kind: 'table'; readonly id: string }

/** `here-<id>` and `table-<id>`; an id alone is one of the server's. */
export function sourceOf(name: string | undefined): Source {
  if (name === undefined || name === '') return { kind: 'file' }
  const [, kind, id] = /^(here|table)-(.+)$/.exec(name) ?? []
  return id === undefined ? { kind: 'table', id: name } : { kind: kind === 'here' ? 'here' : 'table', id }
}

export interface Place {
  readonly at: number
  readonly viewer: Viewer
}

const wholeIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

/** The position that an address names; an invalid one means the beginning as 'public'. */
export function placeOf(asked: URLSearchParams, length: number, seats: number): Place {
  const at = Math.min(length, wholeIn(asked.get('at')) ?? 0)
  const seat = wholeIn(asked.get('seat')) ?? 0
  return { at, viewer: seat >= 1 && seat <= seats ? seat - 1 : 'public' }
}

/** Seats are counted from one, as people do. */
export function askedFor({ at, viewer }: Place): string {
  const asked = new URLSearchParams()
  if (at > 0) asked.set('at', String(at))
  if (viewer !== 'public') asked.set('seat', String(viewer + 1))
  return asked.size === 0 ? '' : `?${asked}`
}

export const replayPath = (kind: 'local' | 'live', id: string): string =>
  `/replay/${kind === 'local' ? 'here' : 'table'}-${encodeURIComponent(id)}`

/** The table that was played; a file has none. */
export function tablePath(source: Source): string | undefined {
  if (source.kind === 'file') return undefined
  return `/${source.kind}/${encodeURIComponent(source.id)}`
}
