// The words in which the rules of Outlive are written.

import { CardTable, language, perSeat, records, type Seat } from '@lastlight/kernel'
import type { City } from './content/areas.ts'
import { EQUIPMENT_IDS } from './content/equipment.ts'
import { EVENT_IDS, type EventId } from './content/events.ts'
import { LEADER_IDS } from './content/leaders.ts'
import { PREY_IDS } from './content/prey.ts'
import { ADVANCED_ROOM_IDS } from './content/rooms.ts'
import { tokenIds } from './content/search.ts'
import type { Event } from './events.ts'
import type { Option } from './options.ts'
import type { Player, State } from './state.ts'
import {
  EQUIPMENT_ZONES,
  type EquipmentZone,
  EVENT_ZONES,
  type EventZone,
  LEADER_ZONES,
  type LeaderZone,
  PREY_ZONES,
  type PreyZone,
  ROOM_ZONES,
  type RoomZone,
  SEARCH_ZONES,
  SEATS,
  type SearchZone,
  trophies,
} from './zones.ts'

export const rules = language<State, Event, Option>()
export const { proc, call, callInto, tell, shuffle, finish } = rules

export const events = new CardTable<State, Event, EventZone>(rules, EVENT_ZONES, EVENT_IDS, s => s.events)
export const equipment = new CardTable<State, Event, EquipmentZone>(
  rules,
  {
    ...EQUIPMENT_ZONES,
    // A tile comes broken.
    ...perSeat('own', SEATS, seat =>
      records(
        (s: State) => s.players[seat]?.equipment,
        id => ({ id, repaired: false, used: false }),
      ),
    ),
  },
  EQUIPMENT_IDS,
  s => s.equipment,
)
export const prey = new CardTable<State, Event, PreyZone>(rules, PREY_ZONES, PREY_IDS, s => s.prey)
export const rooms = new CardTable<State, Event, RoomZone>(rules, ROOM_ZONES, ADVANCED_ROOM_IDS, s => s.rooms)
export const leaders = new CardTable<State, Event, LeaderZone>(rules, LEADER_ZONES, LEADER_IDS, s => s.leaders)
export const search: { readonly [city in City]: CardTable<State, Event, SearchZone> } = {
  blackwood: new CardTable<State, Event, SearchZone>(rules, SEARCH_ZONES, tokenIds('blackwood'), s => s.blackwood),
  silentPeak: new CardTable<State, Event, SearchZone>(rules, SEARCH_ZONES, tokenIds('silentPeak'), s => s.silentPeak),
}

const UP_TO = SEATS.map(seat => SEATS.slice(0, seat + 1))
export const seatsOf = (s: State): readonly Seat[] => UP_TO[s.players.length - 1]!
export const leftOf = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length
/** Events that nobody has ended yet, the newest last. */
export const activeEvents = (s: State): readonly EventId[] => events.at(s, 'active') as readonly EventId[]
/** Prey tokens that a player has hunted. */
export const trophiesOf = (s: State, seat: Seat): readonly string[] => prey.at(s, trophies(seat))
export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!

export const inOrder = (s: State): readonly Seat[] => seatsOf(s).map(i => (s.first + i) % s.players.length)
