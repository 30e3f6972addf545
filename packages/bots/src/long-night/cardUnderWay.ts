// The card that is being resolved, found as the last one everybody heard of: a small question only makes sense with it.

import type { Event } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import type { Effect, Power } from '@lastlight/long-night/content/effects'
import { ITEM_KINDS, isItemKind } from '@lastlight/long-night/content/itemKinds'
import { itemRow } from '@lastlight/long-night/content/items'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import { once, type Situation } from './situation.ts'

export interface CardUnderWay {
  readonly lists: { readonly [list: string]: readonly Effect[] }
  readonly list: string
  readonly survivor: string
  /** An item that is being equipped. */
  readonly equips?: string
}

const NOTHING: CardUnderWay = { lists: {}, list: 'main', survivor: '' }

const powerLists = ({ use, turnEnd, afterSearch }: Power): CardUnderWay['lists'] =>
  use?.lists ?? turnEnd ?? afterSearch ?? {}

function usedLists(by: string): CardUnderWay['lists'] {
  if (!isItemKind(by)) return powerLists(survivorRow(by).power)
  const row = ITEM_KINDS[by]
  return 'lists' in row ? row.lists : powerLists(row.power)
}

function fromEvent(event: Event, list: string | undefined): CardUnderWay | undefined {
  switch (event.e) {
    case 'played': {
      const row = itemRow(event.card)
      if (row.keyword === 'equip') return { ...NOTHING, equips: event.card }
      return { lists: row.lists, list: list ?? 'main', survivor: '' }
    }
    case 'used':
      return { lists: usedLists(event.by), list: list ?? 'main', survivor: event.survivor }
    case 'chose':
      return { lists: crossroadsRow(event.card).lists, list: list ?? event.option, survivor: '' }
    case 'crisisFailed':
      return { lists: crisisRow(event.crisis).fail, list: list ?? 'main', survivor: '' }
    case 'crossroads':
    case 'turnOver':
    case 'round':
    case 'searched':
      return NOTHING
    default:
      return undefined
  }
}

export const cardUnderWay = (situation: Situation): CardUnderWay =>
  once(situation, 'card under way', () => {
    const told = situation.told()
    let list: string | undefined
    for (let i = told.length - 1; i >= 0; i--) {
      const event = told[i]!
      if (event.e === 'picked' && 'option' in event.what)
        list ??= event.what.option === '' ? undefined : event.what.option
      const card = fromEvent(event, list)
      if (card) return card
    }
    return NOTHING
  })

/** The position of a verb that asks for something: in the list that is being resolved, or after it. */
export function findVerb(
  { lists, list }: CardUnderWay,
  verbs: readonly string[],
): { readonly list: readonly Effect[]; readonly at: number } | undefined {
  const names = [list, ...Object.keys(lists).filter(name => name !== list)]
  for (const name of names) {
    const effects = lists[name] ?? []
    const at = effects.findIndex(([verb]) => verbs.includes(verb))
    if (at >= 0) return { list: effects, at }
  }
  return undefined
}
