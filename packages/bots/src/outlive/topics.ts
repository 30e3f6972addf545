// The topics of reasons, and the features that belong to them.

import type { Feature } from './features.ts'

/**
 * In the order in which they are looked at: differences that the first ones do not explain are put down to the rooms.
 */
export const TOPICS = [
  'food',
  'survivors',
  'rooms',
  'materials',
  'ammo',
  'equipment',
  'pairs',
  'contamination',
  'events',
] as const
export type Topic = (typeof TOPICS)[number]

export const TOPIC_OF: { readonly [feature in Feature]: Topic | undefined } = {
  activeEvents: 'events',
  // By day only, and there is nothing to say about it at the end of one.
  strengthLeft: undefined,
  heroesLeft: undefined,
  cans: 'food',
  water: 'food',
  waterKept: 'food',
  meat: 'food',
  foodLeft: 'food',
  foodMissing: 'food',
  tight: 'food',
  wood: 'materials',
  metal: 'materials',
  microchip: 'materials',
  moreMaterials: 'materials',
  oneOfEach: 'materials',
  hasChip: 'materials',
  ammo: 'ammo',
  moreAmmo: 'ammo',
  airlock: 'survivors',
  airlockHalfFull: 'survivors',
  airlockFull: 'survivors',
  inRooms: 'survivors',
  unshielded: 'survivors',
  staffed: 'rooms',
  built: 'rooms',
  begun: 'rooms',
  roomPoints: 'rooms',
  roomEffects: 'rooms',
  nextRoom: 'rooms',
  rows: 'rooms',
  upkeep: 'rooms',
  repaired: 'equipment',
  broken: 'equipment',
  tileEffects: 'equipment',
  brokenPairs: 'equipment',
  pairs: 'pairs',
  contamination: 'contamination',
  contaminationPoints: 'contamination',
  eventPoints: 'events',
}

/** A number that people count, and how they speak of more or less of it. */
export interface Saying {
  readonly counts: readonly Feature[]
  readonly wanted: 'more' | 'less'
  readonly more: string
  readonly less: string
}

/** The first one that makes a difference is said. */
export const SAYINGS: { readonly [topic in Topic]: readonly Saying[] } = {
  food: [
    { counts: ['foodMissing'], wanted: 'less', more: 'coach.hunger.more', less: 'coach.hunger.less' },
    { counts: ['cans', 'water', 'meat'], wanted: 'more', more: 'coach.food.more', less: 'coach.food.less' },
  ],
  survivors: [
    { counts: ['airlock', 'inRooms'], wanted: 'more', more: 'coach.survivors.more', less: 'coach.survivors.less' },
    { counts: ['airlock'], wanted: 'more', more: 'coach.airlock.more', less: 'coach.airlock.less' },
  ],
  rooms: [
    { counts: ['staffed'], wanted: 'more', more: 'coach.rooms.more', less: 'coach.rooms.less' },
    { counts: ['staffed', 'built'], wanted: 'more', more: 'coach.built.more', less: 'coach.built.less' },
    { counts: ['inRooms'], wanted: 'more', more: 'coach.inside.more', less: 'coach.inside.less' },
  ],
  materials: [
    {
      counts: ['wood', 'metal', 'microchip'],
      wanted: 'more',
      more: 'coach.materials.more',
      less: 'coach.materials.less',
    },
  ],
  ammo: [{ counts: ['ammo'], wanted: 'more', more: 'coach.ammo.more', less: 'coach.ammo.less' }],
  equipment: [
    { counts: ['repaired'], wanted: 'more', more: 'coach.repaired.more', less: 'coach.repaired.less' },
    { counts: ['repaired', 'broken'], wanted: 'more', more: 'coach.tiles.more', less: 'coach.tiles.less' },
  ],
  pairs: [{ counts: ['pairs'], wanted: 'more', more: 'coach.pairs.more', less: 'coach.pairs.less' }],
  contamination: [
    {
      counts: ['contamination'],
      wanted: 'less',
      more: 'coach.contamination.more',
      less: 'coach.contamination.less',
    },
  ],
  events: [
    { counts: ['eventPoints'], wanted: 'more', more: 'coach.events.more', less: 'coach.events.less' },
    { counts: ['activeEvents'], wanted: 'less', more: 'coach.inForce.more', less: 'coach.inForce.less' },
  ],
}
