// How long each event is looked at, which things of the board light up for it, and what it sounds like.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { Event } from '@lastlight/outlive'
import { POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS } from '@lastlight/outlive/content/equipment'
import type { EventDisplay } from '../../face/face.ts'
import { type OutliveThing, thing } from './thing.ts'

/** The thing that a hero is: one's own need no seat. */
export const heroThing = (seat: Seat, hero: string, viewer: Viewer): OutliveThing =>
  seat === viewer ? `hero:${hero}` : `hero:${seat}:${hero}`

const rival = (seat: Seat): OutliveThing => `seat:${seat}`
/** Something in a shelter: one's own is on the screen, a rival's is a name. */
const inside = (seat: Seat, there: OutliveThing, viewer: Viewer): readonly OutliveThing[] =>
  seat === viewer ? [there, rival(seat)] : [rival(seat)]

type Sound = NonNullable<EventDisplay['sound']>
type DisplayRow = readonly [things: readonly OutliveThing[], weight: number, sound: Sound | 'none', urgent?: boolean]
/** Every event has a display and a sound, or says that it has none: a new one without them does not compile. */
type DisplayRows = {
  readonly [E in Event['e']]: (event: Extract<Event, { readonly e: E }>, viewer: Viewer) => DisplayRow
}

const NOTHING = 0
const SMALL = 0.2
const LITTLE = 0.4
const STEP = 0.5
const FULL = 1
/** One's own find, to be read. */
const FIND = 1.6

const ROWS: DisplayRows = {
  dealt: () => [[], NOTHING, 'card'],
  settled: ({ seat }) => [[rival(seat)], LITTLE, 'card'],
  stands: ({ seat, hero, at }, viewer) => [[heroThing(seat, hero, viewer), `area:${at}`], SMALL, 'step'],
  mary: ({ seat }) => [[rival(seat), 'area:blackwood', 'area:silentPeak'], LITTLE, 'card'],
  maryDiscards: ({ seat }) => [[rival(seat)], SMALL, 'card'],
  firstPlayer: ({ seat }) => [[rival(seat)], LITTLE, 'card'],
  round: () => [['convoy'], FULL, 'dawn'],
  topUp: ({ area }) => [[`area:${area}`, `goods:${POOL_RESOURCE[area]}`], SMALL, 'token'],
  shown: ({ city, tiles }) => [[`area:${city}`, ...tiles.map(tile => thing('tile', tile))], LITTLE, 'card'],
  discarded: ({ city }) => [[`area:${city}`, `search:${city}`], SMALL, 'card'],
  newEvent: ({ event }) => [['convoy', `event:${event}`], FULL, 'card', true],
  cut: ({ event, area }) => [[`event:${event}`, `area:${area}`], LITTLE, 'token'],
  cutSearch: ({ event, city }) => [[`event:${event}`, `area:${city}`, `search:${city}`], LITTLE, 'card'],
  contamination: ({ seat }, viewer) => [inside(seat, 'contamination', viewer), LITTLE, 'radiation'],
  lost: ({ seat, from }, viewer) => [inside(seat, `room:${from}`, viewer), FULL, 'loss', seat === viewer],
  gained: ({ seat, kind }, viewer) => [inside(seat, `goods:${kind}`, viewer), SMALL, 'token'],
  paid: ({ seat, kind }, viewer) => [inside(seat, `goods:${kind}`, viewer), SMALL, 'token'],
  gaveUp: ({ seat, kind }, viewer) => [inside(seat, `goods:${kind}`, viewer), LITTLE, 'loss', seat === viewer],
  moved: ({ seat, hero, to, slot }, viewer) => [
    [heroThing(seat, hero, viewer), `area:${to}`, ...(slot === 0 ? [] : [thing('slot', slot)])],
    STEP,
    'step',
  ],
  skipped: ({ seat }) => [[rival(seat)], LITTLE, 'none'],
  used: ({ seat, what }, viewer) => [
    inside(seat, EQUIPMENT_IDS.includes(what) ? `tile:${what}` : `room:${what}`, viewer),
    LITTLE,
    'card',
  ],
  immune: ({ seat, hero }, viewer) => [[heroThing(seat, hero, viewer), rival(seat)], LITTLE, 'card'],
  pressure: ({ seat, victim }, viewer) => [[rival(seat), rival(victim)], FULL, 'pressure', victim === viewer],
  defended: ({ seat }, viewer) => [inside(seat, 'goods:ammo', viewer), LITTLE, 'token'],
  handedOver: ({ from, to, kind }, viewer) => [
    [rival(from), rival(to), `goods:${kind}`],
    LITTLE,
    'token',
    from === viewer,
  ],
  hunted: ({ seat, prey }) => [[rival(seat), `prey:${prey}`], STEP, 'token'],
  prey: ({ area, prey }) => [[`area:${area}`, ...(prey === null ? [] : [thing('prey', prey)])], SMALL, 'card'],
  algae: ({ seat }) => [[rival(seat), 'area:militaryBase', 'goods:algae'], LITTLE, 'token'],
  survivor: ({ seat, to }, viewer) => [inside(seat, `room:${to}`, viewer), LITTLE, 'token'],
  searched: ({ seat, city }, viewer) => [
    [rival(seat), `area:${city}`, `search:${city}`],
    seat === viewer ? FIND : STEP,
    'card',
  ],
  tookTile: ({ seat, tile }) => [[rival(seat), `tile:${tile}`], LITTLE, 'card'],
  drewTile: ({ seat, tile }, viewer) => [inside(seat, `tile:${tile}`, viewer), LITTLE, 'card'],
  duplicate: ({ seat }) => [[rival(seat)], SMALL, 'card'],
  reshuffled: () => [[], SMALL, 'card'],
  peeked: ({ seat, city }) => [[rival(seat), `search:${city}`, `peek:${city}`], LITTLE, 'card'],
  sensed: ({ seat, area }) => [[rival(seat), `area:${area}`], LITTLE, 'card'],
  turnOver: () => [[], NOTHING, 'none'],
  night: () => [['convoy'], FULL, 'night'],
  endedEvent: ({ seat, event }) => [[rival(seat), `event:${event}`], FULL, 'card'],
  passed: ({ seat }) => [[rival(seat)], SMALL, 'none'],
  recruited: ({ seat }, viewer) => [inside(seat, 'room:airlock', viewer), LITTLE, 'token'],
  built: ({ seat, room }, viewer) => [inside(seat, `room:${room}`, viewer), STEP, 'card'],
  seated: ({ seat, room }, viewer) => [inside(seat, `room:${room}`, viewer), SMALL, 'step'],
  dismantled: ({ seat, tile }, viewer) => [inside(seat, `tile:${tile}`, viewer), LITTLE, 'card'],
  repaired: ({ seat, tile }, viewer) => [inside(seat, `tile:${tile}`, viewer), STEP, 'card'],
  cleaned: ({ seat }) => [[rival(seat)], SMALL, 'token'],
  over: () => [['convoy'], FULL, 'end'],
}

/** Whether the event tells a player something about their own choice that nobody could know before it. */
function isResult(event: Event, viewer: Viewer): boolean {
  switch (event.e) {
    case 'newEvent':
      return true
    case 'searched':
    case 'drewTile':
    case 'duplicate':
    case 'contamination':
    case 'lost':
      return event.seat === viewer
    case 'handedOver':
      return event.to === viewer
    default:
      return false
  }
}

/** Whether the event is the viewer's own and not their choice: what they drew, what they came upon, what the night took. */
function isLuck(event: Event, viewer: Viewer): boolean {
  switch (event.e) {
    case 'mary':
    case 'firstPlayer':
    case 'hunted':
    case 'gaveUp':
    case 'peeked':
    case 'sensed':
    case 'survivor':
      return event.seat === viewer
    case 'skipped':
      return event.seat === viewer && event.by !== 'choice'
    default:
      return 'seat' in event && isResult(event, viewer)
  }
}

/** A new event, pressure on oneself, the night and one's own find are looked at whatever else waits. */
const isMoment = (event: Event, viewer: Viewer): boolean =>
  event.e === 'newEvent' ||
  event.e === 'night' ||
  (event.e === 'pressure' && event.victim === viewer) ||
  (event.e === 'searched' && event.seat === viewer)

/** The events that open a chapter of the log. */
const HEADINGS: readonly Event['e'][] = ['round', 'night', 'over']

export function displayOf(event: Event, viewer: Viewer): EventDisplay {
  const [things, weight, sound, urgent = false] = (ROWS[event.e] as (event: Event, viewer: Viewer) => DisplayRow)(
    event,
    viewer,
  )
  return {
    things,
    weight,
    urgent,
    ...(sound !== 'none' && { sound }),
    ...(HEADINGS.includes(event.e) && { heading: true }),
    ...(isResult(event, viewer) && { result: true }),
    ...(isLuck(event, viewer) && { luck: true }),
    ...(isMoment(event, viewer) && { moment: true }),
  }
}
