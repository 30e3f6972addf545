// What a press in the set-up makes of the decks. A part that is as printed is left out, so that it follows the modules.

import { CROSSROADS_IDS, type CrossroadsId, crossroadsRow } from '@lastlight/long-night/content/crossroads'
import type { ItemKind } from '@lastlight/long-night/content/itemKinds'
import { MOST_COPIES } from '@lastlight/long-night/content/items'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import type { AddedCards, MixedDecks } from '@lastlight/long-night/content/mixedDecks'
import type { DeckPlace } from '@lastlight/long-night/content/places'

/** LN-SETUP-14: adult-only cards are chosen elsewhere. */
export const CHOOSABLE_CROSSROADS: readonly CrossroadsId[] = CROSSROADS_IDS.filter(id => !crossroadsRow(id).adult)

type Parts = Omit<MixedDecks, 'name'>

/** Null where everything is as printed. */
export function mixedOf(name: string, { objectives, crossroads, cards }: Parts): MixedDecks | null {
  const parts: Parts = {
    ...(objectives && objectives.length < MAIN_OBJECTIVE_IDS.length && { objectives }),
    ...(crossroads && crossroads.length < CHOOSABLE_CROSSROADS.length && { crossroads }),
    ...(cards && Object.keys(cards).length > 0 && { cards }),
  }
  return Object.keys(parts).length === 0 ? null : { name, ...parts }
}

export const ticked = <T extends string>(all: readonly T[], chosen: readonly T[], id: T, on: boolean): readonly T[] =>
  all.filter(each => (each === id ? on : chosen.includes(each)))

export function withCopies(cards: AddedCards, at: DeckPlace, kind: ItemKind, copies: number): AddedCards {
  const { [at]: before = {}, ...elsewhere } = cards
  const { [kind]: _, ...others } = before
  const here = copies > 0 ? { ...others, [kind]: Math.min(copies, MOST_COPIES) } : others
  return Object.keys(here).length > 0 ? { ...elsewhere, [at]: here } : elsewhere
}
