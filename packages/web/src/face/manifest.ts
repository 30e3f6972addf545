// The facts about a game before its table opens. Every page loads this, so it is small: everything bigger is
// behind a function that loads it.

import type { Manifest as Bots } from '@lastlight/bots'
import type { AnyGame, Json, Locale, Messages } from '@lastlight/kernel'
import type { GameInfo } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'
import type { ComponentType, ReactElement } from 'react'
import type { IconName } from '../art/index.ts'
import type { AnyFace } from './face.ts'

/** The value of one setting of a table; an object or null is data of the game's own form. */
export type Setting = string | number | boolean | string[] | { readonly [part: string]: Json } | null
export type GameConfig = { readonly players: number; readonly [field: string]: Setting }

type InEachLanguage = { readonly [locale in Locale]: () => Promise<Messages> }

export interface Manifest {
  readonly id: string
  readonly text: {
    /** Messages for the home page and lists: `home.<id>.…` */
    readonly card: InEachLanguage
    /** Messages for the other pages: settings `config.<id>.…`, chapters of the rulebook `rules.<id>.…` */
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
  /** Rules that its editions play differently, each with the rule that tells the difference. */
  differences?(): Promise<Differences>
  /** What the form for a new table asks; only the pages where tables are made load it. */
  setup(): Promise<TableSetup>
  /** Missing as long as the game cannot be played in a browser. */
  readonly table?: {
    /** The game as a server would describe it, for use without a server. */
    readonly info: GameInfo
    /** The settings and the levels of the bots for a person who only presses "Play now". */
    readonly quick: {
      readonly config: GameConfig
      readonly bots: readonly string[]
    }
    /** Whether its face brings a lesson. */
    readonly hasLesson: boolean
    face(): Promise<AnyFace>
  }
}

export interface TableSetup {
  /** The game as a server would describe it. */
  readonly info: GameInfo
  /** The settings as the form shows them; each group has the title `config.<game>.group.<id>`. */
  readonly groups: readonly SettingGroup[]
  /** What the settings add up to, for the line beside the start button. */
  sums?(config: GameConfig, words: Words): readonly Sum[]
  /** Settings that another one decides: the form shows these values, and they cannot be changed. */
  decided?(config: GameConfig): { readonly [field: string]: Decision }
  /** Settings that change nothing beside these: the form leaves them out. */
  unused?(config: GameConfig): readonly string[]
}

export interface Decision {
  /** Of a set: the values that it has for sure. */
  readonly value: Setting
  /** The setting that decides. */
  readonly by: string
}

export interface SettingGroup {
  readonly id: string
  readonly fields: readonly string[]
  /** Preferences of the device that matter here. */
  readonly prefs?: readonly 'aloud'[]
  /** It opens on a press; a line says what is chosen in it. */
  readonly isFolded?: true
  /** Controls of the game's own for settings that are data; loaded when the group is opened. */
  readonly part?: ComponentType<GroupPart>
}

export interface GroupPart {
  readonly config: GameConfig
  readonly onChange: (field: string, value: Setting) => void
  /** Says in words why the settings do not go together; nothing when they do. */
  readonly onProblem: (problem: string | undefined) => void
}

export interface Sum {
  readonly label: string
  readonly value: string
}

/** By the id of a rule. */
export type Differences = { readonly [rule: string]: string }

/** The rule groups of a chapter. A rule's id without its number is its group. */
export interface ChapterPlan {
  /** Its title is the message `rules.<game>.<id>`. */
  readonly id: string
  readonly groups: readonly string[]
}

/** The drawings of a game on the home page. */
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
  /** The drawing behind the ground, and the drawing on it. */
  readonly behind: ReactElement
  readonly before?: ReactElement
}

/** The parts that a worker needs to play the game on this device. */
export interface Engine {
  readonly id: string
  /** Whether there is a coach for it. */
  readonly coached: boolean
  load(): Promise<{
    readonly game: AnyGame
    /** The round of a view, counted up from 1; without this it is the view's own `round`. */
    roundOf?(view: unknown): number
  }>
  bots(): Promise<Bots>
}
