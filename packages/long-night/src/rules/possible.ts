// Whether a list of a card can be fulfilled: LN-XROADS-04, LN-RULE-08.

import { type Checked, type Effect, listsAfter } from '../content/effects.ts'
import { CARDS } from '../language.ts'
import { type EffectContext, holds } from '../queries/conditions.ts'
import type { State } from '../state.ts'
import type { NeedTable } from './resolve.ts'

const table: { needs: NeedTable } = { needs: {} }
export const setNeeds = (needs: NeedTable): void => {
  table.needs = needs
}

/** Verbs whose need depends on a choice made earlier in the list. */
const DEPENDS: readonly string[] = ['slay', 'shoot', 'lure', 'barricade', 'trap', 'hush', 'heal']
/** Verbs after which that is so; a breach makes room for the verbs behind it. */
const CHOOSES: readonly string[] = ['survivor', 'place', 'player', 'lowest', 'breach']
const ALWAYS: readonly string[] = ['colony', 'either', 'breach']

const depends = (effect: Effect): boolean =>
  DEPENDS.includes(effect[0]) || (effect[0] === 'draw' && effect[1] === 'here')

type Need = (s: State, context: EffectContext, a: unknown, b: unknown) => boolean

interface Check {
  readonly effect: Effect
  readonly isFirst: boolean
  readonly depends: boolean
  readonly chooses: boolean
  readonly need: Need | undefined
  readonly after: readonly string[]
}

/** The verbs of each list that need a check, found once: most verbs are always possible. */
const found = new WeakMap<readonly Effect[], readonly Check[]>()
function checksOf(lists: Checked, list: readonly Effect[]): readonly Check[] {
  let checks = found.get(list)
  if (!checks) {
    checks = list
      .map(effect => ({
        effect,
        isFirst: effect === list[0],
        depends: depends(effect),
        chooses: CHOOSES.includes(effect[0]),
        need: needOf(effect),
        after: listsAfter(effect),
      }))
      .filter(
        ({ effect: [verb], isFirst, need, after }) =>
          (verb === 'if' && isFirst) ||
          ALWAYS.includes(verb) ||
          need !== undefined ||
          after.some(name => addsPeople(lists, name)),
      )
    found.set(list, checks)
  }
  return checks
}

const needOf = (effect: Effect): Need | undefined => table.needs[effect[0]] as Need | undefined

const ADDS: readonly string[] = ['recruit', 'helpless', 'rebels']

/** LN-XROADS-07: whether a list, or one that it continues with, adds people whatever the player chooses. */
export const addsPeople = (lists: Checked, list: string): boolean =>
  (lists[list] ?? NOTHING).some(effect => {
    if (effect[0] === 'either') return addsPeople(lists, effect[1]) && addsPeople(lists, effect[2])
    return ADDS.includes(effect[0]) || listsAfter(effect).some(name => addsPeople(lists, name))
  })

/** LN-SADD-03, LN-XROADS-07: in a full colony no list is possible that may add people, however late. */
const isRoomFor = (s: State, lists: Checked, list: string, context: EffectContext): boolean =>
  (lists[list] ?? NOTHING).every(effect => {
    if (effect[0] === 'either')
      return isRoomFor(s, lists, effect[1], context) || isRoomFor(s, lists, effect[2], context)
    return ADDS.includes(effect[0])
      ? (needOf(effect)?.(s, context, effect[1], effect[2]) ?? true)
      : listsAfter(effect).every(name => isRoomFor(s, lists, name, context))
  })

export function possible(s: State, lists: Checked, list: string, asked: EffectContext): boolean {
  let context = asked
  let chosen = false
  for (const check of checksOf(lists, lists[list] ?? NOTHING)) {
    if (check.effect[0] === 'colony') context = { ...context, place: 'colony' }
    else if (!(chosen && check.depends) && !can(s, lists, context, check)) return false
    if (check.chooses) chosen = true
  }
  return true
}

const NOTHING: readonly Effect[] = []

/** Before the first verb nothing has changed, so the way of an `if` there is known already. */
function can(s: State, lists: Checked, context: EffectContext, { effect, isFirst, need, after }: Check): boolean {
  if (effect[0] === 'either') return possible(s, lists, effect[1], context) || possible(s, lists, effect[2], context)
  if (effect[0] === 'if' && isFirst) {
    const list = holds(s, CARDS, effect[1], context) ? effect[2] : effect[3]
    return list === undefined || possible(s, lists, list, context)
  }
  if (need !== undefined && !need(s, context, effect[1], effect[2])) return false
  return after.every(name => isRoomFor(s, lists, name, context))
}
