// A thing where there is little room: a survivor by name and place.

import type { View } from '@lastlight/long-night'
import { survivorOf } from '@lastlight/long-night/queries/position'
import type { Words } from '@lastlight/words'
import type { Head, Thing } from '../../face/face.ts'

export function headOf(thing: Thing, view: View, words: Words): Head | undefined {
  const [kind, id] = thing.split(':')
  const survivor = kind === 'person' ? survivorOf(view, id) : undefined
  return survivor && { sign: words.say(`survivor.short.${survivor.id}`), note: words.say(`place.${survivor.at}`) }
}
