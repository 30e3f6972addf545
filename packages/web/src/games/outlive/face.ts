import type { Event, Option, View } from '@lastlight/outlive'
import { scoreOf } from '@lastlight/outlive/queries/score'
import { rulebook } from '@lastlight/outlive/text'
import type { Face } from '../../face/face.ts'
import { GLYPHS } from './art/glyphs/index.ts'
import { Board } from './board/Board.tsx'
import { displayOf } from './display.ts'
import { explain } from './explain.ts'
import { finalOf, passesOn } from './final.ts'
import { headOf } from './head.ts'
import { merged } from './merged.ts'
import { Found } from './moments/Found.tsx'
import { momentOf } from './moments/moment.ts'
import { Portrait } from './Portrait.tsx'
import { payment } from './payment.ts'
import { nothingLeft, repeatsOf, standingOf } from './repeats.ts'
import { Rivals } from './rivals/Rivals.tsx'
import { busyWith } from './rivals/waiting.ts'
import { sayingOf } from './saying.ts'
import { Score } from './score/Score.tsx'
import { Shelter } from './shelter/Shelter.tsx'
import { Status } from './shelter/Status.tsx'
import { warningOf } from './shelter/warning.ts'
import { messages } from './text/index.ts'
import { endingOf, thingsOf } from './things.ts'
import { timelineOf } from './timeline.ts'
import { wishesOf } from './wishes.ts'

export const outlive: Face<View, Option, Event> = {
  id: 'outlive',
  messages,
  rulebook,
  saying: sayingOf,
  timeline: timelineOf,
  panels: [
    { id: 'board', icon: 'board', key: 'b', Part: Board },
    { id: 'shelter', icon: GLYPHS.room, key: 's', Part: Shelter, Status, warning: warningOf },
  ],
  front: view => (view.phase === 'night' ? 'shelter' : undefined),
  about(view, seat, words) {
    const busy = busyWith(view, seat)
    return busy && !busy.done ? words.saying(busy.said) : undefined
  },
  Rivals,
  things: thingsOf,
  wishes: wishesOf,
  payment,
  ending: endingOf,
  nothingLeft,
  repeats: repeatsOf,
  standing: standingOf,
  final: finalOf,
  passesOn,
  display: displayOf,
  merged,
  moments: { of: momentOf, Part: Found },
  explain,
  head: headOf,
  firstHead: heads => heads.find(head => head.startsWith('hero:')),
  Score,
  curve: (view, seat) => scoreOf(view.players[seat]!).total,
  Portrait,
  lesson: async () => (await import('./lesson/firstDay.ts')).firstDay,
}
