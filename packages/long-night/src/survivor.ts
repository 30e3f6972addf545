import { flag, int, list, type Of, one, record, text } from '@lastlight/kernel'
import { PLACES } from './content/places.ts'

export const SURVIVOR = record({
  id: text,
  seat: int,
  at: one(...PLACES),
  wounds: int,
  frostbite: int,
  despair: int,
  /** LN-MOVE-01 */
  moved: flag,
  /** LN-PLAY-04: item cards, in the order they came. */
  equipment: list(text),
  /** LN-CLAR-08 */
  restrained: flag,
})
export type Survivor = Of<typeof SURVIVOR>

export const newSurvivor = (id: string): Survivor => ({
  id,
  seat: 0,
  at: 'colony',
  wounds: 0,
  frostbite: 0,
  despair: 0,
  moved: false,
  equipment: [],
  restrained: false,
})
