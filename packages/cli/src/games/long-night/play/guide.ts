import type { Option, State, View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { PLACES } from '@lastlight/long-night/content/places'
import { targetOf } from '@lastlight/long-night/queries/colony'
import * as text from '@lastlight/long-night/text'
import type { Guide, SeatPosition, WishFields } from '../../../play/guide.ts'
import type { Section } from '../../../play/menu.ts'
import { speechOf } from '../../../play/phrasebook.ts'
import { about } from './about.ts'
import { board } from './board.ts'
import { fold } from './fold.ts'
import { listOr } from './listOr.ts'
import { turnMenu } from './menu.ts'
import { cardMenu, namesCards } from './namedCards.ts'
import { reckoning } from './reckoning.ts'
import { TABLE } from './text/index.ts'

function menu(options: readonly Option[], position: SeatPosition<View, State>): readonly Section[] {
  if (options.some(option => option.do === 'done')) return turnMenu(options, position)
  return namesCards(options) ? cardMenu(options, position.words) : [{ title: '', rows: [{ options }] }]
}

/** The status line of a turn: unused dice, morale, food and rounds left, and the needs of the crisis. */
function status({ view, seat, words }: SeatPosition<View>): readonly string[] {
  if (view.phase !== 'turns' || view.own === null) return []
  const { morale, food, rounds, crisis, contributed } = view
  return [
    words.say('menu.status', {
      dice: listOr(view.players[seat]!.dice.map(String), words),
      morale,
      food,
      left: rounds,
    }),
    ...(crisis === null
      ? []
      : [
          words.say('menu.crisis', {
            crisis: words.say(`crisis.${crisis}`),
            count: contributed,
            need: targetOf(view),
            types: words.list(crisisRow(crisis).accepts.map(type => words.say(`type.${type}`))),
          }),
        ]),
  ]
}

const FIELDS = {
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
} as const satisfies WishFields<Option>

/** People count entrances and players from 1. */
const FROM_ONE: readonly string[] = ['entrance', 'player']

export const guide: Guide<View, Option, State> = {
  examples: { wish: 'move rocco school', rule: 'LN-MOVE-01', word: { en: 'exposure', pl: 'rzut', cs: 'následky' } },
  speech: locale => speechOf(text, locale, TABLE[locale]),
  board,
  status,
  about,
  menu,
  reckoning,
  fold,
  fields: FIELDS,
  ids(view) {
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
