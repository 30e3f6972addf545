// Showing once more what has happened: how things stood is kept for a while, and found again by what was told.

import { same } from '@lastlight/kernel'
import type { Beat } from '../face/face.ts'
import { actorOf } from '../face/reading.ts'
import type { News } from '../play/table.ts'
import type { Pace, Scene } from './following.ts'

/** Something that was told, with the step it belonged to. */
export interface Kept {
  readonly event: unknown
  readonly news: News
}

/** So much is kept: more than others do between two turns. */
export const MOST_KEPT = 200

export const keep = (kept: readonly Kept[], news: News): readonly Kept[] =>
  [...kept, ...news.events.map(event => ({ event, news }))].slice(-MOST_KEPT)

/** Those that tell these events, from the last one back: what was taken back is kept too, and passed over. */
export function keptOf(kept: readonly Kept[], events: readonly unknown[]): readonly Kept[] {
  const found: Kept[] = []
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
 * Step by step, after a look at how things stood before; small steps of somebody are one scene, as long as a beat holds them.
 * It was asked for: each stands long enough to be read, and where nothing moves too.
 */
export function scenesAgain(
  kept: readonly Kept[],
  beatOf: (event: unknown) => Beat,
  { speed, beat }: Pace,
): readonly Scene[] {
  const seen = kept.filter(({ event }) => beatOf(event).weight > 0)
  const [first] = seen
  if (!first) return []
  const weightOf = (some: readonly Kept[]): number => some.reduce((sum, { event }) => sum + beatOf(event).weight, 0)
  const steps: Kept[][] = []
  for (const one of seen) {
    const last = steps.at(-1)
    const isSameStep = last?.at(-1)!.news === one.news
    const isSmall = last && actorOf(last[0]!.event) === actorOf(one.event) && weightOf([...last, one]) <= 1
    if (isSameStep || isSmall) last.push(one)
    else steps.push([one])
  }
  const scene = (events: readonly unknown[], sight: Scene['sight']): Scene => {
    const joined = together(events.map(beatOf))
    return { events, sight, beat: joined, lasts: (Math.max(1, joined.weight) * beat) / (speed || 1) }
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

/** Of several that are looked at as one, the weightiest is heard. */
function together(beats: readonly Beat[]): Beat {
  const [loudest] = beats.filter(({ sound }) => sound).sort((a, b) => b.weight - a.weight)
  return {
    things: [...new Set(beats.flatMap(({ things }) => things))],
    weight: beats.reduce((sum, { weight }) => sum + weight, 0),
    urgent: beats.some(({ urgent }) => urgent),
    ...(loudest?.sound && { sound: loudest.sound }),
  }
}
