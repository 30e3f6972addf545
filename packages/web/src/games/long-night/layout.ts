// Person, die, act: the options of a turn under the own survivors, and those without a survivor in a block of their own.

import type { Option, View } from '@lastlight/long-night'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { asking } from '@lastlight/long-night/queries/asking'
import { groupOf, survivorOf } from '@lastlight/long-night/queries/position'
import { isWanted } from '@lastlight/long-night/queries/raxxon'
import type { Words } from '@lastlight/words'
import type { HeadedOptions, Layout, LayoutInput, Thing } from '../../face/face.ts'
import { dangersAt } from './danger.ts'
import { besideOf, firstStep, isOfGame, type ScreenOption } from './runs.ts'
import type { LongNightThing } from './thing.ts'
import { endingOf, OTHER, thingsOf } from './things.ts'

type Kind = Option['do']
type Question = LayoutInput<View, ScreenOption>

/** Acts that a die pays for, whatever it shows beyond the least. */
const PAID: readonly Kind[] = [
  'attack',
  'attackMutant',
  'attackWith',
  'fight',
  'fightBandit',
  'raid',
  'search',
  'barricade',
  'clean',
  'attract',
  'use',
]

/** The same act with another die has the same name and another price. */
export function pricedOf(option: ScreenOption): { readonly act: string; readonly price: number } | undefined {
  // An ability may need no die.
  const first = firstStep(option)
  // Which die lies on the code makes the difference, so each die is an act of its own.
  if (first.do === 'code') return isOfGame(option) ? { act: `code ${first.die}`, price: first.die } : undefined
  if (!PAID.includes(first.do) || !('die' in first) || first.die === 0) return undefined
  const { die, ...act } = first
  return { act: JSON.stringify(isOfGame(option) ? act : [act, ...option.steps.slice(1)]), price: die }
}

/** The order of a survivor's acts. */
const KINDS: readonly Kind[] = [
  'search',
  'attackMutant',
  'raid',
  'fightBandit',
  'attackWith',
  'use',
  'barricade',
  'move',
  'attack',
  'attract',
  'handOff',
  'contribute',
]

const kindOf = (option: ScreenOption): Kind => firstStep(option).do

/** A die that the code of Raxxon has no use for. */
const isUseless = (option: ScreenOption, { raxxon }: View): boolean => {
  const first = firstStep(option)
  return first.do === 'code' && (!raxxon?.log || !isWanted(raxxon.log, raxxon.dice, first.die))
}

/** A die that the code wants comes before all other acts, a useless one after them. */
const rankOf = (option: ScreenOption, view: View): number =>
  isUseless(option, view) ? KINDS.length : KINDS.indexOf(kindOf(option))

/** The hideout can be searched and attacked: these are two acts. */
const sortOf = (option: ScreenOption): string => (option.do === 'raid' ? `raid ${option.how}` : kindOf(option))

/** The entrance that holds out the shortest comes first. */
function danger(option: ScreenOption, view: View): number {
  if (option.do !== 'attack' && option.do !== 'barricade') return 0
  const at = survivorOf(view, option.survivor)?.at
  return at === undefined ? 0 : dangersAt(view, at)[option.entrance]!
}

/** The likeliest act of each kind comes first, then all others by kind. */
function likeliestFirst(options: readonly ScreenOption[], view: View): readonly ScreenOption[] {
  const byKind = options.toSorted((a, b) => rankOf(a, view) - rankOf(b, view) || danger(b, view) - danger(a, view))
  const actOf = (option: ScreenOption): unknown => pricedOf(option)?.act ?? option
  const first = new Map<string, unknown>()
  for (const option of byKind) if (!first.has(sortOf(option))) first.set(sortOf(option), actOf(option))
  const isFirst = (option: ScreenOption): boolean =>
    first.get(sortOf(option)) === actOf(option) && !isUseless(option, view)
  return [...byKind.filter(isFirst), ...byKind.filter(option => !isFirst(option))]
}

/** In this order under the list. */
const REST: readonly LongNightThing[] = ['hand', 'answer:loot', 'answer:request']
/** Those that share one button, where there are several: the first screen has room for little. */
const SHARED: readonly LongNightThing[] = ['food', 'answer:against']
/** With more survivors than this, requests share it too. */
const FEW = 2

/** The survivor whose first act comes first in the order of acts; among several the one who acted last. */
function likeliest(
  heads: readonly HeadedOptions<ScreenOption>[],
  view: View,
  last: Thing | undefined,
): Thing | undefined {
  const rank = ({ head, options }: HeadedOptions<ScreenOption>): number =>
    rankOf(options[0]!, view) - (head === last ? 0.5 : 0)
  return heads.toSorted((a, b) => rank(a) - rank(b))[0]?.head
}

function turnLayout({ options, view, seat, last }: Question, words: Words): Layout<ScreenOption> {
  const done = endingOf(options)
  const under = new Map<Thing, ScreenOption[]>()
  for (const option of options) {
    if (option === done || besideOf(option)) continue
    const head = thingsOf(option, view)[0]!
    under.set(head, [...(under.get(head) ?? []), option])
  }
  // The short way to ask comes before the game's own two questions.
  under.get('answer:request')?.sort((a, b) => Number(isOfGame(a)) - Number(isOfGame(b)))
  const headed = (head: Thing): readonly HeadedOptions<ScreenOption>[] =>
    under.has(head) ? [{ head, options: under.get(head)! }] : []
  const heads = groupOf(view, seat)
    .flatMap(({ id }) => headed(`person:${id}`))
    .map(each => ({ ...each, options: likeliestFirst(each.options, view) }))
  const own = heads.length <= FEW ? REST : REST.slice(0, -1)
  const others = [...REST.slice(own.length), ...SHARED].flatMap(headed)
  const shared = others.length < 2 ? others : [{ head: OTHER, options: others.flatMap(each => each.options) }]
  return {
    heads,
    rest: [...own.flatMap(headed), ...shared],
    restTitle: words.say('face.rest'),
    direct: under.get('waste') ?? [],
    means: view.players[seat]!.dice.map(value => `die:${value}`),
    meansTitle: words.say('face.means'),
    guess: likeliest(heads, view, last),
  }
}

/** Types first, each with its cards. */
const nameLayout = ({ options, view }: Question, words: Words): Layout<ScreenOption> => ({
  guess: undefined,
  heads: ITEM_TYPES.flatMap(type => {
    const own = options.filter(option => thingsOf(option, view)[0] === `name:${type}`)
    return own.length === 0 ? [] : [{ head: `name:${type}`, options: own }]
  }),
  rest: [],
  restTitle: words.say('face.rest'),
  means: [],
  meansTitle: '',
})

export function layoutOf(question: Question, words: Words): Layout<ScreenOption> | undefined {
  switch (asking(question.options.filter(isOfGame))) {
    case 'act':
      return turnLayout(question, words)
    case 'askFor':
    case 'name':
      return nameLayout(question, words)
    default:
      return undefined
  }
}
