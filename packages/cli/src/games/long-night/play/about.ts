// Explains an option of The Long Night.

import type { Option, OptionOf, State, View } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { kindOf } from '@lastlight/long-night/content/items'
import { hasDeck, type Place } from '@lastlight/long-night/content/places'
import { placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { deckPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { SeatPosition } from '../../../play/guide.ts'
import { atEntrance, dangersAt } from './dangers.ts'
import { cardValues, survivorLine } from './group.ts'

/** Explains a survivor: with place and wounds when they are on the board, with the printed values when their card was only dealt. */
function aboutSurvivor(id: string, position: SeatPosition<View, State>): string {
  const { view, words } = position
  const there = survivorOf(view, id)
  return there ? survivorLine(position, there) : `${cardValues(id, words)}. ${words.say(`survivor.power.${id}`)}`
}

/** LN-PRINT-17: the items that a survivor may find in their place. */
function aboutSearch({ survivor }: OptionOf<'search'>, view: View, words: Words): string {
  const at = survivorOf(view, survivor)?.at
  const types = at !== undefined && hasDeck(at) ? view.itemTypes[at] : undefined
  return types ? words.saying(deckPhrase(types)) : ''
}

function aboutEntrance({ entrance, survivor }: OptionOf<'attack' | 'barricade'>, view: View, words: Words): string {
  const at = survivorOf(view, survivor)?.at
  return at === undefined ? '' : atEntrance(placeOf(view, at).entrances[entrance]!, words).join(', ')
}

/** The effect of an option of a crossroads card. */
function aboutRoad(option: OptionOf<'vote' | 'option'>, { roads }: View, words: Words): string {
  if (roads.now === null) return ''
  const { options, vote } = crossroadsRow(roads.now)
  if (option.do === 'vote' && !vote) return ''
  const chosen = option.do === 'vote' ? options[option.yes ? 0 : 1] : option.option
  return options.some(each => each === chosen) ? words.say(`crossroads.effect.${roads.now}.${chosen}`) : ''
}

/** Options that are missing here say enough by themselves. */
export function about(option: Option, position: SeatPosition<View, State>): string {
  const { view, words } = position
  const dangers = (at: Place): string => dangersAt(view, at, words).join(', ')
  switch (option.do) {
    case 'keep':
    case 'take':
    case 'play':
    case 'stow':
    case 'card':
    case 'give':
      return words.say(`item.effect.${kindOf(option.card)}`)
    case 'drop':
    case 'survivor':
    case 'makeRoom':
    case 'lead':
      return aboutSurvivor(option.survivor, position)
    case 'place':
      return dangers(option.place)
    case 'enter':
      return option.at === 'wait' ? '' : dangers(option.at)
    case 'flee':
    case 'move':
      return dangers(option.to)
    case 'search':
      return aboutSearch(option, view, words)
    case 'attack':
    case 'barricade':
      return aboutEntrance(option, view, words)
    case 'vote':
    case 'option':
      return aboutRoad(option, view, words)
    default:
      return ''
  }
}
