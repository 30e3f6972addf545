// Choices that cannot be taken back, because another player learns something, is asked or goes on.

import type { Option, View } from '@lastlight/outlive'
import { EQUIPMENT_IDS, equipmentEffect } from '@lastlight/outlive/content/equipment'
import { roomKind } from '@lastlight/outlive/content/rooms'
import type { Words } from '@lastlight/words'
import { askedSeat, pressedBy } from './seen.ts'

/** Rooms that draw from a hidden stack. */
const DRAWS = ['workshop', 'drawEquip2', 'search2']

function usedUp(what: string, words: Words): string | undefined {
  if (EQUIPMENT_IDS.includes(what))
    return equipmentEffect(what).does === 'sensor' ? words.say('board.final.secret') : undefined
  return DRAWS.includes(roomKind(what)) ? words.say('board.final.revealed') : undefined
}

const PASSING: readonly Option['do'][] = ['lose', 'done', 'skip', 'end', 'pass']

/** At night everybody decides at the same time. */
export const passesOn = (option: Option, { phase }: View): boolean => phase !== 'night' && PASSING.includes(option.do)

export function finalOf(option: Option, view: View, words: Words): string | undefined {
  switch (option.do) {
    case 'move': {
      const seat = askedSeat(view)
      const [victim] = seat === undefined ? [] : pressedBy(view, seat, option.hero, option.to)
      return victim && words.say('board.final.asked', { who: { who: victim.seat } })
    }
    case 'search':
    case 'hunt':
      return words.say('board.final.revealed')
    case 'peek':
      return words.say('board.final.secret')
    case 'use':
      return usedUp(option.what, words)
    default:
      return passesOn(option, view) ? words.say('board.final.next') : undefined
  }
}
