// Answers to the first questions of a card or an ability that everybody can read from the board. With them one press names
// the card or ability together with its survivor, its place or one of its two effects.

import type { Seat } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/long-night'
import type { Effect } from '@lastlight/long-night/content/effects'
import { itemRow } from '@lastlight/long-night/content/items'
import { type EffectContext, effectContext } from '@lastlight/long-night/queries/conditions'
import { type EntranceHas, entranceHas, somewhere } from '@lastlight/long-night/queries/entrances'
import { groupOf, placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { meant, placesMeant } from '@lastlight/long-night/queries/targets'
import { powerOf } from '@lastlight/long-night/queries/values'

type Lists = { readonly [list: string]: readonly Effect[] }
/** Each is a row of answers in the order of the questions. */
type Answers = readonly (readonly Option[])[]

const UNASKED: Answers = [[]]
/** A question with one answer is not asked. */
const each = (options: readonly Option[]): Answers => (options.length < 2 ? UNASKED : options.map(option => [option]))

const survivors = (ids: readonly string[]): Answers => each(ids.map(survivor => ({ do: 'survivor', survivor })))

function gates(has: EntranceHas, { place }: EffectContext, view: View): Answers {
  const there = placeOf(view, place).entrances
  return each(
    there.flatMap((_, entrance) =>
      entranceHas(view, place, entrance, has) ? [{ do: 'entrance', entrance } as const] : [],
    ),
  )
}

/** After a choice these effects need nothing else. */
const SETTLED: readonly string[] = ['drive', 'slay', 'heal', 'console', 'wound']

/** Whether a list can be chosen; undefined where its effects do not tell. */
function isPossible(list: readonly Effect[], context: EffectContext, view: View): boolean | undefined {
  const [first, ...others] = list
  if (first === undefined || !others.every(([verb]) => SETTLED.includes(verb))) return undefined
  switch (first[0]) {
    case 'survivor':
      return meant(view, first[1], context).length > 0
    case 'place':
      return placesMeant(view, SEEN, first[1], context).length > 0
    case 'slay':
      return somewhere(view, context.place, 'zombies')
    case 'calm':
      return view.rebellious > 0
    case 'reroll':
      return view.players[context.seat]!.dice.length > 0
    default:
      return undefined
  }
}

function answersTo(lists: Lists, name: string, context: EffectContext, view: View): Answers {
  const first = lists[name]?.[0]
  switch (first?.[0]) {
    case 'either': {
      const names = [first[1], first[2]]
      const can = names.map(each => isPossible(lists[each]!, context, view))
      if (can.includes(undefined)) return UNASKED
      const open = names.filter((_, i) => can[i])
      if (open.length === 1) return answersTo(lists, open[0]!, context, view)
      return open.flatMap(option =>
        answersTo(lists, option, context, view).map(then => [{ do: 'option', option } as const, ...then]),
      )
    }
    case 'survivor':
      return survivors(meant(view, first[1], context).map(({ id }) => id))
    case 'place':
      return each(placesMeant(view, SEEN, first[1], context).map(place => ({ do: 'place', place })))
    case 'slay':
      return gates('zombies', context, view)
    case 'barricade':
    case 'trap':
      return gates('gap', context, view)
    default:
      return UNASKED
  }
}

/** More buttons than this for one card hide the others. */
const MOST = 7

/** With too many answers, only the first question is answered ahead; with still too many, none. */
function few(answers: Answers): Answers {
  if (answers.length <= MOST) return answers
  const short = [...new Map(answers.map(([first]) => [JSON.stringify(first), first])).values()]
  return short.length <= MOST ? each(short.filter(first => first !== undefined)) : UNASKED
}

export function answersAhead(option: Option, view: View, seat: Seat): Answers {
  if (option.do === 'play') {
    const row = itemRow(option.card)
    // LN-PLAY-04: any own survivor.
    if (row.keyword === 'equip') return few(survivors(groupOf(view, seat).map(({ id }) => id)))
    return few(answersTo(row.lists, 'main', effectContext(seat), view))
  }
  const survivor = option.do === 'use' ? survivorOf(view, option.survivor) : undefined
  const lists = option.do === 'use' && survivor && powerOf(survivor, option.by).use?.lists
  if (!survivor || !lists) return UNASKED
  return few(answersTo(lists, 'main', effectContext(seat, survivor.id, survivor.at), view))
}
