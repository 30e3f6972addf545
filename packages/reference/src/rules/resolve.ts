import { int, SEAT, text } from '@lastlight/kernel'
import { proc } from '../language.ts'
import { PLACE } from '../state.ts'

/**
 * Runs one list of one card, an item's own or a half of an omen, line by line: `i` is the next one.
 * Its step stands with the verbs, some of which lead back to an item.
 */
export const resolve = proc('resolve', { seat: SEAT, card: text, part: text, at: PLACE }, { own: { i: int } })
