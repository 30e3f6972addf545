import type { Option, View } from '@lastlight/outlive'
import { AREAS } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { HERO_IDS } from '@lastlight/outlive/content/heroes'
import { RESOURCES } from '@lastlight/outlive/content/resources'
import * as text from '@lastlight/outlive/text'
import type { Guide, WishFields } from '../../../play/guide.ts'
import { speechOf } from '../../../play/phrasebook.ts'
import { about } from './about.ts'
import { board } from './board.ts'
import { menu } from './menu.ts'
import { reckoning } from './reckoning.ts'
import { status } from './status.ts'
import { TABLE } from './text/index.ts'

const FIELDS = {
  drop: ['room'],
  build: ['room'],
  inside: ['count'],
  lead: ['leader'],
  stand: ['hero'],
  discard: ['token'],
  move: ['hero', 'to'],
  skip: [],
  gather: [],
  algae: [],
  unlock: [],
  search: [],
  take: ['tile'],
  use: ['what'],
  hunt: ['prey', 'ammo'],
  board: ['to'],
  peek: ['city'],
  shield: ['with'],
  ammo: ['count'],
  handOver: ['kind'],
  giveUp: ['kind'],
  pay: ['kind'],
  lose: ['from'],
  house: ['to'],
  end: ['event'],
  pass: [],
  recruit: ['kind'],
  moveIn: ['room'],
  dismantle: ['what', 'tile'],
  repair: ['tile', 'by'],
  done: [],
} as const satisfies WishFields<Option>

export const guide: Guide<View, Option> = {
  examples: { wish: 'move h5 forest', rule: 'OUT-MOVE-01', word: { en: 'pressure', pl: 'presja', cs: 'nátlak' } },
  speech: locale => speechOf(text, locale, TABLE[locale]),
  board,
  status,
  about,
  menu,
  reckoning,
  fields: FIELDS,
  ids(view, seat) {
    const own = view.players[seat]!
    return [
      ...HERO_IDS,
      ...AREAS,
      ...RESOURCES,
      'airlock',
      ...own.rooms.map(room => room.id),
      ...own.equipment.map(tile => tile.id),
      ...(view.own?.rooms ?? []),
      ...(view.own?.leaders ?? []),
      ...Object.values(view.prey).flatMap(stack => stack.filter(token => token !== null)),
      ...EVENT_IDS,
      ...EQUIPMENT_IDS,
    ]
  },
  completed(wish) {
    if (wish['do'] === 'hunt') return { ammo: 0, with: [], ...wish }
    if (wish['do'] === 'repair') return { by: 'full', ...wish }
    return wish
  },
}
