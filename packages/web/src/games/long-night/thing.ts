// Things of The Long Night that can be pointed at: their kind, and after a colon which of them.

/**
 * Each kind is explained or listed as needing no explanation in `explain.ts`. `gate` is one of the colony's entrances,
 * counted from 1. `die` is a value: two dice that show the same are one thing. `card` is an item card by its id, `name` a
 * type or a kind of item that is asked for, `code` the card of Raxxon, `special` a special zombie by its experiment,
 * `effect` a side effect.
 */
export type ThingKind =
  | 'person'
  | 'place'
  | 'gate'
  | 'die'
  | 'card'
  | 'improvement'
  | 'hand'
  | 'name'
  | 'crisis'
  | 'objective'
  | 'waste'
  | 'food'
  | 'morale'
  | 'noise'
  | 'helpless'
  | 'round'
  | 'road'
  | 'graveyard'
  | 'code'
  | 'special'
  | 'effect'
  | 'seat'
  | 'answer'

export type LongNightThing = ThingKind | `${ThingKind}:${string}`

export const thing = (kind: ThingKind, id: string | number): LongNightThing => `${kind}:${id}`
