// Person, die, act: the options of a turn under the own survivors, and those without a survivor in a block of their own.

import { asking, type View } from '@lastlight/long-night'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { groupOf, placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import type { Words } from '@lastlight/words'
import type { HeadedOptions, Layout, LayoutInput, Thing } from '../../face/face.ts'
import { isOfGame, type ScreenOption } from './asking.ts'
import type { LongNightThing } from './thing.ts'
import { endingOf, OTHER, thingsOf } from './things.ts'

type Kind = ScreenOption['do']
type Question = LayoutInput<View, ScreenOption>

/** Acts that a die pays for, whatever it shows beyond the least. */
const PAID: readonly Kind[] = ['attack', 'attackWith', 'fight', 'search', 'barricade', 'clean', 'attract', 'use']

/** The same act with another die has the same name and another price. */
export function pricedOf(option: ScreenOption): { readonly act: string; readonly price: number } | undefined {
  // An ability may need no die.
  if (!PAID.includes(option.do) || !('die' in option) || option.die === 0) return undefined
  const { die, ...act } = option
  return { act: JSON.stringify(act), price: die }
}

/** The order of a survivor's acts. */
const KINDS: readonly Kind[] = [
  'search',
  'attackWith',
  'use',
  'attack',
  'barricade',
  'move',
  'attract',
  'handOff',
  'contribute',
]

/** The entrance with the most zombies comes first. */
function crowd(option: ScreenOption, view: View): number {
  if (option.do !== 'attack' && option.do !== 'barricade') return 0
  const at = survivorOf(view, option.survivor)?.at
  return at === undefined ? 0 : placeOf(view, at).entrances[option.entrance]!.zombies
}

/** The likeliest act of each kind comes first, then all others by kind. */
function likeliestFirst(options: readonly ScreenOption[], view: View): readonly ScreenOption[] {
  const byKind = options.toSorted(
    (a, b) => KINDS.indexOf(a.do) - KINDS.indexOf(b.do) || crowd(b, view) - crowd(a, view),
  )
  const actOf = (option: ScreenOption): unknown => pricedOf(option)?.act ?? option
  const first = new Map<Kind, unknown>()
  for (const option of byKind) if (!first.has(option.do)) first.set(option.do, actOf(option))
  const isFirst = (option: ScreenOption): boolean => first.get(option.do) === actOf(option)
  return [...byKind.filter(isFirst), ...byKind.filter(option => !isFirst(option))]
}

/** In this order under the list; those behind the hand share one button where a group is large. */
const REST: readonly LongNightThing[] = ['hand', 'waste', 'food', 'answer:request', 'answer:against']
/** So many survivors leave room for all buttons on the first screen. */
const FEW = 5

/** The survivor whose first act comes first in the order of acts; among several the one who acted last. */
function likeliest(heads: readonly HeadedOptions<ScreenOption>[], last: Thing | undefined): Thing | undefined {
  const rank = ({ head, options }: HeadedOptions<ScreenOption>): number =>
    KINDS.indexOf(options[0]!.do) - (head === last ? 0.5 : 0)
  return heads.toSorted((a, b) => rank(a) - rank(b))[0]?.head
}

function turnLayout({ options, view, seat, last }: Question, words: Words): Layout<ScreenOption> {
  const done = endingOf(options)
  const under = new Map<Thing, ScreenOption[]>()
  for (const option of options) {
    if (option === done) continue
    const head = thingsOf(option, view)[0]!
    under.set(head, [...(under.get(head) ?? []), option])
  }
  // The short way to ask comes before the game's own two questions.
  under.get('answer:request')?.sort((a, b) => Number(a.do === 'request') - Number(b.do === 'request'))
  const headed = (head: Thing): readonly HeadedOptions<ScreenOption>[] =>
    under.has(head) ? [{ head, options: under.get(head)! }] : []
  const heads = groupOf(view, seat)
    .flatMap(({ id }) => headed(`person:${id}`))
    .map(each => ({ ...each, options: likeliestFirst(each.options, view) }))
  const [hand, ...others] = REST
  const shared = others.flatMap(headed).flatMap(each => each.options)
  const rest =
    heads.length <= FEW
      ? REST.flatMap(headed)
      : [...headed(hand!), ...(shared.length === 0 ? [] : [{ head: OTHER, options: shared }])]
  return {
    heads,
    rest,
    restTitle: words.say('face.rest'),
    means: view.players[seat]!.dice.map(value => `die:${value}`),
    meansTitle: words.say('face.means'),
    guess: likeliest(heads, last),
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
