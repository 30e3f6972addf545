// The words in which the rules of Embers are written.

import { CardTable, language, type Seat } from '@lastlight/kernel'
import { ITEM_IDS } from './content/items.ts'
import { KEEPER_IDS } from './content/keepers.ts'
import { OMEN_IDS } from './content/omens.ts'
import type { PlaceId } from './content/places.ts'
import { ROLES } from './content/roles.ts'
import type { Option } from './options.ts'
import type { State } from './state.ts'
import {
  ITEM_ZONES,
  type ItemZone,
  KEEPER_ZONES,
  type KeeperZone,
  OMEN_ZONES,
  type OmenZone,
  ROLE_ZONES,
  type RoleZone,
} from './zones.ts'

export type Event =
  | { readonly e: 'role'; readonly seat: Seat; readonly card: string }
  | { readonly e: 'keeper'; readonly seat: Seat; readonly card: string }
  | { readonly e: 'drew'; readonly seat: Seat; readonly card?: string }
  | { readonly e: 'refill' }
  | { readonly e: 'round'; readonly round: number }
  | { readonly e: 'chop'; readonly seat: Seat }
  | { readonly e: 'bury'; readonly seat: Seat; readonly card?: string }
  | { readonly e: 'stop'; readonly seat: Seat }
  | { readonly e: 'turn'; readonly seat: Seat }
  | { readonly e: 'omen drawn'; readonly by: Seat; readonly card?: string }
  | { readonly e: 'omen kept'; readonly by: Seat }
  | { readonly e: 'omen'; readonly card: string; readonly seat: Seat }
  | { readonly e: 'omen half'; readonly card: string; readonly half: 'left' | 'right' }
  | { readonly e: 'moved'; readonly keeper: string; readonly to: PlaceId }
  | { readonly e: 'fought'; readonly keeper: string; readonly roll: number; readonly won: boolean }
  | { readonly e: 'fenced'; readonly at: PlaceId }
  | { readonly e: 'played'; readonly seat: Seat; readonly card: string }
  | { readonly e: 'wood'; readonly seat: Seat; readonly by: number }
  | { readonly e: 'embers'; readonly by: number }
  | { readonly e: 'torch'; readonly at: PlaceId }
  | { readonly e: 'barter'; readonly seat: Seat; readonly from: Seat }
  | { readonly e: 'gave'; readonly from: Seat; readonly to: Seat; readonly card?: string }
  | { readonly e: 'kept'; readonly seat: Seat }
  | { readonly e: 'saw'; readonly seat: Seat; readonly zone: 'deck' | 'omens'; readonly cards?: readonly string[] }
  | { readonly e: 'gust' }
  | { readonly e: 'stolen'; readonly by: Seat; readonly from: Seat; readonly card?: string }
  | { readonly e: 'lamp'; readonly seat: Seat }
  | { readonly e: 'wolf'; readonly at: PlaceId; readonly does: 'stays' | 'breaks' | 'kills' | 'leaves' }
  | { readonly e: 'killed'; readonly keeper: string }
  | { readonly e: 'panic'; readonly keeper: string; readonly does: 'runs' | 'holds'; readonly roll?: number }
  | { readonly e: 'votes'; readonly votes: readonly Seat[]; readonly lantern: Seat }
  | { readonly e: 'end'; readonly how: 'dark' | 'dawn'; readonly roles: readonly string[] }

export const rules = language<State, Event, Option>()
export const { proc, call, tell, roll, pick, finish, reveal } = rules

export const items = new CardTable<State, Event, ItemZone>(rules, ITEM_ZONES, ITEM_IDS, s => s.items)
export const omens = new CardTable<State, Event, OmenZone>(rules, OMEN_ZONES, OMEN_IDS, s => s.omens)
export const keepers = new CardTable<State, Event, KeeperZone>(rules, KEEPER_ZONES, KEEPER_IDS, s => s.keepers)
export const roles = new CardTable<State, Event, RoleZone>(rules, ROLE_ZONES, ROLES, s => s.roles)

export const SEATS: readonly Seat[] = [0, 1, 2, 3]
const UP_TO = SEATS.map(seat => SEATS.slice(0, seat + 1))
export const seatsOf = (s: State): readonly Seat[] => UP_TO[s.players - 1]!
export const left = (s: State, seat: Seat): Seat => (seat + 1) % s.players
export const right = (s: State, seat: Seat): Seat => (seat + s.players - 1) % s.players
