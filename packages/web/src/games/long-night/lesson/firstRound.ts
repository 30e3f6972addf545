// The first round of The Long Night, for newcomers. Every role reads the same words, and no card says what is secret.

import type { Event, View } from '@lastlight/long-night'
import { asking } from '@lastlight/long-night/queries/asking'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import type { Lesson, Step, StepInput } from '../../../face/lesson.ts'
import { isOfGame, type ScreenOption } from '../runs.ts'

export type Now = StepInput<View, ScreenOption, Event>
type Test = (now: Now) => boolean

const always: Test = () => true
const never: Test = () => false

/** Something of one's own was told since the step came on screen. */
const did =
  (...events: readonly Event['e'][]): Test =>
  ({ told, seat }) =>
    told.some(event => events.includes(event.e) && 'seat' in event && event.seat === seat)

const offers =
  (choice: ScreenOption['do']): Test =>
  ({ options }) =>
    options.some(option => option.do === choice)

const isSetUp: Test = ({ view }) => view.phase === 'setup'
const isPlaying: Test = ({ view }) => view.phase === 'turns'
const isActing: Test = ({ options }) => asking(options.filter(isOfGame)) === 'act'

/** One of the own survivors has thrown the exposure die. */
const wasExposed: Test = ({ told, view, seat }) =>
  told.some(
    event =>
      event.e === 'exposed' && view.survivors.some(({ id, seat: owner }) => id === event.survivor && owner === seat),
  )

const thing = (id: string): string => `[data-thing="${id}"]`
const part = (id: string): string => `[data-part="${id}"]`
const tab = (id: string): string => `[data-testid="tab-${id}"]`
const ASK = '[data-testid="ask"]'
const NIGHT = [part('tonight'), tab('board')]
const ENDING = '[data-testid="option"][data-ending]'

/** Own survivors that can act; the one that is pointed at comes first. */
const people = ({ options, pointed }: Now): readonly string[] => [
  ...[
    ...pointed.filter(each => each.startsWith('person:')),
    ...options.flatMap(option => ('survivor' in option ? [`person:${option.survivor}`] : [])),
  ].map(id => `${ASK} ${thing(id)}`),
  ASK,
]

const STEPS: readonly Step<Now>[] = [
  { id: 'goal', when: always, done: never, at: () => [thing('objective'), tab('goals')] },
  { id: 'group', when: isSetUp, done: now => !isSetUp(now), at: () => [part('group'), tab('group')] },
  { id: 'dice', when: isActing, done: never, at: () => ['[data-testid="means"]', ASK] },
  { id: 'act', when: isActing, done: did('spent', 'contributed', 'played'), at: people },
  { id: 'tonight', when: isPlaying, done: never, at: () => NIGHT },
  {
    id: 'crisis',
    when: now => isPlaying(now) && now.view.crisis !== null,
    done: did('contributed'),
    at: () => [part('crisis'), tab('goals')],
  },
  { id: 'exposure', when: offers('move'), done: wasExposed, at: () => ['section:has(> #outside)', tab('board')] },
  { id: 'hand', when: isActing, done: did('played', 'contributed'), at: () => [part('hand'), tab('group')] },
  {
    id: 'secret',
    isFor: ({ view }) => view.mode === 'hidden',
    when: isPlaying,
    done: never,
    at: () => [part('secret'), tab('group')],
  },
  {
    id: 'dilemma',
    isFor: ({ view }) => view.mode === 'dilemma',
    when: isPlaying,
    done: never,
    at: () => [part('secret'), tab('group')],
  },
  {
    id: 'crossroads',
    when: now => isActing(now) && now.view.roads.holder >= 0,
    done: ({ told }) => told.some(({ e }) => e === 'crossroads'),
    at: ({ view }) => [`${part('rivals')} ${thing(`seat:${view.roads.holder}`)}`, tab('rivals')],
  },
  { id: 'end', when: isActing, done: did('turnOver'), at: () => [ENDING, ASK] },
  {
    id: 'colony',
    when: ({ view }) => view.phase === 'colony' || roundOf(view) > 1,
    done: never,
    at: () => NIGHT,
  },
  { id: 'help', when: ({ view }) => roundOf(view) > 1, done: never, at: () => [ASK] },
]

export const firstRound: Lesson<View, ScreenOption, Event> = {
  steps: STEPS,
  isEarly: view => roundOf(view) <= 1,
  isLate: view => roundOf(view) > 2 || view.phase === 'over',
}
