// LN-SADD: survivors enter.

import type { Seat } from '@lastlight/kernel'
import type { Place } from '../content/places.ts'
import { people, tell } from '../language.ts'
import type { State } from '../state.ts'
import type { SurvivorZone } from '../zones.ts'

// LN-SADD-01
export function join(s: State, seat: Seat, survivor: string, from: SurvivorZone, at: Place): void {
  people.move(s, survivor, from, 'inPlay')
  s.survivors.push({ id: survivor, seat, at, wounds: 0, frostbite: 0, despair: 0, moved: false })
  tell.all?.({ e: 'joins', seat, survivor, at })
}

export function lead(s: State, seat: Seat, survivor: string): void {
  s.players[seat]!.leader = survivor
  tell.all?.({ e: 'leads', seat, survivor })
}
