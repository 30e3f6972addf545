// A thing where there is little room: a survivor by name and place, an act without a survivor by a short label.

import type { View } from '@lastlight/long-night'
import { survivorOf } from '@lastlight/long-night/queries/position'
import type { Words } from '@lastlight/words'
import type { Head, Thing } from '../../face/face.ts'

const SHORT: { readonly [thing: Thing]: string } = {
  hand: 'face.head.hand',
  waste: 'face.head.waste',
  food: 'face.head.food',
  'answer:loot': 'bandits.head.loot',
  'answer:request': 'face.head.request',
  'answer:against': 'face.head.against',
  'answer:other': 'face.head.other',
}

export function headOf(thing: Thing, view: View, words: Words): Head | undefined {
  const key = SHORT[thing]
  if (key !== undefined) return { sign: words.say(key), note: '' }
  const [kind, id] = thing.split(':')
  const survivor = kind === 'person' ? survivorOf(view, id) : undefined
  return survivor && { sign: words.say(`survivor.short.${survivor.id}`), note: words.say(`place.${survivor.at}`) }
}
