// Choices that many tests make.

import type { Seat } from '@lastlight/kernel'
import type { Place } from '../src/content/places.ts'
import type { OptionOf } from '../src/options.ts'
import type { LongNight } from './longNight.ts'

export const DONE: OptionOf<'done'> = { do: 'done' }
export const STOP: OptionOf<'stop'> = { do: 'stop' }
export const LURE: OptionOf<'lure'> = { do: 'lure' }

export const attack = (survivor: string, die: number): OptionOf<'attack'> => ({
  do: 'attack',
  survivor,
  die,
  entrance: 0,
})
export const search = (survivor: string, die: number): OptionOf<'search'> => ({ do: 'search', survivor, die })
/** With an item, or with an ability when `by` is the survivor. */
export const attackWith = (survivor: string, die: number, by: string, fuel?: string): OptionOf<'attackWith'> => ({
  do: 'attackWith',
  survivor,
  die,
  by,
  ...(fuel === undefined ? {} : { fuel }),
})
/** The survivor's own ability, or one of their items. */
export const use = (survivor: string, die = 0, by: string = survivor): OptionOf<'use'> => ({
  do: 'use',
  survivor,
  by,
  die,
})
export const move = (survivor: string, to: Place): OptionOf<'move'> => ({ do: 'move', survivor, to })

export const whom = (survivor: string): OptionOf<'survivor'> => ({ do: 'survivor', survivor })
export const place = (at: Place): OptionOf<'place'> => ({ do: 'place', place: at })
export const player = (seat: number): OptionOf<'player'> => ({ do: 'player', player: seat })
export const entranceAt = (entrance: number): OptionOf<'entrance'> => ({ do: 'entrance', entrance })
export const die = (value: number): OptionOf<'die'> => ({ do: 'die', die: value })
export const card = (id: string): OptionOf<'card'> => ({ do: 'card', card: id })
export const take = (id: string): OptionOf<'take'> => ({ do: 'take', card: id })
export const heal = (what: 'wounds' | 'frostbite'): OptionOf<'heal'> => ({ do: 'heal', what })
export const option = (list: string): OptionOf<'option'> => ({ do: 'option', option: list })

/** The first card that was drawn; the first card that can be picked. */
export const keepFirst = (t: LongNight): OptionOf<'keep'> => t.options(0).find(o => o.do === 'keep')!
export const firstCard = (t: LongNight): OptionOf<'card'> => t.options(t.pending[0]!).find(o => o.do === 'card')!

/** One field of everything that a seat is offered. */
export const offered = (t: LongNight, seat: Seat, field: string): readonly unknown[] =>
  t.options(seat).map(o => new Map<string, unknown>(Object.entries(o)).get(field))
