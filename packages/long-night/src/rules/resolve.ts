// Resolves a card: runs a list verb by verb. Verbs may ask.

import { end, type Go, int, type next, type Of, one, record, text } from '@lastlight/kernel'
import { crisisRow } from '../content/crises.ts'
import { crossroadsRow } from '../content/crossroads.ts'
import { type Checked, type Effect, type Lists, type Verb } from '../content/effects.ts'
import { ITEM_KINDS, type ItemKind } from '../content/itemKinds.ts'
import type { ItemRow } from '../content/itemTypes.ts'
import { PLACES } from '../content/places.ts'
import { survivorRow } from '../content/survivors.ts'
import { call, proc } from '../language.ts'
import type { EffectContext } from '../queries/conditions.ts'
import { playerOf } from '../queries/position.ts'
import type { State } from '../state.ts'

/** Where a list stands: on an item, an ability, a crisis, a crossroads card. */
export type ListOwner = 'item' | 'gear' | 'ability' | 'turnEnd' | 'afterSearch' | 'crisis' | 'crossroads'

type PlayedItem = Extract<ItemRow, { readonly lists: Lists }>
type EquippedItem = Extract<ItemRow, { readonly keyword: 'equip' }>
const kindRow = (kind: string): ItemRow => ITEM_KINDS[kind as ItemKind]

/** `name` is a kind of item or the id of a card that has such lists. */
export function listsOf(home: string, name: string): Checked {
  switch (home as ListOwner) {
    case 'item':
      return (kindRow(name) as PlayedItem).lists
    case 'gear':
      return (kindRow(name) as EquippedItem).power.use!.lists
    case 'ability':
      return survivorRow(name).power.use!.lists
    case 'turnEnd':
      return survivorRow(name).power.turnEnd!
    case 'afterSearch':
      return survivorRow(name).power.afterSearch!
    case 'crisis':
      return crisisRow(name).fail
    case 'crossroads':
      return crossroadsRow(name).lists
  }
}

/** The locals of a resolving card: where its list stands, and its effect context. */
export const LIST_FIELDS = {
  home: text,
  card: text,
  list: text,
  seat: int,
  survivor: text,
  place: one(...PLACES),
  other: int,
}
const LIST_SHAPE = record(LIST_FIELDS)
export type ListInContext = Of<typeof LIST_SHAPE>

/** The compiler knows the lists of every card, so another name can only come from a foreign state. */
function listOf(home: string, card: string, list: string): readonly Effect[] {
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

/** Set by `verbs/`, whose own procedures call this one. */
const table: { verbs: VerbTable | undefined } = { verbs: undefined }
export const setVerbs = (verbs: VerbTable): void => {
  table.verbs = verbs
}

export const resolve = proc('resolve', LIST_FIELDS, { own: { i: int } })
resolve.steps({
  run(s, l) {
    const effect = listOf(l.home, l.card, l.list)[l.i]
    // LN-VAR-ELIM-03: nothing goes on for a player who is out; a crisis concerns everybody and goes on with the new first player.
    if (playerOf(s, l.seat).out && l.home === 'crisis' && l.list === 'main') l.seat = s.first
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
