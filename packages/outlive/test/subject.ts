// The description of Outlive for the conformance kit and the fuzzer.

import { type Subject, whereaboutsAgree } from '@lastlight/kernel/testing'
import { CITIES } from '../src/content/areas.ts'
import { EQUIPMENT_IDS, EQUIPMENT_KINDS, equipmentKind } from '../src/content/equipment.ts'
import { EVENT_IDS } from '../src/content/events.ts'
import { LEADER_IDS } from '../src/content/leaders.ts'
import { PREY_KINDS, preyKind } from '../src/content/prey.ts'
import { ADVANCED_ROOM_IDS, ROOM_KINDS, roomKind } from '../src/content/rooms.ts'
import { tokenIds, tokenKind } from '../src/content/search.ts'
import { type Config, type Event, game, type Option, type State, type View } from '../src/index.ts'
import { equipment, events, leaders, prey, rooms, search } from '../src/language.ts'
import { invariants } from './invariants.ts'

const tables = [events, equipment, prey, rooms, leaders, search.blackwood, search.silentPeak]
const agree = [
  whereaboutsAgree(events),
  whereaboutsAgree(equipment),
  whereaboutsAgree(prey),
  whereaboutsAgree(rooms),
  whereaboutsAgree(leaders),
  whereaboutsAgree(search.blackwood),
  whereaboutsAgree(search.silentPeak),
]

/** Every tile, room, event, prey, token and leader, and every choice. */
const things = [
  ...EVENT_IDS.flatMap(event => [`event ${event}`, `ended ${event}`]),
  ...EQUIPMENT_KINDS.flatMap(kind => [`tile ${kind}`, `repaired ${kind}`, `used ${kind}`]),
  ...ROOM_KINDS.map(kind => `built ${kind}`),
  ...ROOM_KINDS.filter(
    kind => !['eventImmunity', 'ventilation', 'pressureChoice', 'autoRepair', 'repairDiscount'].includes(kind),
  ).map(kind => `used ${kind}`),
  'used autoRepair',
  'used repairDiscount',
  ...PREY_KINDS.map(kind => `prey ${kind}`),
  ...[...new Set(tokenIds('blackwood').map(tokenKind))].map(kind => `token ${kind}`),
  ...LEADER_IDS.map(leader => `leader ${leader}`),
  'duplicate',
  'reshuffled',
  'skipped',
  'algae',
  'sensed',
  'peeked',
  'handedOver',
  'defended',
  'dismantled',
  'cut',
  'cutSearch',
  'lost',
  'recruited',
  'seated',
  'maryDiscards',
  'passed',
  'cleaned',
  'over',
  'bat true',
  'bat false',
  'locker true',
  'locker false',
  'more none',
  'immune',
  'gaveUp',
  'shield nothing',
  'shield hero3Immune',
  'shield protectiveVest',
  'reconsider',
  'discount',
]

function fired(event: Event): readonly string[] {
  switch (event.e) {
    case 'newEvent':
      return [`event ${event.event}`]
    case 'endedEvent':
      return [`ended ${event.event}`]
    case 'tookTile':
    case 'drewTile':
      return [`tile ${equipmentKind(event.tile)}`]
    case 'repaired':
      return [`repaired ${equipmentKind(event.tile)}`]
    case 'used':
      return [`used ${equipmentKind(event.what) ?? roomKind(event.what)}`]
    case 'built':
      return [`built ${roomKind(event.room)}`]
    case 'hunted':
      return [`prey ${preyKind(event.prey)}`]
    case 'searched':
      return [`token ${tokenKind(event.token)}`]
    case 'settled':
      return [`leader ${event.leader}`, `built ${roomKind(event.built)}`]
    default:
      return [event.e]
  }
}

const firedBy = (option: Option): readonly string[] => [
  option.do,
  ...('use' in option ? [`${option.do} ${option.use}`] : []),
  ...(option.do === 'shield' ? [`shield ${option.with}`] : []),
  ...(option.do === 'more' && option.room === 'none' ? ['more none'] : []),
  ...('discount' in option ? ['discount'] : []),
]

/** The kind of the thing that an option names under this word; '' for none. */
function kindIn(option: Option, name: string): string {
  const value = new Map<string, unknown>(Object.entries(option)).get(name)
  return typeof value === 'string' ? value.replace(/:.*/, '') : ''
}

export const subject: Subject<State, Config, Option, View, Event> = {
  game,
  conserved: s =>
    tables.map(table => (table as typeof rooms).zones.flatMap(zone => (table as typeof rooms).at(s, zone)).toSorted()),
  invariants,
  publicLeaves: [
    'flow',
    'quick',
    'heroesInTurn',
    'equipment.at.aside',
    'rooms.at',
    'leaders.at',
    ...['events', 'equipment', 'prey', 'rooms', 'leaders', 'blackwood', 'silentPeak'].flatMap(table =>
      ['cards', 'known', 'possible'].map(part => `${table}.${part}`),
    ),
  ],
  ids: [
    ...EVENT_IDS,
    ...EQUIPMENT_IDS,
    ...prey.cards,
    ...ADVANCED_ROOM_IDS,
    ...CITIES.flatMap(city => tokenIds(city)),
    ...LEADER_IDS,
  ],
  allowed: (view, s, viewer) => agree.map(each => each(view, s, viewer)).find(problem => problem !== undefined),
  things,
  fired,
  firedBy,
  prefer: (options, missing) =>
    options.find(
      option =>
        firedBy(option).some(thing => missing.has(thing)) ||
        missing.has(`used ${kindIn(option, 'what')}`) ||
        missing.has(`repaired ${kindIn(option, 'tile')}`) ||
        missing.has(`ended ${kindIn(option, 'event')}`) ||
        missing.has(`built ${kindIn(option, 'room')}`) ||
        missing.has(`leader ${kindIn(option, 'leader')}`),
    ) ??
    // Dear events are ended only by players who save up for them.
    (missing.size < 4
      ? options.find(option => kindIn(option, 'to') === 'militaryBase' || option.do === 'gather')
      : undefined),
}
