// What the client knows of a game before its table opens. Every page loads this, so it is small: everything bigger is
// behind a function that loads it.

import type { AnyGame, Locale, Messages } from '@lastlight/kernel'
import type { GameInfo } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import type { IconName } from '../art/index.ts'
import type { AnyFace } from './face.ts'

export type GameConfig = { readonly players: number; readonly [field: string]: string | number | boolean }

type InEachLanguage = { readonly [locale in Locale]: () => Promise<Messages> }

export interface Manifest {
  readonly id: string
  readonly text: {
    /** What the home page and lists say of the game: `home.<id>.…` */
    readonly card: InEachLanguage
    /** What the other pages say of it: its settings `config.<id>.…`, the chapters of its rulebook `rules.<id>.…` */
    readonly pages: InEachLanguage
  }
  readonly card: {
    /** Each is the message `home.<id>.<fact>`. */
    readonly facts: readonly (readonly [fact: string, icon: IconName])[]
    art(): Promise<CardArt>
  }
  /** Its rules by their ids. */
  rulebook(locale: Locale): Promise<Messages>
  chapters(): Promise<readonly ChapterPlan[]>
  /** Not there as long as it cannot be played in a browser. */
  readonly table?: {
    /** What a server would tell of it, for where none can be reached. */
    readonly info: GameInfo
    /** What is dealt to somebody who only presses a button: the settings, and the levels of the bots. */
    readonly quick: {
      readonly config: GameConfig
      readonly bots: readonly string[]
    }
    /** Whether its face brings a lesson. */
    readonly hasLesson: boolean
    face(): Promise<AnyFace>
  }
}

/** What a chapter of a rulebook holds. A rule's id without its number is its group. */
export interface ChapterPlan {
  /** Its title is the message `rules.<game>.<id>`. */
  readonly id: string
  readonly groups: readonly string[]
}

/** What the home page shows of a game. */
export interface CardArt {
  readonly scene: ReactElement
  /** Three portraits. */
  readonly cast: readonly ReactElement[]
  readonly panorama?: Panorama
}

/** A game's part of the panorama, which is 1600 wide and 560 high; the horizon is at 450. */
export interface Panorama {
  readonly glow: { readonly cx: number; readonly cy: number; readonly r: number }
  readonly stops: readonly { readonly offset: number; readonly stopColor: string; readonly stopOpacity: number }[]
  /** Sun or moon. */
  readonly light: ReactElement
  /** What stands behind the ground, and what stands on it. */
  readonly behind: ReactElement
  readonly before?: ReactElement
}

/** What a worker needs to play the game on this device. */
export interface Engine {
  readonly id: string
  /** Whether there is a coach for it. */
  readonly coached: boolean
  load(): Promise<AnyGame>
}
