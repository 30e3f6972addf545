// The picture of a crossroads card as a row: where, in which light, who, and with what. Faces are at about y 275 and things stand
// on y 416, so that the upright picture and the band tell the same story. Somebody looks at the viewer, one thing is larger than
// life, and nothing gives away an effect. A card about a survivor shows that one; the others show strangers.
import type { CrossroadsId } from '@lastlight/long-night/content/crossroads'
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import type { Crowd } from '../crowds.ts'
import type { INDOORS } from '../indoors.ts'
import type { LIGHT } from '../light.ts'
import type { OUTDOORS } from '../outdoors.ts'
import type { Stranger } from '../strangers.ts'
import type { Thing } from '../things/index.ts'

export type Who = SurvivorId | Stranger
/** Where a hand is; a raised arm bends upwards. */
export type Arm = readonly [x: number, y: number, raised?: 'raised']
export interface Pose {
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly arms?: readonly Arm[]
  readonly flip?: boolean
}
export type Figure = Crowd | Who | readonly [who: Who | 'dead', pose: Pose]
export type Placed = readonly [thing: Thing, x: number, y: number, size?: number]
export interface Row {
  readonly at: keyof typeof INDOORS | keyof typeof OUTDOORS
  readonly light: keyof typeof LIGHT
  readonly who: readonly Figure[]
  readonly things: readonly Placed[]
  readonly storm?: true
}

export const row = (
  at: Row['at'],
  light: Row['light'],
  who: Row['who'],
  things: Row['things'],
  storm?: 'storm',
): Row => ({
  at,
  light,
  who,
  things,
  ...(storm && { storm: true }),
})

/** Every card is in one file of rows; the test counts them. */
export type Rows = { readonly [card in CrossroadsId]?: Row }
