// Things of Outlive that can be pointed at: their kind, and after a colon which of them.

/** Each kind is explained or listed as needing no explanation in `explain.ts`. */
export type ThingKind =
  | 'area'
  | 'hero'
  | 'prey'
  | 'tile'
  | 'room'
  | 'event'
  | 'goods'
  | 'search'
  | 'peek'
  | 'token'
  | 'slot'
  | 'contamination'
  | 'leader'
  | 'convoy'
  | 'seat'
  | 'people'
  | 'ammo'
  | 'by'
  | 'answer'
  | 'turn'

export type OutliveThing = ThingKind | `${ThingKind}:${string}`

export const thing = (kind: ThingKind, id: string | number): OutliveThing => `${kind}:${id}`
