// Resolves a card: runs a list verb by verb. Verbs may ask.

import { end, type Go, int, type next, type Of, one, record } from '@lastlight/kernel'
import { LIST_OWNERS, type ListOwner, listsOf } from '../content/cardLists.ts'
import type { Effect, Verb } from '../content/effects.ts'
import { PLACES } from '../content/places.ts'
import { LIST_NAME, LISTED_CARD, SURVIVOR_OR_NONE } from '../ids.ts'
import { call, proc } from '../language.ts'
import type { EffectContext } from '../queries/conditions.ts'
import { playerOf } from '../queries/position.ts'
import type { State } from '../state.ts'

/** The locals of a resolving card: where its list stands, and its effect context. */
export const LIST_FIELDS = {
  home: one(...LIST_OWNERS),
  card: LISTED_CARD,
  list: LIST_NAME,
  seat: int,
  survivor: SURVIVOR_OR_NONE,
  place: one(...PLACES),
  other: int,
}
const LIST_SHAPE = record(LIST_FIELDS)
export type ListInContext = Of<typeof LIST_SHAPE>

/** The compiler knows the lists of every card, so another name can only come from a foreign state. */
function listOf(home: ListOwner, card: string, list: string): readonly Effect[] {
  const found = listsOf(home, card)[list]
  if (!found) throw new Error(`${home} ${card} has no list '${list}'`)
  return found
}

export const listInContext = (
  home: ListOwner,
  card: string,
  list: string,
  { seat, survivor, place, other }: EffectContext,
): ListInContext => ({
  home,
  card,
  list,
  seat,
  survivor,
  place,
  other,
})

type ArgsOf<V, E = Effect> = E extends readonly [infer N, ...infer A] ? (V extends N ? A : never) : never
export type Resolving = ListInContext & { i: number }
export type Does<V extends Verb> = (s: State, l: Resolving, ...args: ArgsOf<V>) => Go
export type VerbTable = { readonly [V in Verb]: Does<V> }
/** The condition under which a verb is possible; missing for verbs that always are. */
export type NeedTable = { readonly [V in Verb]?: (s: State, context: EffectContext, ...args: ArgsOf<V>) => boolean }

/** A crisis and a special zombie concern everybody: without the player they go on with the first player. */
const concernsAll = ({ home, list }: ListInContext): boolean =>
  home === 'encounter' || (home === 'crisis' && list === 'main')

/** Set by `verbs/`, whose own procedures call this one. */
const table: { verbs: VerbTable | undefined } = { verbs: undefined }
export const setVerbs = (verbs: VerbTable): void => {
  table.verbs = verbs
}

export const resolve = proc('resolve', LIST_FIELDS, { own: { i: int } })
resolve.steps({
  run(s, l) {
    const effect = listOf(l.home, l.card, l.list)[l.i]
    // LN-VAR-ELIM-03: nothing goes on for a player who is out.
    if (playerOf(s, l.seat).out && concernsAll(l)) l.seat = s.first
    if (effect === undefined || playerOf(s, l.seat).out) return end
    l.i++
    const [verb, ...args] = effect
    const does = table.verbs![verb] as (s: State, l: Resolving, ...args: readonly unknown[]) => Go
    return does(s, l, ...args) === end ? end : 'run'
  },
})

/** Continues with another list of the same card, in the same effect context. */
export const continueWith = (l: ListInContext, list: string, seat: number = l.seat): typeof next => {
  const { home, card, survivor, place, other } = l
  return call(resolve, { home, card, list, seat, survivor, place, other })
}
