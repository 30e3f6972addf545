// What a seat can know about a position of Outlive, as inputs of the net: the table, its own shelter, and the shelter of
// the rival who stands best.

import type { Seat } from '@lastlight/kernel'
import { nightStep, type State, type View } from '@lastlight/outlive'
import { EQUIPMENT_IDS, EQUIPMENT_KINDS, equipmentKind } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_IDS, ROOM_KINDS, roomKind } from '@lastlight/outlive/content/rooms'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { isStaffed } from '@lastlight/outlive/queries/shelter'
import type { Features, Inputs } from '../net/features.ts'
import { estimateOf } from './estimate.ts'
import { FEATURES, type Feature, featuresOf } from './features.ts'
import { type Shelter, type Visible, visibleIn } from './sharedFields.ts'
import { STAGES, type Stage, stageAt } from './stage.ts'

export type NetView = Visible & Pick<View, 'steps'>

/** An imagined world as the net sees it. */
export const netViewIn = (world: State): NetView => ({
  ...visibleIn(world),
  steps: world.players.flatMap((_, seat) => nightStep(world, seat) ?? []),
})

/** Inputs are whole numbers, so counts with fractions are counted in twentieths. */
const FRACTIONS: readonly Feature[] = ['begun', 'tileEffects', 'roomEffects']
const TIMES = FEATURES.map(feature => (FRACTIONS.includes(feature) ? 20 : 1))

/** The points that the older judgement expects, in quarters: a start for the net, and the best rival has most. */
const QUARTERS = 4

const ROOM_SIGNS = ['planned', 'built', 'staffed', 'people'] as const
const TILE_SIGNS = ['repaired', 'broken'] as const

const TABLE_NAMES = [
  ...Array.from({ length: ROUNDS }, (_, i) => `round ${i + 1}`),
  ...[2, 3, 4].map(players => `${players} players`),
  ...EVENT_IDS.map(event => `event ${event}`),
]
const SHELTER_NAMES = [
  ...FEATURES,
  ...ROOM_KINDS.flatMap(kind => ROOM_SIGNS.map(sign => `${kind} ${sign}`)),
  ...EQUIPMENT_KINDS.flatMap(kind => TILE_SIGNS.map(sign => `${kind} ${sign}`)),
  ...LEADER_IDS.map(leader => `leader ${leader}`),
  ...STAGES.map(stage => `stage ${stage}`),
  'first',
  'expected',
]

const PLAYERS_AT = ROUNDS
const EVENTS_AT = PLAYERS_AT + 3
const ROOMS_AT = FEATURES.length
const TILES_AT = ROOMS_AT + ROOM_KINDS.length * ROOM_SIGNS.length
const LEADERS_AT = TILES_AT + EQUIPMENT_KINDS.length * TILE_SIGNS.length
const STAGES_AT = LEADERS_AT + LEADER_IDS.length
const FIRST_AT = STAGES_AT + STAGES.length
const EXPECTED_AT = FIRST_AT + 1

const ROOM_OFFSET: ReadonlyMap<string, number> = new Map(
  ROOM_IDS.map(id => [id, ROOMS_AT + ROOM_KINDS.indexOf(roomKind(id)) * ROOM_SIGNS.length]),
)
const TILE_OFFSET: ReadonlyMap<string, number> = new Map(
  EQUIPMENT_IDS.map(id => [id, TILES_AT + EQUIPMENT_KINDS.indexOf(equipmentKind(id)) * TILE_SIGNS.length]),
)
const EVENT_OFFSET: ReadonlyMap<string, number> = new Map(EVENT_IDS.map((id, i) => [id, EVENTS_AT + i]))
const LEADER_OFFSET: ReadonlyMap<string, number> = new Map(LEADER_IDS.map((id, i) => [id, LEADERS_AT + i]))

const OWN_AT = TABLE_NAMES.length
const RIVAL_AT = OWN_AT + SHELTER_NAMES.length

export const netFeatures: Features<NetView> = {
  names: [...TABLE_NAMES, ...SHELTER_NAMES.map(name => `own ${name}`), ...SHELTER_NAMES.map(name => `rival ${name}`)],
  readerOf(view) {
    const parts = new InputParts(view)
    return (seat, into) => {
      parts.addTable(into)
      parts.addOwn(seat, into)
      parts.addRival(parts.rivalOf(seat), into)
    }
  },
}

/** The parts of the inputs. Seats share the first one, and the same rival stands best beside most of them. */
export class InputParts {
  readonly #view: NetView
  readonly #counted: readonly Counted[]

  constructor(view: NetView) {
    this.#view = view
    this.#counted = view.players.map((_, seat): Counted => {
      const counts = featuresOf(view, seat)
      const stage = stageAt(view.steps[seat])
      return { seat, counts, stage, expected: Math.round(QUARTERS * estimateOf(counts, stage, view.round)) }
    })
  }

  rivalOf(seat: Seat): Seat {
    return bestBeside(this.#counted, seat).seat
  }

  addTable(into: Inputs): void {
    const { round, players, events } = this.#view
    if (round > 0) into.add(round - 1, 1)
    into.add(PLAYERS_AT + players.length - 2, 1)
    for (const event of events.active) into.add(EVENT_OFFSET.get(event)!, 1)
  }

  addOwn(seat: Seat, into: Inputs): void {
    addShelter(this.#view, this.#counted[seat]!, OWN_AT, into)
  }

  addRival(rival: Seat, into: Inputs): void {
    addShelter(this.#view, this.#counted[rival]!, RIVAL_AT, into)
  }
}

interface Counted {
  readonly seat: number
  readonly counts: readonly number[]
  readonly stage: Stage
  readonly expected: number
}

function bestBeside(counted: readonly Counted[], seat: number): Counted {
  let best = counted[seat === 0 ? 1 : 0]!
  for (const other of counted) if (other.seat !== seat && other.expected > best.expected) best = other
  return best
}

function addShelter(view: NetView, { seat, counts, stage, expected }: Counted, base: number, into: Inputs): void {
  for (let i = 0; i < counts.length; i++) into.add(base + i, Math.round(counts[i]! * TIMES[i]!))
  const shelter = view.players[seat]!
  addRooms(shelter, base, into)
  addTiles(shelter, base, into)
  if (shelter.leader !== '') into.add(base + LEADER_OFFSET.get(shelter.leader)!, 1)
  into.add(base + STAGES_AT + STAGES.indexOf(stage), 1)
  if (view.first === seat) into.add(base + FIRST_AT, 1)
  into.add(base + EXPECTED_AT, expected)
}

function addRooms({ rooms }: Shelter, base: number, into: Inputs): void {
  for (const room of rooms) {
    const at = base + ROOM_OFFSET.get(room.id)!
    if (!room.built) into.add(at, 1)
    else {
      into.add(at + 1, 1)
      if (isStaffed(room)) into.add(at + 2, 1)
      into.add(at + 3, room.people)
    }
  }
}

function addTiles({ equipment }: Shelter, base: number, into: Inputs): void {
  for (let i = 0; i < equipment.length; i++) {
    const { id, repaired } = equipment[i]!
    into.add(base + TILE_OFFSET.get(id)! + (repaired ? 0 : 1), 1)
  }
}
