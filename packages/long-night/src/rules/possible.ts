// Whether a list of a card can be fulfilled: LN-XROADS-04, LN-RULE-08.

import type { Effect, Lists } from '../content/effects.ts'
import type { State } from '../state.ts'
import type { Mind } from './conditions.ts'
import type { NeedTable } from './resolve.ts'

const table: { needs: NeedTable } = { needs: {} }
export const demand = (needs: NeedTable): void => {
  table.needs = needs
}

/** After somebody has been chosen, what these need depends on the choice. */
const DEPENDS: readonly string[] = ['slay', 'lure', 'barricade', 'trap', 'hush', 'heal']
/** A breach makes room for what comes after it. */
const CHOOSES: readonly string[] = ['survivor', 'place', 'player', 'lowest', 'breach']

const depends = (effect: Effect): boolean =>
  DEPENDS.includes(effect[0]) || (effect[0] === 'draw' && effect[1] === 'here')

type Need = (s: State, mind: Mind, a: unknown, b: unknown) => boolean

/** Of every list, what there is to look at; most verbs are always possible. */
const looked = new WeakMap<readonly Effect[], readonly Effect[]>()
function toLookAt(list: readonly Effect[]): readonly Effect[] {
  let some = looked.get(list)
  if (!some) {
    const matters = ([verb]: Effect): boolean =>
      verb === 'colony' || verb === 'either' || verb === 'breach' || table.needs[verb] !== undefined
    some = list.filter(matters)
    looked.set(list, some)
  }
  return some
}

export function possible(s: State, lists: Partial<Lists>, list: string, asked: Mind): boolean {
  let mind = asked
  let chosen = false
  for (const effect of toLookAt(lists[list] ?? NOTHING)) {
    const verb = effect[0]
    if (verb === 'colony') mind = { ...mind, place: 'colony' }
    else if (!(chosen && depends(effect)) && !can(s, lists, mind, effect)) return false
    if (CHOOSES.includes(verb)) chosen = true
  }
  return true
}

const NOTHING: readonly Effect[] = []

function can(s: State, lists: Partial<Lists>, mind: Mind, effect: Effect): boolean {
  if (effect[0] === 'either') return possible(s, lists, effect[1], mind) || possible(s, lists, effect[2], mind)
  const need = table.needs[effect[0]] as Need | undefined
  return need === undefined || need(s, mind, effect[1], effect[2])
}
