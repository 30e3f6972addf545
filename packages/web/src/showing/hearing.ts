// What becomes of news at a table: the scenes that its page will show.

import type { EventDisplay } from '../face/face.ts'
import type { GameEvent } from '../play/game.ts'
import type { News } from '../play/table.ts'
import { addOwnScenes, addScenes, SCENE_MS, type Scene, type ShowQueue, STILL_MS, scenesOf } from './following.ts'

/** How a person looks on. */
export interface Looking {
  readonly speed: number
  /** Whether nothing is to move. */
  readonly still: boolean
  /** Whether it follows from their own choice. */
  readonly mine: boolean
}

export const scenesFor = (
  news: News,
  displayOf: (event: GameEvent) => EventDisplay,
  { speed, still, mine }: Looking,
): readonly Scene[] =>
  scenesOf(news, displayOf, { speed, onlyMoments: mine || still, sceneMs: still ? STILL_MS : SCENE_MS })

export const heard = (show: ShowQueue, scenes: readonly Scene[], { mine }: Looking): ShowQueue =>
  (mine ? addOwnScenes : addScenes)(show, scenes)
