// The Long Night at the terminal.

import type { Seat } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { kindOf } from '@lastlight/long-night/content/items'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { PLACES } from '@lastlight/long-night/content/places'
import * as text from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { Guide } from './guide.ts'
import { board } from './long-night/board.ts'
import { listOr } from './long-night/count.ts'
import { speechOf } from './phrasebook.ts'

/** What is spent in a turn: dice and cards. */
function status(given: unknown, seat: Seat, words: Words): string {
  const view = given as View
  if (view.phase !== 'turns' || view.own === null) return ''
  return words.say('table.status', {
    dice: listOr(view.players[seat]!.dice.map(String), words),
    cards: listOr(
      view.own.hand.map(card => words.say(`item.${kindOf(card)}`)),
      words,
    ),
  })
}

const ABOUT_CARD: readonly string[] = ['keep', 'take']
const ABOUT_SURVIVOR: readonly string[] = ['drop', 'lead']

/** What a survivor or a card that is chosen does, and what an option of a crossroads card brings. */
function about(given: unknown, shown: unknown, words: Words): string {
  const option = given as Option
  const { roads, phase } = shown as View
  const card = option['card']
  if (ABOUT_CARD.includes(option.do) && typeof card === 'string') return words.say(`item.effect.${kindOf(card)}`)
  if (phase === 'setup' && ABOUT_SURVIVOR.includes(option.do)) return words.say(`survivor.power.${option['survivor']}`)
  if (roads.now === null) return ''
  const { options, vote } = crossroadsRow(roads.now)
  const chosen = vote && option.do === 'vote' ? options[option['yes'] === true ? 0 : 1] : option['option']
  return options.some(each => each === chosen) ? words.say(`crossroads.effect.${roads.now}.${chosen}`) : ''
}

/** The same deed with another die; the same survivor to another place. */
function fold(given: unknown, words: Words): ReturnType<NonNullable<Guide['fold']>> {
  const option = given as Option
  if (option.do === 'move') {
    const { to, ...rest } = option
    return { same: JSON.stringify(rest), short: words.say(`place.${to}`) }
  }
  const { die, ...rest } = option
  if (typeof die !== 'number' || die === 0 || option.do === 'die') return undefined
  return { same: JSON.stringify(rest), short: words.say('die', { die }) }
}

const FIELDS: { readonly [deed: string]: readonly string[] } = {
  drop: ['survivor'],
  lead: ['survivor'],
  attack: ['survivor', 'die', 'entrance'],
  attackWith: ['survivor', 'die', 'by'],
  fight: ['survivor', 'die', 'target'],
  search: ['survivor', 'die'],
  barricade: ['survivor', 'die', 'entrance'],
  clean: ['die'],
  attract: ['survivor', 'die'],
  use: ['survivor', 'by', 'die'],
  play: ['card'],
  stow: ['card'],
  contribute: ['card'],
  move: ['survivor', 'to'],
  food: ['die'],
  eat: ['card', 'die'],
  request: [],
  handOff: ['card', 'from', 'to'],
  exile: ['player'],
  donate: ['card'],
  pacify: ['card'],
  done: [],
}

/** People count entrances and players from 1. */
const FROM_ONE: readonly string[] = ['entrance', 'player']

export const longNight: Guide = {
  examples: { wish: 'move rocco school', rule: 'LN-MOVE-01' },
  speech: locale => speechOf(text, locale),
  board,
  status,
  about,
  fold,
  fields: FIELDS,
  ids(given) {
    const view = given as View
    return [
      ...view.survivors.map(({ id }) => id),
      ...PLACES,
      ...(view.own?.hand ?? []),
      ...view.survivors.flatMap(({ equipment }) => equipment),
      ...(view.own?.dealt ?? []),
      ...ITEM_TYPES,
    ]
  },
  completed(wish) {
    const counted = Object.entries(wish).map(([name, value]) => [
      name,
      FROM_ONE.includes(name) && typeof value === 'number' ? value - 1 : value,
    ])
    const full = Object.fromEntries(counted) as { readonly [name: string]: unknown }
    return wish['do'] === 'use' ? { by: wish['survivor'], die: 0, ...full } : full
  },
}
