import type { Event, View } from '@lastlight/long-night'
import { DIFFERENCES } from '@lastlight/long-night/content/editions'
import { rulebook } from '@lastlight/long-night/text'
import type { Face } from '../../face/face.ts'
import { aboutOf } from './about.ts'
import { GLYPHS } from './art/glyphs/index.ts'
import { RoundAndMorale } from './bar/RoundAndMorale.tsx'
import { Board, Goals } from './board/Board.tsx'
import { displayOf, windOf } from './display.ts'
import { explain } from './explain.ts'
import { finalOf, isGrave, passesOn } from './final.ts'
import { Group } from './group/Group.tsx'
import { warningOf } from './group/peril.ts'
import { HeadPicture, Price } from './HeadPicture.tsx'
import { isSecret } from './hand.ts'
import { headOf } from './head.ts'
import { layoutOf, pricedOf } from './layout.ts'
import { Backdrop, MomentPart } from './moments/MomentPart.tsx'
import { momentOf } from './moments/moment.ts'
import { toReadOf } from './moments/passage.ts'
import { Portrait } from './Portrait.tsx'
import { Result } from './result/Result.tsx'
import { Rivals } from './rivals/Rivals.tsx'
import { besideOf, gathered, runOf, type ScreenOption } from './runs.ts'
import { sayingOf } from './saying.ts'
import { Goal } from './secret/Goal.tsx'
import { Hand } from './secret/Hand.tsx'
import { isSlow, nothingLeft, standingOf } from './standing.ts'
import { tableMessages } from './text/index.ts'
import { endingOf, isApart, thingsOf } from './things.ts'
import { timelineOf } from './timeline.ts'
import { wishesOf } from './wishes.ts'

export const longNight: Face<View, ScreenOption, Event> = {
  id: 'long-night',
  messages: tableMessages,
  rulebook,
  differences: DIFFERENCES,
  saying: sayingOf,
  timeline: timelineOf,
  panels: [
    { id: 'board', icon: 'board', key: 'b', Part: Board },
    { id: 'group', icon: GLYPHS.survivor, key: 's', Part: Group, warning: warningOf },
    { id: 'goals', icon: GLYPHS.objective, key: 'o', Part: Goals },
  ],
  sheets: [
    { id: 'hand', key: 'v', sound: 'card', isHand: true, Part: Hand },
    { id: 'goal', key: 'x', sound: 'paper', Part: Goal },
  ],
  sheetOf: (option, view) => (isSecret(option, view) ? 'hand' : undefined),
  spots: [
    { id: 'gates', key: 'g', panel: 'board' },
    { id: 'crisis', key: 'c', panel: 'goals' },
    { id: 'means', key: 'd', panel: 'group' },
  ],
  // The dealt survivors are chosen from before anything happens on the board.
  front: view => (view.phase === 'setup' ? 'group' : undefined),
  about: aboutOf,
  InBar: RoundAndMorale,
  Rivals,
  things: thingsOf,
  priced: pricedOf,
  layout: layoutOf,
  gathered,
  run: runOf,
  beside: besideOf,
  wishes: wishesOf,
  payment: () => undefined,
  ending: endingOf,
  isApart,
  nothingLeft,
  isSlow,
  standing: standingOf,
  final: finalOf,
  isGrave,
  passesOn,
  display: displayOf,
  wind: windOf,
  moments: { of: momentOf, toRead: toReadOf, Part: MomentPart, Backdrop },
  explain,
  head: headOf,
  HeadPicture,
  Price,
  Score: Result,
  report: async () => (await import('./after/betrayal.ts')).report,
  Portrait,
  lesson: async () => (await import('./lesson/firstRound.ts')).firstRound,
}
