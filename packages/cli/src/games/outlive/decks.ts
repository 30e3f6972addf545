import { EQUIPMENT_IDS, EQUIPMENT_KINDS } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { PREY_IDS, PREY_KINDS } from '@lastlight/outlive/content/prey'
import { ADVANCED_ROOM_IDS, BASIC_ROOMS, ROOM_KINDS } from '@lastlight/outlive/content/rooms'
import { messages } from '@lastlight/outlive/text'
import { languagesOf } from '@lastlight/words/lint'
import { type Deck, deck, keys } from '../deck.ts'

const PLAYERS = 4

export async function decks(): Promise<readonly Deck[]> {
  const words = await languagesOf(messages)
  return [
    deck('leaders', LEADER_IDS.length, keys('leader.', LEADER_IDS), words),
    deck('events', EVENT_IDS.length, keys('event.effect.', EVENT_IDS), words),
    deck('equipment', EQUIPMENT_IDS.length, keys('equipment.effect.', EQUIPMENT_KINDS), words),
    deck('rooms', ADVANCED_ROOM_IDS.length + BASIC_ROOMS.length * PLAYERS, keys('room.effect.', ROOM_KINDS), words),
    deck('prey', PREY_IDS.length, keys('prey.', PREY_KINDS), words),
  ]
}
