// An option in the list under its survivor: without the name and the die, which stand beside it.

import type { View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { survivorOf } from '@lastlight/long-night/queries/position'
import { optionPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import { askingLabel, type ScreenOption } from './asking.ts'

/** Only the colony has more than one entrance. */
function atGate(key: string, o: { readonly survivor: string; readonly entrance: number }, view: View, words: Words) {
  return survivorOf(view, o.survivor)?.at === 'colony'
    ? words.say(`${key}.gate`, { n: o.entrance + 1 })
    : words.say(key)
}

const withMeans = (key: string, { survivor, by }: { readonly survivor: string; readonly by: string }, words: Words) =>
  by === survivor ? words.say(`${key}.ability`) : words.say(key, { what: words.say(`item.acc.${kindOf(by)}`) })

export function actLabel(option: ScreenOption, view: View, words: Words): string {
  switch (option.do) {
    case 'askingFor':
      return askingLabel(option, words)
    case 'search':
      return words.say('face.act.search', {
        at: words.say(`place.acc.${survivorOf(view, option.survivor)?.at ?? 'colony'}`),
      })
    case 'attack':
      return atGate('face.act.attack', option, view, words)
    case 'barricade':
      return atGate('face.act.barricade', option, view, words)
    case 'attract':
      return words.say('face.act.attract')
    case 'move':
      return words.say('face.act.move', { to: words.say(`place.to.${option.to}`) })
    case 'use':
      return withMeans('face.act.use', option, words)
    case 'attackWith':
      return option.fuel === undefined
        ? withMeans('face.act.attackWith', option, words)
        : words.saying(optionPhrase(option, view))
    case 'handOff':
      return words.say('face.act.handOff', {
        to: words.say(`survivor.dat.${option.to}`),
        card: words.say(`item.acc.${kindOf(option.card)}`),
      })
    case 'request':
      return words.say('face.act.request')
    default:
      return words.saying(optionPhrase(option, view))
  }
}
