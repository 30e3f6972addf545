// The first day and night of Outlive, for newcomers.

import type { Event, Option, View } from '@lastlight/outlive'
import { CITIES, WILDS } from '@lastlight/outlive/content/areas'
import type { Lesson, Step, StepInput } from '../../../face/lesson.ts'

export type Now = StepInput<View, Option, Event>
type Test = (now: Now) => boolean

const always: Test = () => true
const either =
  (...tests: readonly Test[]): Test =>
  now =>
    tests.some(test => test(now))

/** Something of one's own was told since the step could be read. */
const did =
  (...events: readonly Event['e'][]): Test =>
  ({ told, seat }) =>
    told.some(event => events.includes(event.e) && 'seat' in event && event.seat === seat)

const offers =
  (choice: Option['do']): Test =>
  ({ options }) =>
    options.some(option => option.do === choice)

const isMoving = offers('move')
const isActing: Test = ({ view, seat }) => view.phase === 'day' && view.acting?.seat === seat
const isOut = either(isMoving, isActing)
const hasMoved: Test = ({ view, seat }) => view.players[seat]?.heroes.some(hero => hero.active) === true
const isNight: Test = ({ view }) => view.phase === 'events' || view.phase === 'night'
/** Somebody who plays on without reading is not followed into the third day. */
const isLate: Test = ({ view }) => view.round > 2 || view.phase === 'over'

const workedAtNight = did('endedEvent', 'passed', 'paid', 'lost', 'recruited', 'built', 'seated', 'repaired', 'cleaned')

const thing = (id: string): string => `[data-thing="${id}"]`
const ASK = '[data-testid="ask"]'
const ENDING = '[data-testid="option"][data-ending]'
const TONIGHT = '[data-part="tonight"]'
const SHELTER = ['[data-part="shelter"]', '[data-testid="tab-shelter"]']
const RIVALS = ['[data-part="rivals"]', '[data-testid="tab-rivals"]']

/** Own heroes that can go; the one that is pointed at comes first. */
const heroes = ({ options, pointed }: Now): readonly string[] => [
  ...pointed.filter(each => each.startsWith('hero:')).map(thing),
  ...options.flatMap(option => (option.do === 'move' ? [thing(`hero:${option.hero}`)] : [])),
]

const prey = ({ view }: Now): readonly string[] =>
  WILDS.flatMap(area => {
    const top = view.prey[area].at(-1)
    return top ? [thing(`prey:${top}`), thing(`area:${area}`)] : []
  })

const BY_DAY: readonly Step<Now>[] = [
  { id: 'goal', when: always, done: hasMoved, at: () => [thing('convoy')] },
  { id: 'shelter', when: always, done: hasMoved, at: () => SHELTER },
  { id: 'heroes', when: isMoving, done: hasMoved, at: heroes },
  { id: 'pressure', when: isMoving, done: hasMoved, at: () => RIVALS },
  { id: 'move', when: isMoving, done: hasMoved, at: () => [ASK] },
  {
    id: 'gather',
    when: isActing,
    done: did('gained', 'searched', 'hunted', 'tookTile', 'algae', 'survivor', 'turnOver'),
    at: ({ view }) => (view.acting ? [thing(`area:${view.acting.at}`), ASK] : [ASK]),
  },
  { id: 'end', when: now => isActing(now) && offers('done')(now), done: did('turnOver'), at: () => [ENDING, ASK] },
  { id: 'hunt', when: isOut, done: did('hunted', 'turnOver'), at: prey },
  {
    id: 'search',
    when: isOut,
    done: did('searched', 'tookTile', 'turnOver'),
    at: () => CITIES.flatMap(city => [thing(`search:${city}`), thing(`area:${city}`)]),
  },
  { id: 'ship', when: isOut, done: did('turnOver'), at: () => [thing('area:cargoShip')] },
]

const BY_NIGHT: readonly Step<Now>[] = [
  { id: 'feed', when: isNight, done: workedAtNight, at: () => [TONIGHT, ...SHELTER] },
  { id: 'radiation', when: isNight, done: workedAtNight, at: () => [thing('room:airlock'), ...SHELTER] },
  { id: 'build', when: isNight, done: workedAtNight, at: () => SHELTER },
  { id: 'help', when: always, done: () => false, at: () => [ASK] },
]

const endedBy =
  (end: Test) =>
  (step: Step<Now>): Step<Now> => ({ ...step, done: either(step.done, end) })

export const firstDay: Lesson<View, Option, Event> = {
  /** Nightfall ends the steps of the day, and the third day ends all of them. */
  steps: [...BY_DAY.map(endedBy(either(isNight, isLate))), ...BY_NIGHT.map(endedBy(isLate))],
  isEarly: ({ round }) => round <= 1,
}
