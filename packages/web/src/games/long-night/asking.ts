// Asking for a card in one press. The game asks whom and for what in two questions; an option of the screen says both.

import type { Seat } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/long-night'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { isWilling } from '@lastlight/long-night/queries/cards'
import { requestKey } from '@lastlight/long-night/queries/requestKey'
import { SEEN } from '@lastlight/long-night/queries/seen'
import type { Words } from '@lastlight/words'

/** `of` is a player, or everybody. */
export interface Asking {
  readonly do: 'askingFor'
  readonly what: string
  readonly of: Seat
}

/** All that a screen of The Long Night offers. */
export type ScreenOption = Option | Asking

export const isOfGame = (option: ScreenOption): option is Option => option.do !== 'askingFor'

const EVERYBODY = -1

/** First of all players, then of each who takes requests. A certain card is asked for in the game's own two steps. */
export function gathered(options: readonly ScreenOption[], view: View, seat: Seat): readonly Asking[] {
  if (!options.some(option => option.do === 'request')) return []
  const willing = [...view.players.keys()].filter(other => isWilling(view, SEEN, seat, other))
  return [...(willing.length > 1 ? [EVERYBODY] : []), ...willing].flatMap(of =>
    ITEM_TYPES.filter(what => !view.players[seat]!.asked.includes(requestKey(of, what))).map(
      (what): Asking => ({ do: 'askingFor', what, of }),
    ),
  )
}

export const runOf = (option: ScreenOption): readonly Option[] | undefined =>
  isOfGame(option)
    ? undefined
    : [{ do: 'request' }, { do: 'ask', player: option.of }, { do: 'askFor', what: option.what }]

export function askingLabel({ what, of }: Asking, words: Words): string {
  const card = words.say(`type.acc.${what}`)
  return of === EVERYBODY ? words.say('face.ask.all', { card }) : words.say('face.ask', { card, who: { who: of } })
}
