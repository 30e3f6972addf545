// Following the game: what has happened is shown scene by scene, and the sight that is shown stays behind until it is.

import type { EventDisplay } from '../face/face.ts'
import type { GameEvent } from '../play/game.ts'
import type { News, Sight } from '../play/table.ts'

/** Something that has happened, as it is looked at. */
export interface Scene {
  /** What it tells; nothing where it only shows how things stood. */
  readonly events: readonly GameEvent[]
  readonly display: EventDisplay
  /** How things stand while it is shown. */
  readonly sight: Sight
  /** Milliseconds. */
  readonly lasts: number
}

/** How fast: 0 shows everything at once. */
export interface Pace {
  readonly speed: number
  /** How long an event of weight 1 is looked at, at the usual speed. */
  readonly sceneMs: number
}

export const SCENE_MS = 900
/** A longer queue is told in words instead. */
export const PATIENCE = 8000

export const scenesOf = (
  { events, after }: News,
  displayOf: (event: GameEvent) => EventDisplay,
  pace: Pace,
): readonly Scene[] =>
  events.map(event => {
    const display = displayOf(event)
    return {
      events: [event],
      display,
      sight: after,
      lasts: pace.speed === 0 ? 0 : (display.weight * pace.sceneMs) / pace.speed,
    }
  })

export const lengthOf = (scenes: readonly Scene[]): number => scenes.reduce((sum, { lasts }) => sum + lasts, 0)

/** What is being shown, and what comes then. */
export interface Show {
  readonly now: Scene | null
  readonly queue: readonly Scene[]
  /** What was asked to be shown once more, the first of it now: all else waits for it. */
  readonly again: readonly Scene[]
  /** What went by unseen because it would have taken too long, until somebody has read it. */
  readonly missed: readonly GameEvent[]
}

export const IDLE: Show = { now: null, queue: [], again: [], missed: [] }

/** More scenes arrive; what would take too long is skipped, to be read. */
export function hear(show: Show, scenes: readonly Scene[]): Show {
  const queue = [...show.queue, ...scenes]
  if (lengthOf(queue) <= PATIENCE) return onward({ ...show, queue })
  return { ...show, now: null, queue: [], missed: [...show.missed, ...queue.flatMap(({ events }) => events)] }
}

/** Goes to the next scene that is looked at; those without weight go by. */
function onward(show: Show): Show {
  if (show.now !== null) return show
  const next = show.queue.findIndex(({ lasts }) => lasts > 0)
  return next < 0 ? { ...show, queue: [] } : { ...show, now: show.queue[next]!, queue: show.queue.slice(next + 1) }
}

/** The scene on the screen. */
export const looksAt = ({ again, now }: Show): Scene | null => again[0] ?? now

/** The scene is over. */
export const go = (show: Show): Show =>
  show.again.length > 0 ? { ...show, again: show.again.slice(1) } : onward({ ...show, now: null })

/** To the end at once. */
export const skip = (show: Show): Show => ({ ...show, now: null, queue: [], again: [] })

/** So many events have not been shown yet. */
export const pending = ({ queue }: Show): number => queue.length

/** How things stand on the screen where something is chosen; what is shown once more stands before it. */
export const shownSight = ({ now }: Show, latest: Sight): Sight =>
  now !== null && now.sight.viewer === latest.viewer ? now.sight : latest
