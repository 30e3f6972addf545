// Shows past events again: sights are kept for a while and found by their events.

import { same } from '@lastlight/kernel'
import type { EventDisplay } from '../face/face.ts'
import type { GameEvent } from '../play/game.ts'
import type { News } from '../play/table.ts'
import type { Scene, ShowSpeed } from './following.ts'

/** Something that was told, with the step it belonged to. */
export interface PastStep {
  readonly event: GameEvent
  readonly news: News
}

/** How many steps are kept: more than others play between two turns. */
export const MOST_KEPT = 200

export const rememberStep = (kept: readonly PastStep[], news: News): readonly PastStep[] =>
  [...kept, ...news.events.map(event => ({ event, news }))].slice(-MOST_KEPT)

/** The steps that told these events, searched from the end: steps that were taken back are skipped. */
export function stepsTelling(kept: readonly PastStep[], events: readonly GameEvent[]): readonly PastStep[] {
  const found: PastStep[] = []
  let left = kept
  for (const event of events.toReversed()) {
    const at = left.findLastIndex(each => same(each.event, event))
    if (at < 0) continue
    found.push(left[at]!)
    left = left.slice(0, at)
  }
  return found.reverse()
}

/**
 * The sight before comes first, then each step; small steps of one seat are joined, as long as they weigh no more than
 * one event. A person asked for it, so each scene stays long enough to be read, even when nothing moves.
 */
export function scenesAgain(
  kept: readonly PastStep[],
  displayOf: (event: GameEvent) => EventDisplay,
  { speed, sceneMs }: ShowSpeed,
): readonly Scene[] {
  const seen = kept.filter(({ event }) => displayOf(event).weight > 0)
  const [first] = seen
  if (!first) return []
  const weightOf = (some: readonly PastStep[]): number =>
    some.reduce((sum, { event }) => sum + displayOf(event).weight, 0)
  const steps: PastStep[][] = []
  for (const one of seen) {
    const last = steps.at(-1)
    const isSameStep = last?.at(-1)!.news === one.news
    const isSmall = last && last[0]!.event.seat === one.event.seat && weightOf([...last, one]) <= 1
    if (isSameStep || isSmall) last.push(one)
    else steps.push([one])
  }
  const scene = (events: readonly GameEvent[], sight: Scene['sight']): Scene => {
    const joined = together(events.map(displayOf))
    return { events, sight, display: joined, lasts: (Math.max(1, joined.weight) * sceneMs) / (speed || 1) }
  }
  return [
    scene([], first.news.before),
    ...steps.map(step =>
      scene(
        step.map(({ event }) => event),
        step.at(-1)!.news.after,
      ),
    ),
  ]
}

/** Of several joined events the weightiest gives the sound. */
function together(displays: readonly EventDisplay[]): EventDisplay {
  const [loudest] = displays.filter(({ sound }) => sound).sort((a, b) => b.weight - a.weight)
  return {
    things: [...new Set(displays.flatMap(({ things }) => things))],
    weight: displays.reduce((sum, { weight }) => sum + weight, 0),
    urgent: displays.some(({ urgent }) => urgent),
    ...(loudest?.sound && { sound: loudest.sound }),
  }
}
