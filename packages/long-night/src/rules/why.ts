// The cause of an event for the log: the innermost running procedure that is a cause.

import type { ListOwner } from '../content/cardLists.ts'
import { kindOf } from '../content/items.ts'
import type { Cause, Why } from '../events.ts'
import type { State } from '../state.ts'

const CAUSE_OF: { readonly [home in ListOwner]: Cause } = {
  item: 'item',
  gear: 'item',
  ability: 'ability',
  turnEnd: 'ability',
  afterSearch: 'ability',
  crisis: 'crisis',
  crossroads: 'crossroads',
  encounter: 'encounter',
}

/** By the name of the procedure in the frame. */
const CAUSES: { readonly [procedure: string]: Why } = {
  setup: 'setup',
  players: 'round',
  turn: 'turn',
  search: 'search',
  exposure: 'exposure',
  freezing: 'frost',
  spread: 'bite',
  addZombies: 'overrun',
  fadeNoise: 'noise',
  colony: 'night',
  exileVote: 'exile',
  leaving: 'exile',
  leavingAgain: 'exile',
  makeRoom: 'makeRoom',
  passToken: 'token',
  succession: 'lastOne',
  raiding: 'hideout',
  containing: 'code',
  opening: 'story',
  gate: 'story',
  friend: 'story',
  ambush: 'story',
  comingHome: 'story',
  suspicion: 'story',
}

type Frame = State['flow']['stack'][number]

function causeIn({ at, l }: Frame): Why | undefined {
  const procedure = at.slice(0, at.indexOf('.'))
  if (procedure === 'resolve') return `${CAUSE_OF[l['home'] as ListOwner]}.${l['card'] as string}`
  if (procedure === 'crossing') return `crossroads.${l['card'] as string}`
  if (procedure === 'attacking') return weapon(l['by'] as string, l['survivor'] as string)
  return CAUSES[procedure]
}

/** The cause of an attack: an item, or the survivor's ability. */
export const weapon = (by: string, survivor: string): Why => (by === survivor ? `ability.${by}` : `item.${kindOf(by)}`)

const causeFrom = (stack: readonly Frame[]): Why => stack.map(causeIn).findLast(why => why !== undefined)!

/** The present cause. Called only when an event is told. */
export const whyOf = (s: State): Why => causeFrom(s.flow.stack)

/** The cause for which the running procedure was called. */
export const whyCalled = (s: State): Why => causeFrom(s.flow.stack.toSpliced(-1))
