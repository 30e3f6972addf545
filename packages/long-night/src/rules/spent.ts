// ED-07: where cards go that are used up.

import type { Seat } from '@lastlight/kernel'
import { items } from '../language.ts'
import { editionOf, playerOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import type { ItemZone } from '../zones.ts'

/** Cleaned waste, contributions, a lost hand. */
export const spentPile = (s: State): ItemZone => (editionOf(s).spentCards === 'discard' ? 'discard' : 'removed')

/** LN-PLAY-02; LN-EXILE-13: an exiled player's cards never come to the waste pile. */
export const wasteOf = (s: State, seat: Seat): ItemZone => (playerOf(s, seat).exiled ? spentPile(s) : 'waste')

export const spendCard = (s: State, card: string, from: ItemZone): void => items.move(s, card, from, spentPile(s))
