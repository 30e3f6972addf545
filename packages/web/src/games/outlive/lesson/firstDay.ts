// The first day and night of Outlive, for newcomers.

import type { Event, Option, View } from '@lastlight/outlive'
import { CITIES, WILDS } from '@lastlight/outlive/content/areas'
import type { Lesson, Step, StepInput } from '../../../face/lesson.ts'

export type Now = StepInput<View, Option, Event>
type Test = (now: Now) => boolean

const always: Test = () => true
const never: Test = () => false
const either =
  (...tests: readonly Test[]): Test =>
  now =>
    tests.some(test => test(now))

/** Something of one's own was told since the step came on screen. */
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
/** Feeding and radiation often ask nothing, so any stop of the night will do. */
const isNight: Test = ({ view, seat }) => view.steps[seat] !== undefined
/** At night, at one of these steps of one's own. */
const isAt =
  (...steps: readonly View['steps'][number][]): Test =>
  ({ view, seat }) =>
    steps.includes(view.steps[seat] ?? 'done')
const boarded: Test = ({ told, seat }) =>
  told.some(event => event.e === 'moved' && event.seat === seat && event.to === 'cargoShip')

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

const STEPS: readonly Step<Now>[] = [
  { id: 'goal', when: always, done: never, at: () => [thing('convoy')] },
  { id: 'shelter', when: always, done: never, at: () => SHELTER },
  { id: 'heroes', when: isMoving, done: never, at: heroes },
  { id: 'pressure', when: isMoving, done: never, at: () => RIVALS },
  { id: 'move', when: isMoving, done: did('moved'), at: () => [ASK] },
  {
    id: 'gather',
    when: isActing,
    done: did('gained', 'searched', 'hunted', 'tookTile', 'algae', 'survivor'),
    at: ({ view }) => (view.acting ? [thing(`area:${view.acting.at}`), ASK] : [ASK]),
  },
  { id: 'end', when: now => isActing(now) && offers('done')(now), done: did('turnOver'), at: () => [ENDING, ASK] },
  { id: 'hunt', when: isOut, done: did('hunted'), at: prey },
  {
    id: 'search',
    when: isOut,
    done: did('searched', 'tookTile'),
    at: () => CITIES.flatMap(city => [thing(`search:${city}`), thing(`area:${city}`)]),
  },
  { id: 'ship', when: isOut, done: boarded, at: () => [thing('area:cargoShip')] },
  { id: 'feed', when: isNight, done: never, at: () => [TONIGHT, ...SHELTER] },
  { id: 'radiation', when: isNight, done: never, at: () => [thing('room:airlock'), ...SHELTER] },
  { id: 'build', when: isAt('build', 'repair'), done: did('built', 'repaired'), at: () => SHELTER },
  { id: 'help', when: ({ view }) => view.round > 1, done: never, at: () => [ASK] },
]

export const firstDay: Lesson<View, Option, Event> = {
  steps: STEPS,
  isEarly: ({ round }) => round <= 1,
  isLate: ({ round, phase }) => round > 2 || phase === 'over',
}
