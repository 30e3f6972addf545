// Cards of the same type that belong to the same deck are alike for crises, meals and the main objective.

import { ALL_ITEM_IDS, homeOf, typeOf } from '@lastlight/long-night/content/items'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'

const NUMBERS = new Map<string, number>()
/** One card of each class. */
const cards: string[] = []
const classes = new Map<string, number>()
for (const card of ALL_ITEM_IDS) {
  const name = `${homeOf(card)} ${typeOf(card)}`
  const number = classes.get(name) ?? cards.push(card) - 1
  classes.set(name, number)
  NUMBERS.set(card, number)
}

/** The number of the card's class. */
export const classOf = (card: string): number => NUMBERS.get(card)!
export const CLASSES = cards.length
/** By class the number of its type. */
export const TYPE_OF_CLASS: readonly number[] = cards.map(card => ITEM_TYPES.indexOf(typeOf(card)))
