// OUT-NIGHT-CLEAN: step 7 of the night.

import { next, SEAT } from '@lastlight/kernel'
import { STORAGE_KEEP } from '../content/tables.ts'
import { playerOf, proc, tell } from '../language.ts'
import { spoilsOf } from '../queries/tonight.ts'

const STORED = ['cans', 'wood', 'metal', 'microchip', 'ammo'] as const

export const cleanUp = proc('cleanUp', { seat: SEAT })
cleanUp.steps({
  // OUT-NIGHT-CLEAN-01, OUT-NIGHT-CLEAN-02, OUT-NIGHT-CLEAN-03
  stores(s, l) {
    const player = playerOf(s, l.seat)
    const { meat, water } = spoilsOf(player)
    if (meat + water > 0) tell.all?.({ e: 'cleaned', seat: l.seat, meat, water })
    player.meat -= meat
    player.water -= water
    for (const kind of STORED) player[kind] = Math.min(player[kind], STORAGE_KEEP.value ?? player[kind])
    return next
  },
  // OUT-NIGHT-CLEAN-04
  refresh(s, l) {
    const player = playerOf(s, l.seat)
    for (const tile of player.equipment) tile.used = false
    for (const room of player.rooms) room.used = 0
    return next
  },
})
