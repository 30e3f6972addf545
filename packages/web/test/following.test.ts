import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventDisplay } from '../src/face/face.ts'
import type { GameEvent } from '../src/play/game.ts'
import type { News, Sight } from '../src/play/table.ts'
import {
  addOwnScenes,
  addScenes,
  endScene,
  IDLE,
  lengthOf,
  MOST_MS,
  pending,
  sceneOnScreen,
  scenesOf,
  shownSight,
  skip,
} from '../src/showing/following.ts'
import { MOST_KEPT, rememberStep, scenesAgain, stepsTelling } from '../src/showing/repeating.ts'

const sight = (version: number, viewer: Sight['viewer'] = 0): Sight => ({
  viewer,
  version,
  view: { waiting: { secret: false, seats: [] } },
  options: [],
  asked: false,
  undo: false,
  redo: false,
  outcome: null,
  deadline: null,
})
const news = (version: number, ...events: GameEvent[]): News => ({
  events,
  before: sight(version - 1),
  after: sight(version),
})
/** An event that is called by its weight. */
const weighing = (weight: number): GameEvent => ({ e: String(weight) })
const displayOf = ({ e }: GameEvent): EventDisplay => ({ things: [], weight: Number(e), urgent: false })
const scenes = (version: number, ...weights: number[]) =>
  scenesOf(news(version, ...weights.map(weighing)), displayOf, { speed: 1, sceneMs: 900 })

test('each event is looked at for its weight, and half as long at double speed', () => {
  assert.equal(lengthOf(scenes(1, 1, 2)), 2700)
  assert.equal(lengthOf(scenesOf(news(1, weighing(1), weighing(2)), displayOf, { speed: 2, sceneMs: 900 })), 1350)
  assert.equal(lengthOf(scenesOf(news(1, weighing(1), weighing(2)), displayOf, { speed: 0, sceneMs: 900 })), 0)
})

test('the sight on screen stays behind the newest one until every scene is over', () => {
  const latest = sight(2)
  let show = addScenes(addScenes(IDLE, scenes(1, 1, 1)), scenes(2, 1))
  assert.equal(shownSight(show, latest).version, 1)
  assert.equal(pending(show), 2)
  show = endScene(show)
  assert.equal(shownSight(show, latest).version, 1)
  show = endScene(show)
  assert.equal(shownSight(show, latest).version, 2)
  assert.equal(pending(show), 0)
  show = endScene(show)
  assert.equal(show.now, null)
  assert.equal(shownSight(show, sight(3)).version, 3)
})

test('events without weight are not waited for', () => {
  const show = addScenes(IDLE, scenes(1, 0, 0, 1, 0))
  assert.deepEqual(show.now?.events, [weighing(1)])
  assert.deepEqual([endScene(show).now, endScene(show).queue], [null, []])
  assert.equal(addScenes(IDLE, scenes(1, 0, 0)).now, null)
})

/** An event that is called by its weight; a moment from 3 on. */
const momentsFrom3 = (event: GameEvent): EventDisplay => {
  const shown = displayOf(event)
  return shown.weight >= 3 ? { ...shown, moment: true } : shown
}
const mixed = (version: number, ...weights: number[]) =>
  scenesOf(news(version, ...weights.map(weighing)), momentsFrom3, { speed: 1, sceneMs: 900 })

test('a skip ends one moment, and the next one is shown', () => {
  const show = skip(addScenes(IDLE, mixed(1, 3, 4, 1)))
  assert.deepEqual(show.now?.events, [weighing(4)])
  assert.equal(pending(show), 1)
  const third = skip(addScenes(IDLE, mixed(1, 3, 3.5, 1, 4, 1)), 2)
  assert.deepEqual(third.now?.events, [weighing(4)], 'with the events that belong to it')
  assert.equal(pending(third), 1)
})

test('a skip ends what one seat does besides moments', () => {
  const of = (seat: number, weight: number): GameEvent => ({ e: String(weight), seat })
  const all = scenesOf(news(1, of(1, 1), of(1, 2), of(1, 3), of(1, 1), of(2, 1)), momentsFrom3, {
    speed: 1,
    sceneMs: 900,
  })
  const moment = skip(addScenes(IDLE, all))
  assert.deepEqual(moment.now?.events, [of(1, 3)])
  const then = skip(moment)
  assert.deepEqual(then.now?.events, [of(1, 1)])
  assert.deepEqual(skip(then).now?.events, [of(2, 1)])
  assert.equal(skip(skip(then)).now, null)
})

test('nothing of an outcome is told or shown while the die falls', () => {
  const die: GameEvent = { e: '3' }
  const display = (event: GameEvent): EventDisplay =>
    event.e === '3' ? { ...momentsFrom3(event), falls: 1.5, sound: 'die' } : momentsFrom3(event)
  const own = { speed: 1, sceneMs: 900, onlyMoments: true } as const
  const scenes = scenesOf(news(1, weighing(1), die, weighing(2)), display, own)
  const falling = addOwnScenes(IDLE, scenes)
  assert.deepEqual([falling.now?.events, falling.now?.coming], [[], die])
  assert.equal(falling.now?.lasts, 1350)
  assert.equal(falling.now?.sight.version, 0, 'the sight before the step')
  assert.equal(pending(falling), 2)
  assert.deepEqual(
    falling.passed.map(({ events }) => events),
    [[weighing(1)]],
    'what comes after it is neither heard nor marked',
  )
  const lies = skip(falling, 5)
  assert.deepEqual([lies.now?.events, lies.now?.coming], [[die], undefined], 'a skip lets it lie')
  assert.equal(lies.now?.sight.version, 1)
  assert.equal(lies.now?.display.sound, undefined, 'it was heard as it fell')
  assert.equal(pending(lies), 1)
  assert.deepEqual(
    endScene(lies).passed.map(({ events }) => events),
    [[weighing(2)]],
  )
  const calm = scenesOf(news(1, die), display, { ...own, speed: 0 })
  assert.equal(lengthOf(calm), 0)
})

test('the result of a game is on no sight before its last scene is over', () => {
  const last = news(1, weighing(1), weighing(3))
  const over = { ...last, after: { ...last.after, outcome: { winners: [0], reasons: [] } } } as unknown as News
  let show = addScenes(IDLE, scenesOf(over, momentsFrom3, { speed: 1, sceneMs: 900 }))
  for (; show.now !== null; show = endScene(show)) assert.equal(shownSight(show, over.after).outcome, null)
  assert.notEqual(shownSight(show, over.after).outcome, null)
})

test('an own choice drops no moment that still waits', () => {
  const show = addOwnScenes(addScenes(IDLE, mixed(1, 1, 3, 2)), mixed(2, 4))
  assert.deepEqual(show.now?.events, [weighing(3)])
  assert.deepEqual(endScene(show).now?.events, [weighing(4)])
  assert.deepEqual(show.missed, [weighing(2)])
})

test('a queue of more than eight seconds is told in words instead', () => {
  const beats = Math.floor(MOST_MS / 900)
  const some = addScenes(IDLE, scenes(1, ...Array.from({ length: beats }, () => 1)))
  assert.equal(some.missed.length, 0)
  const many = addScenes(some, scenes(2, 1, 1))
  assert.equal(many.now, null)
  assert.equal(pending(many), 0)
  assert.equal(many.missed.length, beats - 1 + 2, 'all but the one that was being shown')
})

test('moments are shown however long the queue is, in their order, and what was told beside them is read', () => {
  const long = Array.from({ length: 20 }, () => 1)
  const many = mixed(1, ...long, 3, ...long, 4, ...long)
  let show = addScenes(IDLE, many)
  const seen: string[] = []
  for (; show.now !== null; show = endScene(show)) {
    seen.push(show.now.events[0]!.e)
    // More comes while it is shown: the moment stays on screen.
    if (seen.length === 1) show = addScenes(show, scenes(2, ...long))
  }
  assert.deepEqual(seen, ['3', '4'])
  assert.equal(show.missed.length, 80)
})

test('a scene of another viewer is not shown', () => {
  const show = addScenes(IDLE, scenes(1, 1))
  assert.equal(shownSight(show, sight(4, 'public')).version, 4)
})

const step = (version: number, ...events: { e: string; seat?: number; weight?: number }[]): News =>
  news(version, ...events)
const weightOf = (event: GameEvent): EventDisplay => {
  const { e, weight = 0.6 }: GameEvent & { readonly weight?: number } = event
  return { things: [e], weight, urgent: false }
}
const [A, B, C, D] = [{ e: 'a' }, { e: 'b' }, { e: 'c' }, { e: 'd' }] as const
const KEPT = [step(1, A), step(2, B, C), step(3, D)].reduce(rememberStep, [])
const againOf = (kept: ReturnType<typeof stepsTelling>, speed = 1) =>
  scenesAgain(kept, weightOf, { speed, sceneMs: 900 })

test('past events are shown again step by step, beginning with the sight before them', () => {
  const scenes = againOf(stepsTelling(KEPT, [B, C, D]))
  assert.deepEqual(
    scenes.map(({ events, sight: { version } }) => ({ events, version })),
    [
      { events: [], version: 1 },
      { events: [B, C], version: 2 },
      { events: [D], version: 3 },
    ],
  )
  assert.deepEqual(scenes[1]!.display.things, ['b', 'c'])
})

test('small steps of one person are one scene, as long as they weigh no more than one event', () => {
  const gains = (seat: number) => ({ e: 'gained', seat, weight: 0.4 })
  const kept = [step(1, gains(1)), step(2, gains(1)), step(3, gains(1)), step(4, gains(2))].reduce(rememberStep, [])
  assert.deepEqual(
    againOf(kept).map(({ events, sight: { version } }) => [events.length, version]),
    [
      [0, 0],
      [2, 2],
      [1, 3],
      [1, 4],
    ],
  )
})

test('each repeated step stays as long as one event at least, also when new events are skipped', () => {
  assert.equal(lengthOf(againOf(stepsTelling(KEPT, [D]))), 1800)
  assert.equal(lengthOf(againOf(stepsTelling(KEPT, [D]), 2)), 900)
  assert.equal(lengthOf(againOf(stepsTelling(KEPT, [D]), 0)), 1800)
})

test('undone events are not shown again, even when the same choice was made anew', () => {
  const kept = [step(1, A), step(2, B), step(2, C), step(3, A)].reduce(rememberStep, [])
  assert.deepEqual(
    stepsTelling(kept, [A, C, A]).map(({ news: { after } }) => after.version),
    [1, 2, 3],
  )
})

test('events before the page was opened are not kept, and events without weight are not shown', () => {
  assert.deepEqual(
    stepsTelling(KEPT, [{ e: 'early' }, C, D]).map(({ event }) => event),
    [C, D],
  )
  assert.deepEqual(againOf(stepsTelling(KEPT, [{ e: 'early' }])), [])
  const quiet = rememberStep([], step(1, { e: 'quiet', weight: 0 }))
  assert.deepEqual(againOf(quiet), [])
})

test('of a very long game only the end is kept', () => {
  const many = Array.from({ length: MOST_KEPT + 5 }, (_, n) => step(n + 1, { e: String(n) })).reduce(rememberStep, [])
  assert.equal(many.length, MOST_KEPT)
  assert.deepEqual(many.at(-1)!.event, { e: String(MOST_KEPT + 4) })
})

test('repeated scenes come before new ones, and the question stays', () => {
  const latest = sight(9)
  const again = againOf(KEPT)
  let show = { ...IDLE, again }
  assert.equal(sceneOnScreen(show)?.sight.version, 0)
  assert.equal(shownSight(show, latest), latest, 'what is chosen is chosen as things stand')
  show = addScenes(show, scenes(4, 1))
  assert.equal(sceneOnScreen(show)?.sight.version, 0, 'what is new waits')
  for (let n = 0; n < again.length; n++) show = endScene(show)
  assert.equal(sceneOnScreen(show)?.sight.version, 4)
  assert.equal(sceneOnScreen(skip({ ...show, again }))?.sight.version, 4)
})
