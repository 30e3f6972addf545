// Outlive at the table.

import type { Event, Option, View } from '@lastlight/outlive'
import { scoreOf } from '@lastlight/outlive/score'
import type { Face } from '../../face/face.ts'
import { beatOf } from './beats.ts'
import { Board } from './board/Board.tsx'
import { explain } from './explain.ts'
import { finalOf } from './final.ts'
import { headOf } from './head.ts'
import { momentOf } from './moment.ts'
import { Portrait } from './Portrait.tsx'
import { payment } from './payment.ts'
import { Rivals } from './rivals/Rivals.tsx'
import { sayingOf } from './saying.ts'
import { Score } from './score/Score.tsx'
import { Shelter } from './shelter/Shelter.tsx'
import { warningOf } from './shelter/warning.ts'
import { messages } from './text/index.ts'
import { endingOf, thingsOf } from './things.ts'
import { wishesOf } from './wishes.ts'

export const outlive: Face = {
  id: 'outlive',
  messages,
  saying: sayingOf,
  moment: (view, words) => momentOf(view as View, words),
  panels: [
    { id: 'board', icon: 'board', key: 'b', Part: Board },
    { id: 'shelter', icon: 'room', key: 's', Part: Shelter, warning: warningOf },
  ],
  front: view => ((view as View).phase === 'night' ? 'shelter' : undefined),
  Rivals,
  things: (option, view) => thingsOf(option as Option, view as View),
  wishes: (view, seat, options) => wishesOf(view as View, seat, options as readonly Option[]),
  payment,
  ending: options => endingOf(options as readonly Option[]),
  final: (option, view, words) => finalOf(option as Option, view as View, words),
  beat: (event, viewer) => beatOf(event as Event, viewer),
  explain,
  head: (thing, view, words) => headOf(thing, view as View, words),
  Score,
  curve: (view, seat) => scoreOf((view as View).players[seat]!).total,
  Portrait,
}
