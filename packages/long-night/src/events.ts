// The events of a game. Everybody reads the log of them in their own language.

import type { Seat } from '@lastlight/kernel'
import type { ExperimentId } from './content/experiments.ts'
import type { Exposure } from './content/exposure.ts'
import type { RaidKind } from './content/hideout.ts'
import type { ImprovementId } from './content/improvements.ts'
import type { LastingId } from './content/lasting.ts'
import type { ObjectiveId } from './content/mainObjectiveIds.ts'
import type { Place } from './content/places.ts'
import type { PassageId } from './content/scenarios.ts'
import type { SideEffectId } from './content/sideEffects.ts'
import type { Ending } from './state.ts'

/** Kinds of cards, abilities and survivors that can be named as a cause. */
export type Cause = 'item' | 'ability' | 'crisis' | 'crossroads' | 'lasting' | 'attack' | 'death' | 'encounter'

/** Rules and steps of the game that can be named as a cause. */
export const STEPS = [
  'setup',
  'round',
  /** An act of the player in their own turn: the line of the log says enough by itself. */
  'turn',
  /** A card has ended the turn; the player is out of the game. */
  'turnEnds',
  'out',
  'search',
  'exposure',
  'bite',
  'overrun',
  /** Frostbite at the start of a turn; the cold of the main objective. */
  'frost',
  'cold',
  /** Noise that was heard; the zombies of every night. */
  'noise',
  'night',
  'exile',
  /** Two loyal players are exiled. */
  'exiles',
  'makeRoom',
  'token',
  /** A player's last survivor is gone; a waiting survivor finds a space. */
  'lastOne',
  'room',
  'starvation',
  'waste',
  /** More was contributed than the crisis needed. */
  'surplus',
  'helplessDied',
  /** Food for a die; a food card of an exiled player for a die; medicine for a rebel. */
  'die',
  'eat',
  'pacify',
  /** The card of the hideout; the leader of the bandits. */
  'hideout',
  'leader',
  /** The containment code of Raxxon. */
  'code',
  /** A passage of a scenario. */
  'story',
] as const

/** The cause of an event. It names only open information, so everybody may know it. */
export type Why = (typeof STEPS)[number] | `${Cause}.${string}`

/** Set-up and the end. */
type Frame =
  | {
      readonly e: 'objective'
      readonly objective: string
      readonly side: 'normal' | 'hard'
      /** LN-PRINT-14 */
      readonly raxxonTribute?: true
    }
  | { readonly e: 'goal'; readonly seat: Seat; readonly goal: string }
  | { readonly e: 'dealt'; readonly seat: Seat; readonly survivors: readonly string[] }
  | { readonly e: 'goals'; readonly seat: Seat; readonly goals: readonly string[] }
  /** LN-SCEN: the reader reads a passage aloud; the next objective of the scenario takes its place. */
  | {
      readonly e: 'passage'
      readonly passage: PassageId
      readonly reader: Seat
      /** LN-SCEN-05: nobody hides a goal. */
      readonly together?: true
    }
  | { readonly e: 'newObjective'; readonly objective: ObjectiveId }
  | { readonly e: 'over'; readonly ending: Ending; readonly winners: readonly Seat[] }

type People =
  | { readonly e: 'joins'; readonly seat: Seat; readonly survivor: string; readonly at: Place; readonly why: Why }
  | { readonly e: 'leads'; readonly seat: Seat; readonly survivor: string }
  | { readonly e: 'drawnSurvivor'; readonly seat: Seat; readonly survivor: string }
  | { readonly e: 'moved' | 'put'; readonly survivor: string; readonly to: Place; readonly why: Why }
  | { readonly e: 'exposed'; readonly survivor: string; readonly result: Exposure; readonly why: Why }
  | {
      readonly e: 'hurt'
      readonly survivor: string
      readonly how: 'wound' | 'frostbite' | 'despair'
      readonly why: Why
    }
  | {
      readonly e: 'healed'
      readonly survivor: string
      readonly what: 'wounds' | 'frostbite' | 'despair'
      readonly why: Why
    }
  | { readonly e: 'died' | 'left'; readonly survivor: string; readonly at: Place; readonly why: Why }
  | { readonly e: 'attracts'; readonly survivor: string; readonly at: Place }
  | { readonly e: 'handedOver'; readonly survivor: string; readonly to: Seat; readonly why: Why }
  | { readonly e: 'restrained'; readonly survivor: string; readonly why: Why }
  | { readonly e: 'used'; readonly survivor: string; readonly by: string }
  | {
      readonly e: 'fought'
      readonly survivor: string
      readonly target: string
      readonly rolled: number
      readonly hit: boolean
    }
  | { readonly e: 'eliminated'; readonly seat: Seat; readonly cards: readonly string[] }

/** Zombies and entrances. */
type Entrances =
  | {
      readonly e: 'zombie' | 'barricadeLost' | 'overrun'
      readonly at: Place
      readonly entrance: number
      readonly why: Why
    }
  | {
      readonly e: 'trapSprung'
      readonly at: Place
      readonly entrance: number
      readonly zombies: number
      readonly why: Why
    }
  | {
      readonly e: 'zombieDied' | 'barricaded' | 'trapped'
      readonly at: Place
      readonly entrance: number
      readonly by: string
      readonly why: Why
    }
  | {
      readonly e: 'lured'
      readonly from: Place
      readonly source: number
      readonly at: Place
      readonly entrance: number
      readonly why: Why
    }
  | { readonly e: 'noise'; readonly at: Place; readonly why: Why }
  | { readonly e: 'hushed'; readonly at: Place; readonly noise: number; readonly why: Why }
  | { readonly e: 'noiseMoved'; readonly from: Place; readonly to: Place; readonly noise: number; readonly why: Why }
  | { readonly e: 'noiseGone'; readonly at: Place; readonly loud: boolean }

type Cards =
  | { readonly e: 'searched'; readonly seat: Seat; readonly survivor: string; readonly at: Place }
  | { readonly e: 'looked'; readonly seat: Seat; readonly at: Place; readonly why: Why }
  | { readonly e: 'revealed'; readonly at: Place; readonly cards: readonly string[]; readonly why: Why }
  | { readonly e: 'drew'; readonly seat: Seat; readonly from: Place; readonly card?: string; readonly why: Why }
  | { readonly e: 'kept' | 'contributed'; readonly seat: Seat; readonly card?: string }
  /** A card that everybody sees leaves a deck or the waste pile: into the hand, or onto the table to be equipped. */
  | {
      readonly e: 'took'
      readonly seat: Seat
      readonly card: string
      readonly from: Place | 'waste' | 'stash'
      readonly to: 'hand' | 'table'
      readonly why: Why
    }
  | { readonly e: 'discarded'; readonly seat: Seat; readonly card: string; readonly why: Why }
  | { readonly e: 'played' | 'donated' | 'givenBack'; readonly seat: Seat; readonly card: string }
  | { readonly e: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card?: string; readonly why: Why }
  | { readonly e: 'stole'; readonly seat: Seat; readonly from: Seat; readonly card?: string; readonly why: Why }
  | { readonly e: 'equipped'; readonly card: string; readonly survivor: string; readonly why: Why }
  | { readonly e: 'handedOff'; readonly card: string; readonly from: string; readonly to: string }
  | { readonly e: 'handLost'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly e: 'cleaned'; readonly cards: number; readonly why: Why }
  | { readonly e: 'littered'; readonly card: string; readonly why: Why }
  | { readonly e: 'added'; readonly at: Place; readonly why: Why }
  | { readonly e: 'asked'; readonly seat: Seat; readonly of: Seat; readonly what: string }
  | { readonly e: 'answered'; readonly seat: Seat; readonly card: string }
  | { readonly e: 'named'; readonly seat: Seat; readonly card: string }

export type Picked =
  | { readonly survivor: string }
  | { readonly place: Place }
  | { readonly player: Seat }
  | { readonly at: Place; readonly entrance: number }
  | { readonly die: number }
  | { readonly improvement: string }
  | { readonly option: string }

/** Dice, votes and exile. */
type Table =
  | { readonly e: 'firstPlayer' | 'turnOver'; readonly seat: Seat; readonly why: Why }
  | { readonly e: 'requests' | 'enough'; readonly seat: Seat }
  | { readonly e: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly why: Why }
  | { readonly e: 'tested'; readonly dice: readonly number[]; readonly least: number; readonly why: Why }
  /** A choice that only shows its effect later. */
  | { readonly e: 'picked'; readonly seat: Seat; readonly what: Picked }
  | { readonly e: 'spent'; readonly seat: Seat; readonly die: number; readonly why: Why }
  | { readonly e: 'dieChanged'; readonly seat: Seat; readonly from: number; readonly to: number; readonly why: Why }
  | { readonly e: 'voted'; readonly yes: readonly Seat[]; readonly carried: boolean; readonly why: Why }
  | { readonly e: 'exileCalled'; readonly seat: Seat; readonly player: Seat }
  | { readonly e: 'exiled'; readonly seat: Seat; readonly role: 'traitor' | 'loyal' }
  | { readonly e: 'exiledObjective'; readonly seat: Seat; readonly card: string }
  | { readonly e: 'confessed'; readonly seat: Seat; readonly to: Seat; readonly goals?: readonly string[] }
  | { readonly e: 'secret'; readonly seat: Seat; readonly told: boolean }
  | { readonly e: 'declines'; readonly seat: Seat; readonly yes: boolean }
  | { readonly e: 'road'; readonly seat: Seat; readonly card?: string }
  | { readonly e: 'crossroads'; readonly card: string; readonly seat: Seat }
  | { readonly e: 'chose'; readonly card: string; readonly option: string }
  | { readonly e: 'lasting'; readonly lasting: LastingId; readonly on: boolean; readonly why: Why }

type Colony =
  | { readonly e: 'crisis' | 'crisisFailed' | 'crisisPrevented'; readonly crisis: string }
  | { readonly e: 'opened'; readonly card: string; readonly counts: 1 | -1 }
  | { readonly e: 'ate'; readonly food: number }
  | { readonly e: 'food' | 'morale'; readonly by: number; readonly left: number; readonly why: Why }
  | { readonly e: 'starved'; readonly tokens: number }
  | { readonly e: 'starvation'; readonly tokens: number; readonly why: Why }
  | { readonly e: 'wasteRots'; readonly cards: number }
  | { readonly e: 'helpless' | 'flipped'; readonly count: number; readonly rebellious: boolean; readonly why: Why }
  | { readonly e: 'helplessDied' | 'helplessLeft'; readonly rebellious: boolean; readonly why: Why }
  | { readonly e: 'round'; readonly left: number }

/** LN-IMP: laid face up, a step nearer, completed. */
type Improvements =
  | { readonly e: 'offered' | 'improved'; readonly improvement: ImprovementId }
  | {
      readonly e: 'progress'
      readonly improvement: ImprovementId
      readonly by: number
      readonly tokens: number
      readonly why: Why
    }

/** LN-BAND */
type Bandits =
  /** A bandit comes; there is no space for one. */
  | { readonly e: 'banditCame' | 'banditBarred'; readonly at: Place; readonly why: Why }
  | { readonly e: 'banditsGone'; readonly at: Place; readonly count: number; readonly why: Why }
  | {
      readonly e: 'foughtBandit'
      readonly survivor: string
      readonly at: Place
      readonly rolled: number
      readonly hit: boolean
    }
  | { readonly e: 'looted'; readonly at: Place; readonly card: string }
  | { readonly e: 'raided'; readonly survivor: string; readonly how: RaidKind; readonly rolled: number }
  | { readonly e: 'banditLeader'; readonly seat: Seat }

/** LN-RAX */
type Raxxon =
  /** A new log on top; contained; its card is discarded without having been contained. */
  | { readonly e: 'experiment' | 'contained' | 'experimentOver'; readonly experiment: ExperimentId }
  | { readonly e: 'codeDie'; readonly seat: Seat; readonly die: number }
  | {
      readonly e: 'code'
      readonly experiment: ExperimentId
      readonly dice: readonly number[]
      readonly matched: boolean
    }
  /** Zombies that do not come tonight. */
  | { readonly e: 'fewer'; readonly at: Place; readonly count: number }
  | {
      readonly e: 'mutantCame'
      readonly experiment: ExperimentId
      readonly at: Place
      readonly entrance: number
      readonly why: Why
    }
  | { readonly e: 'mutantBarred'; readonly experiment: ExperimentId; readonly at: Place; readonly why: Why }
  /** It goes to another location. */
  | { readonly e: 'mutantLeft'; readonly experiment: ExperimentId; readonly at: Place; readonly entrance: number }
  | {
      readonly e: 'mutantGone'
      readonly experiment: ExperimentId
      readonly at: Place
      readonly entrance: number
      readonly by: string
    }
  | { readonly e: 'encounter'; readonly survivor: string; readonly experiment: ExperimentId; readonly rolled: number }
  | { readonly e: 'dosed'; readonly survivor: string; readonly rolled: number; readonly why: Why }
  | { readonly e: 'sideEffect'; readonly survivor: string; readonly sideEffect: SideEffectId; readonly why: Why }

export type Event = Frame | People | Entrances | Cards | Table | Colony | Improvements | Bandits | Raxxon
