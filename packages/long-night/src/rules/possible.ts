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

const depends = ([verb, where]: Effect): boolean => DEPENDS.includes(verb) || where === 'here'

type Need = (s: State, context: EffectContext, a: unknown, b: unknown) => boolean
const needOf = ([verb]: Effect): Need | undefined => table.needs[verb] as Need | undefined

interface Check {
  readonly effect: Effect
  readonly isFirst: boolean
  readonly depends: boolean
  readonly chooses: boolean
  readonly need: Need | undefined
  readonly after: readonly string[]
}

/** The checks of each list, found once: they are asked for at nearly every question. */
const found = new WeakMap<readonly Effect[], readonly Check[]>()
function checksOf(list: readonly Effect[]): readonly Check[] {
  let checks = found.get(list)
  if (!checks) {
    checks = list.map((effect, i) => ({
      effect,
      isFirst: i === 0,
      depends: depends(effect),
      chooses: CHOOSES.includes(effect[0]),
      need: needOf(effect),
      after: listsAfter(effect),
    }))
    found.set(list, checks)
  }
  return checks
}

const ADDS: readonly string[] = ['recruit', 'helpless', 'rebels']

/** LN-XROADS-07: whether a list, or one that it continues with, adds people whatever the player chooses. */
export const addsPeople = (lists: Checked, list: string): boolean =>
  lists[list]!.some(effect => {
    const [verb, a, b] = effect
    if (verb === 'either') return addsPeople(lists, a) && addsPeople(lists, b)
    return ADDS.includes(verb) || listsAfter(effect).some(name => addsPeople(lists, name))
  })

/** LN-SADD-03, LN-XROADS-07: in a full colony no list is possible that may add people, however late. */
const isRoomFor = (s: State, lists: Checked, list: string, context: EffectContext): boolean =>
  lists[list]!.every(effect => {
    const [verb, a, b] = effect
    if (verb === 'either') return isRoomFor(s, lists, a, context) || isRoomFor(s, lists, b, context)
    return ADDS.includes(verb)
      ? needOf(effect)!(s, context, a, b)
      : listsAfter(effect).every(name => isRoomFor(s, lists, name, context))
  })

export function possible(s: State, lists: Checked, list: string, asked: EffectContext): boolean {
  let context = asked
  let chosen = false
  for (const check of checksOf(lists[list]!)) {
    if (check.effect[0] === 'colony') context = { ...context, place: 'colony' }
    else if (!(chosen && check.depends) && !can(s, lists, context, check)) return false
    if (check.chooses) chosen = true
  }
  return true
}

function can(s: State, lists: Checked, context: EffectContext, { effect, isFirst, need, after }: Check): boolean {
  if (effect[0] === 'either') return possible(s, lists, effect[1], context) || possible(s, lists, effect[2], context)
  // Before the first verb nothing has changed, so the way of an `if` there is known already.
  if (effect[0] === 'if' && isFirst) {
    const list = holds(s, CARDS, effect[1], context) ? effect[2] : effect[3]
    return list === undefined || possible(s, lists, list, context)
  }
  if (need !== undefined && !need(s, context, effect[1], effect[2])) return false
  return after.every(name => isRoomFor(s, lists, name, context))
}
