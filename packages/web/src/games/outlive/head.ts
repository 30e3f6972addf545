// A hero where there is little room: its strength, and where it is.

import type { View } from '@lastlight/outlive'
import { STRENGTH } from '@lastlight/outlive/content/heroes'
import type { Words } from '@lastlight/words'
import type { Head, Thing } from '../../face/face.ts'
import { askedSeat, heroOf } from './seen.ts'

export function headOf(thing: Thing, view: View, words: Words): Head | undefined {
  const [kind, id] = thing.split(':')
  const seat = askedSeat(view)
  if (kind !== 'hero' || id === undefined || seat === undefined) return undefined
  const hero = heroOf(view.players[seat], id)
  return hero && { sign: String(STRENGTH[hero.id]), note: words.say(`area.${hero.at}`) }
}
