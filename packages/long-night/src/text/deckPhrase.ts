// LN-PRINT-17: the public facts of a location's deck.

import { type Phrase, phrase } from '@lastlight/kernel'
import { itemTypesAt } from '../content/items.ts'
import type { DeckPlace } from '../content/places.ts'
import * as named from './named.ts'

/** The item types of the deck, from the likeliest to the least likely. */
export const deckPhrase = (at: DeckPlace): Phrase =>
  phrase('deck.types', { types: itemTypesAt(at).map(named.typeName) })
