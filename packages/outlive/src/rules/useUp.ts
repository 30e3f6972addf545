import type { Seat } from '@lastlight/kernel'
import { tell } from '../language.ts'
import type { Room } from '../state.ts'

/** OUT-ROOM-02: a room has been used this round; `mark` tells in which city, or for which hero. */
export function useUp(seat: Seat, room: Room, mark = 1): void {
  room.used |= mark
  tell.all?.({ e: 'used', seat, what: room.id })
}
