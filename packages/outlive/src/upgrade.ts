// Upgrades a state of an earlier version, so that a saved game can go on.

import { copyJson, type Json, withCardIds } from '@lastlight/kernel'
import { CARDS_OF_VERSION_2 } from './cardsOfVersion2.ts'
import { equipmentKind } from './content/equipment.ts'
import { roomKind } from './content/rooms.ts'
import { CHEAPER_REPAIR } from './queries/shelter.ts'
import type { State } from './state.ts'

type Frame = State['flow']['stack'][number]
type Locals = { [name: string]: Frame['l'][string] }

/** In version 1 a used Training Hall had averted one attack and protected no hero afterwards. */
const USED_ON_NOBODY = 3

const procedureOf = (frame: Frame | undefined): string => frame?.at.replace(/\..*/, '') ?? ''

function causeOf(s: State, frame: Frame, below: Frame | undefined): string {
  switch (procedureOf(below)) {
    case 'strike':
      return below!.l['event'] as string
    case 'radiation':
      return 'radiation'
    case 'feed':
      return procedureOf(frame) === 'pay' ? 'feeding' : 'hunger'
    case 'build':
      return 'building'
    default:
      return flashlightOf(s, Number(frame.l['seat']))
  }
}

/** Only a flashlight brought a newcomer in the middle of a turn. */
const flashlightOf = (s: State, seat: number): string =>
  s.players[seat]?.equipment.find(tile => equipmentKind(tile.id) === 'flashlight')?.id ?? 'flashlight:1'

const WITH_CAUSE = ['pay', 'giveUp', 'loseSurvivors', 'houseSurvivor']

function upgraded(s: State, stack: Frame[]): Frame[] {
  return stack.map((frame, i): Frame => {
    const l: Locals = { ...frame.l }
    if (procedureOf(frame) === 'turn') delete l['acted']
    if (WITH_CAUSE.includes(procedureOf(frame))) l['cause'] = causeOf(s, frame, stack[i - 1])
    return { ...frame, l }
  })
}

/** In version 1 what was under way had no causes yet, and entry effects were lost after the first action. */
export function fromVersion1(json: unknown): unknown {
  const s = copyJson(json as Json) as unknown as State
  for (const player of s.players)
    for (const room of player.rooms)
      if (roomKind(room.id) === 'hero3Immune' && room.used > 0) room.used = USED_ON_NOBODY
  s.flow.stack = upgraded(s, s.flow.stack)
  for (const lane of s.flow.lanes) lane.stack = upgraded(s, lane.stack)
  return s
}

/** Version 2 kept knowledge by a card's place in its lists, and a player's tiles twice. */
export function fromVersion2(json: unknown): unknown {
  const state = withCardIds(json, CARDS_OF_VERSION_2) as {
    readonly equipment: { readonly at: { readonly [zone: string]: unknown } }
  }
  const at = Object.entries(state.equipment.at).filter(([zone]) => !zone.startsWith('own'))
  return { ...state, equipment: { ...state.equipment, at: Object.fromEntries(at) } }
}

/** In version 3 the step of repairs knew whether the Workshop still made one cheaper; now the room says so. */
export function fromVersion3(json: unknown): unknown {
  const s = copyJson(json as Json) as unknown as State
  for (const { stack } of [s.flow, ...s.flow.lanes])
    for (const frame of stack)
      if (procedureOf(frame) === 'repair') {
        const { credit, ...l } = frame.l
        frame.l = l
        const workshop = s.players[Number(l['seat'])]?.rooms.find(room => roomKind(room.id) === 'workshop')
        if (workshop && workshop.used > 0 && credit === false) workshop.used |= CHEAPER_REPAIR
      }
  return s
}
