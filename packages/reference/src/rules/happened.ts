import type { PlaceId } from '../content/places.ts'

/** What an omen can wait for. */
export type Happened = {
  readonly what: 'moved' | 'fought' | 'fenced' | 'played'
  readonly at: PlaceId
}
