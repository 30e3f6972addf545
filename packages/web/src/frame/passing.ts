// Which moment takes the table while events are shown: found in those that were told since the last one.

import type { AnyFace, Moment, MomentScene } from '../face/face.ts'
import type { GameEvent, GameView } from '../play/game.ts'

export interface Passing {
  /** The events from this index on count: earlier moments are over. */
  readonly from: number
  /** The view before an event that was told, and the index of that event. */
  readonly since: number
  readonly before: GameView
  /** The moment that was left before its end. */
  readonly left?: string | undefined
}

export const beginPassing = (told: readonly GameEvent[], view: GameView): Passing => ({
  from: told.length,
  since: told.length,
  before: view,
})

/** Nothing was told since the last moment, and nothing is being shown. */
export const isIdle = ({ from }: Passing, told: readonly GameEvent[], isShowing: boolean): boolean =>
  from >= told.length && !isShowing

type Shown = Pick<MomentScene, 'view' | 'viewer' | 'told' | 'coming' | 'isShowing' | 'options'>

/** Events may have been taken back. */
export function sceneIn({ from, since, before }: Passing, shown: Shown): MomentScene {
  const start = Math.min(from, shown.told.length)
  return { ...shown, before, since: Math.min(since, start), from: start }
}

/** What is open of it. Somebody who has switched the scenes off reads the log. */
export function openOf({ left }: Passing, found: Moment | undefined, speed: number): Moment | undefined {
  const isOpen = found?.stands === true || found?.stays === true || (speed > 0 && found?.key !== left)
  return isOpen ? found : undefined
}

/** Whether what was shown is over, so that later events begin anew. */
export const isOver = ({ left }: Passing, found: Moment | undefined, open: Moment | undefined, isShowing: boolean) =>
  !open && (!isShowing || found === undefined || found.key !== left)

/** While events are shown the view is ahead of them, so the one before the first of them stays. */
export function afterMoment(passing: Passing, { told, view, isShowing }: Shown): Passing {
  const { length } = told
  const { from, since, before, left } = passing
  const isSame = left === undefined && from === length && (isShowing || since === length)
  if (isSame) return passing
  return isShowing || since === length ? { from: length, since, before } : beginPassing(told, view)
}

/** How many events that are still to be shown belong to the present moment. */
export function eventsLeft(moments: AnyFace['moments'], scene: MomentScene, all: readonly GameEvent[]): number {
  const key = moments?.of(scene)?.key
  const count = scene.told.length
  const end = Array.from({ length: all.length - count }, (_, i) => all.slice(0, count + i + 1)).findIndex(
    told => moments?.of({ ...scene, told, coming: undefined, isShowing: true })?.key !== key,
  )
  return end < 0 ? all.length - count : end
}
