// The texts of notices. They never tell the question: a notice may be read on a locked screen or by a whole channel.

import type { Me } from '@lastlight/protocol'

export type Occasion = 'turn' | 'over' | 'joined' | 'rematch' | 'trial'

export const TITLE = 'Lastlight'

export const WORDS: { readonly [locale in Me['locale']]: { readonly [occasion in Occasion]: string } } = {
  en: {
    turn: 'It is your turn.',
    over: 'The game is over.',
    joined: 'A player has joined your table.',
    rematch: 'There is a rematch.',
    trial: 'Notifications arrive here.',
  },
  pl: {
    turn: 'Twoja kolej.',
    over: 'Gra dobiegła końca.',
    joined: 'Ktoś dosiadł się do twojego stołu.',
    rematch: 'Jest rewanż.',
    trial: 'Tu przychodzą powiadomienia.',
  },
  cs: {
    turn: 'Jsi na tahu.',
    over: 'Hra skončila.',
    joined: 'Někdo si přisedl k tvému stolu.',
    rematch: 'Je tu odveta.',
    trial: 'Sem chodí upozornění.',
  },
}
