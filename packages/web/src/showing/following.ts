// Shows events scene by scene; the sight on screen stays behind until its scene has come.

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

export const scenesOf = (
  { events, after }: News,
  displayOf: (event: GameEvent) => EventDisplay,
  pace: ShowSpeed,
): readonly Scene[] =>
  events.map(event => {
    const display = displayOf(event)
    return {
      events: [event],
      display,
      sight: after,
      lasts:
        pace.speed === 0 || (pace.onlyMoments && !display.moment) ? 0 : (display.weight * pace.sceneMs) / pace.speed,
    }
  })

export const lengthOf = (scenes: readonly Scene[]): number => scenes.reduce((sum, { lasts }) => sum + lasts, 0)

/** The scene on screen and the queue behind it. */
export interface ShowQueue {
  readonly now: Scene | null
  readonly queue: readonly Scene[]
  /** Scenes that were asked for again, the present one first: everything else waits. */
  readonly again: readonly Scene[]
  /** Events that were skipped because they would have taken too long, until they are read. */
  readonly missed: readonly GameEvent[]
}

export const IDLE: ShowQueue = { now: null, queue: [], again: [], missed: [] }

const isMoment = ({ display }: Scene): boolean => display.moment !== undefined

/** Adds scenes. What would take too long is passed over and stands in `missed`, but for the moments: each of them is shown. */
export function addScenes(show: ShowQueue, scenes: readonly Scene[]): ShowQueue {
  const queue = [...show.queue, ...scenes]
  const routine = queue.filter(scene => !isMoment(scene) && scene.lasts > 0)
  if (lengthOf(routine) <= MOST_MS) return nextScene({ ...show, queue })
  const now = show.now !== null && isMoment(show.now) ? show.now : null
  const missed = [...show.missed, ...routine.flatMap(({ events }) => events)]
  // They keep their places, so that the log tells nothing of a moment before it comes.
  const passedOver = queue.map(scene => (isMoment(scene) ? scene : { ...scene, lasts: 0 }))
  return nextScene({ ...show, now, queue: passedOver, missed })
}

/** Goes to the next scene with a duration; the others are skipped. */
function nextScene(show: ShowQueue): ShowQueue {
  if (show.now !== null) return show
  const next = show.queue.findIndex(({ lasts }) => lasts > 0)
  return next < 0 ? { ...show, queue: [] } : { ...show, now: show.queue[next]!, queue: show.queue.slice(next + 1) }
}

export const sceneOnScreen = ({ again, now }: ShowQueue): Scene | null => again[0] ?? now

export const endScene = (show: ShowQueue): ShowQueue =>
  show.again.length > 0 ? { ...show, again: show.again.slice(1) } : nextScene({ ...show, now: null })

/** To the end at once. */
export const skip = (show: ShowQueue): ShowQueue => ({ ...show, now: null, queue: [], again: [] })

/** The number of events that were not shown yet. */
export const pending = ({ queue }: ShowQueue): number => queue.length

/** The sight on the desk where something is chosen. */
export const shownSight = ({ now }: ShowQueue, latest: Sight): Sight =>
  now !== null && now.sight.viewer === latest.viewer ? now.sight : latest
