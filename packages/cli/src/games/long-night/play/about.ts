// Explains an option of The Long Night.

import type { AnyOption as Option, View } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { kindOf } from '@lastlight/long-night/content/items'
import { isLocation, PLACES, type Place } from '@lastlight/long-night/content/places'
import { deckPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { Position } from '../../../play/guide.ts'
import { atEntrance, dangersAt } from './dangers.ts'
import { cardValues, survivorLine } from './group.ts'

const OF_CARD: readonly string[] = ['keep', 'take', 'play', 'stow', 'card', 'give']
const OF_SURVIVOR: readonly string[] = ['survivor', 'makeRoom', 'lead']
const TO_PLACE: { readonly [act: string]: string } = { place: 'place', enter: 'at', flee: 'to', move: 'to' }

const isPlace = (at: unknown): at is Place => (PLACES as readonly unknown[]).includes(at)

/** Explains a survivor: with place and wounds when they are on the board, with the printed values when their card was only dealt. */
function aboutSurvivor(id: string, position: Position): string {
  const { words } = position
  const there = (position.view as View).survivors.find(each => each.id === id)
  return there ? survivorLine(position, there) : `${cardValues(id, words)}. ${words.say(`survivor.power.${id}`)}`
}

/** LN-PRINT-17: the items that a survivor may find in their place. */
function aboutSearch({ survivor }: Option, view: View, words: Words): string {
  const at = view.survivors.find(each => each.id === survivor)?.at
  return at !== undefined && isLocation(at) ? words.saying(deckPhrase(at)) : ''
}

/** The entrance's place is known only when the option names one survivor. */
function aboutEntrance({ entrance, survivor }: Option, view: View, words: Words): string {
  const at = view.survivors.find(each => each.id === survivor)?.at
  if (at === undefined || typeof entrance !== 'number') return ''
  return atEntrance(view.places[PLACES.indexOf(at)]!.entrances[entrance]!, words).join(', ')
}

/** The effect of an option of a crossroads card. */
function aboutRoad(option: Option, { roads }: View, words: Words): string {
  if (roads.now === null) return ''
  const { options, vote } = crossroadsRow(roads.now)
  const chosen = vote && option.do === 'vote' ? options[option['yes'] === true ? 0 : 1] : option['option']
  return options.some(each => each === chosen) ? words.say(`crossroads.effect.${roads.now}.${chosen}`) : ''
}

export function about(given: unknown, position: Position): string {
  const option = given as Option
  const { words } = position
  const view = position.view as View
  const { card, survivor } = option
  if (OF_CARD.includes(option.do) && typeof card === 'string') return words.say(`item.effect.${kindOf(card)}`)
  if (option.do === 'drop' || OF_SURVIVOR.includes(option.do)) return aboutSurvivor(String(survivor), position)
  const to = option[TO_PLACE[option.do] ?? '']
  if (isPlace(to)) return dangersAt(view, to, words).join(', ')
  if (option.do === 'search') return aboutSearch(option, view, words)
  return option.do === 'attack' || option.do === 'barricade'
    ? aboutEntrance(option, view, words)
    : aboutRoad(option, view, words)
}
