// Shows events scene by scene; the sight on screen stays behind until its scene has come. Nothing tells an outcome while
// the die still falls, nor the end of the game before its last scene.

import type { EventDisplay } from '../face/face.ts'
import type { GameEvent } from '../play/game.ts'
import type { News, Sight } from '../play/table.ts'

/** One or more events, as they are shown. */
export interface Scene {
  /** Empty for a scene that only shows a sight. */
  readonly events: readonly GameEvent[]
  readonly display: EventDisplay
  /** The sight while it is shown. */
  readonly sight: Sight
  /** Milliseconds. */
  readonly lasts: number
  /** The event that chance or a vote decides in this scene; it is told in the next one. */
  readonly coming?: GameEvent
  /** Whether it is heard and marked also without a duration, because it follows from one's own choice. */
  readonly marks?: boolean
}

/** How fast: 0 shows everything at once. */
export interface ShowSpeed {
  readonly speed: number
  /** How long an event of weight 1 is looked at, at the usual speed. */
  readonly sceneMs: number
  /** Events outside of moments are not waited for: they follow from one's own choice, or nothing is to move. */
  readonly onlyMoments?: boolean
}

export const SCENE_MS = 900
/** Where nothing moves, a moment still stays long enough to be read. */
export const STILL_MS = 500
/** A queue that would take longer without its moments is told in words instead. */
export const MOST_MS = 8000

export function scenesOf(
  { events, before, after }: News,
  displayOf: (event: GameEvent) => EventDisplay,
  { speed, sceneMs, onlyMoments = false }: ShowSpeed,
): readonly Scene[] {
  const displays = events.map(displayOf)
  const isShown = ({ moment }: EventDisplay): boolean => speed > 0 && (moment === true || !onlyMoments)
  // The sight after a step has the wound that its die brings, and the result that its last event brings.
  const lastFall = displays.findLastIndex(display => display.falls !== undefined && isShown(display))
  const shownUntil = after.outcome === null ? lastFall : events.length
  return events.flatMap((event, i): readonly Scene[] => {
    const display = displays[i]!
    const lasts = (weight: number): number => (isShown(display) ? (weight * sceneMs) / speed : 0)
    const told: Scene = {
      events: [event],
      display,
      sight: i < shownUntil ? before : after,
      lasts: lasts(display.weight),
      ...(onlyMoments && { marks: true }),
    }
    if (display.falls === undefined) return [told]
    const { sound: _, ...quiet } = display
    return [
      { events: [], coming: event, display, sight: before, lasts: lasts(display.falls) },
      // It was heard as it fell.
      { ...told, display: quiet },
    ]
  })
}

export const lengthOf = (scenes: readonly Scene[]): number => scenes.reduce((sum, { lasts }) => sum + lasts, 0)

/** The scene on screen and the queue behind it. */
export interface ShowQueue {
  readonly now: Scene | null
  readonly queue: readonly Scene[]
  /** Scenes that were asked for again, the present one first: everything else waits. */
  readonly again: readonly Scene[]
  /** Events that were skipped because they would have taken too long, until they are read. */
  readonly missed: readonly GameEvent[]
  /** The scenes without a duration that the last step went by. */
  readonly passed: readonly Scene[]
}

export const IDLE: ShowQueue = { now: null, queue: [], again: [], missed: [], passed: [] }

const isMoment = ({ display }: Scene): boolean => display.moment === true
/** It keeps its place in the queue, so that the log tells nothing of a moment before it comes. */
const passedOver = (scene: Scene): Scene => ({ ...scene, lasts: 0 })

/** Adds scenes. What would take too long is passed over and stands in `missed`, but for the moments: each of them is shown. */
export function addScenes(show: ShowQueue, scenes: readonly Scene[]): ShowQueue {
  const added = { ...show, queue: [...show.queue, ...scenes] }
  const routine = added.queue.filter(scene => !isMoment(scene) && scene.lasts > 0)
  return lengthOf(routine) <= MOST_MS ? nextScene(added) : nextScene(withoutRoutine(added))
}

/** Adds what follows from one's own choice: nothing but moments stands before it. */
export const addOwnScenes = (show: ShowQueue, scenes: readonly Scene[]): ShowQueue =>
  addScenes(withoutRoutine(show), scenes)

function withoutRoutine(show: ShowQueue): ShowQueue {
  const routine = show.queue.filter(scene => !isMoment(scene) && scene.lasts > 0)
  return {
    ...show,
    now: show.now !== null && isMoment(show.now) ? show.now : null,
    queue: show.queue.map(scene => (isMoment(scene) ? scene : passedOver(scene))),
    missed: [...show.missed, ...routine.flatMap(({ events }) => events)],
  }
}

/** Goes to the next scene with a duration; the others are passed. */
function nextScene(show: ShowQueue): ShowQueue {
  if (show.now !== null) return show
  const found = show.queue.findIndex(({ lasts }) => lasts > 0)
  const next = found < 0 ? show.queue.length : found
  const passed = show.queue.slice(0, next)
  return {
    ...show,
    now: show.queue[next] ?? null,
    queue: show.queue.slice(next + 1),
    passed: passed.length === 0 ? show.passed : passed,
  }
}

export const sceneOnScreen = ({ again, now }: ShowQueue): Scene | null => again[0] ?? now

export const endScene = (show: ShowQueue): ShowQueue =>
  show.again.length > 0 ? { ...show, again: show.again.slice(1) } : nextScene({ ...show, now: null })

/**
 * Ends one scene: a moment with the `further` events that belong to it, or the rest of what the same seat does besides
 * moments. Scenes that were asked for again end together.
 */
export function skip(show: ShowQueue, further = 0): ShowQueue {
  if (show.again.length > 0) return { ...show, again: [] }
  const { now, queue } = show
  // The outcome of a die is seen, however soon it has to lie.
  if (now === null || now.coming !== undefined) return endScene(show)
  return endScene({ ...show, queue: isMoment(now) ? passMoment(queue, further) : passRoutine(now, queue) })
}

function passMoment(queue: readonly Scene[], further: number): readonly Scene[] {
  let left = further
  return queue.map(scene => {
    if (left === 0) return scene
    left -= scene.events.length
    return passedOver(scene)
  })
}

function passRoutine({ events: [first] }: Scene, queue: readonly Scene[]): readonly Scene[] {
  const other = queue.findIndex(scene => isMoment(scene) || (scene.events[0] ?? scene.coming)?.seat !== first?.seat)
  const end = other < 0 ? queue.length : other
  return [...queue.slice(0, end).map(passedOver), ...queue.slice(end)]
}

/** The number of events that were not told yet. */
export const pending = ({ queue }: ShowQueue): number => queue.reduce((sum, { events }) => sum + events.length, 0)

/** The sight on the desk where something is chosen. */
export const shownSight = ({ now }: ShowQueue, latest: Sight): Sight =>
  now !== null && now.sight.viewer === latest.viewer ? now.sight : latest
