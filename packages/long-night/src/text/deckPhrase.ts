// LN-PRINT-17: the public facts of a location's deck.

import { type Phrase, phrase } from '@lastlight/kernel'
import type { ItemType } from '../content/itemTypes.ts'
import * as named from './named.ts'

/** The item types of the deck, from the likeliest to the least likely. */
export const deckPhrase = (types: readonly ItemType[]): Phrase =>
  phrase('deck.types', { types: types.map(named.typeName) })
