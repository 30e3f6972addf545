// Everything that a seat can be asked, and everything that each question can offer. Options travel and are stored, so
// their form is part of the protocol. A rule that offers anything else does not compile (see `language.ts`).

import type { Seat } from '@lastlight/kernel'
import type { ExperimentId } from './content/experiments.ts'
import type { RaidKind } from './content/hideout.ts'
import type { Place } from './content/places.ts'

export type Attack = {
  readonly do: 'attack'
  readonly survivor: string
  readonly die: number
  readonly entrance: number
}
/** `by` is an item of the survivor, or the survivor for an ability; `fuel` is the card that is used up, where one is. */
export type AttackWith = {
  readonly do: 'attackWith'
  readonly survivor: string
  readonly die: number
  readonly by: string
  readonly fuel?: string
}
export type Fight = { readonly do: 'fight'; readonly survivor: string; readonly die: number; readonly target: string }
export type Search = { readonly do: 'search'; readonly survivor: string; readonly die: number }
export type Barricade = {
  readonly do: 'barricade'
  readonly survivor: string
  readonly die: number
  readonly entrance: number
}
export type Clean = { readonly do: 'clean'; readonly die: number }
export type Attract = { readonly do: 'attract'; readonly survivor: string; readonly die: number }
/** `by` is the survivor or one of their items; without a die `die` is 0. */
export type Use = { readonly do: 'use'; readonly survivor: string; readonly by: string; readonly die: number }
export type Play = { readonly do: 'play'; readonly card: string }
export type Stow = { readonly do: 'stow'; readonly card: string }
export type Contribute = { readonly do: 'contribute'; readonly card: string }
export type Move = { readonly do: 'move'; readonly survivor: string; readonly to: Place }
export type Food = { readonly do: 'food'; readonly die: number }
export type Eat = { readonly do: 'eat'; readonly card: string; readonly die: number }
export type Request = { readonly do: 'request' }
export type HandOff = { readonly do: 'handOff'; readonly card: string; readonly from: string; readonly to: string }
export type Exile = { readonly do: 'exile'; readonly player: Seat }
/** LN-IMP-03: the card is used up for progress on an improvement. */
export type Build = { readonly do: 'build'; readonly card: string; readonly improvement: string }
/** LN-BAND-06: any bandit where the survivor stands. */
export type FightBandit = { readonly do: 'fightBandit'; readonly survivor: string; readonly die: number }
/** LN-BAND-HIDE-01: against the hideout itself. */
export type Raid = {
  readonly do: 'raid'
  readonly survivor: string
  readonly die: number
  readonly how: RaidKind
}
/** LN-BAND-LEAD-04: a card of the stash for the leader of the bandits. */
export type Loot = { readonly do: 'loot'; readonly card: string }
/** LN-RAX-SPEC-05: a special zombie where the survivor stands. */
export type AttackMutant = {
  readonly do: 'attackMutant'
  readonly survivor: string
  readonly die: number
  readonly experiment: ExperimentId
  readonly entrance: number
}
/** LN-RAX-CODE-01: an unused die goes onto the card of Raxxon. */
export type Code = { readonly do: 'code'; readonly die: number }
export type Donate = { readonly do: 'donate'; readonly card: string }
export type Pacify = { readonly do: 'pacify'; readonly card: string }

/** LN-ROUND-08: the acts of a turn. */
export type TurnOption =
  | Attack
  | AttackWith
  | AttackMutant
  | Fight
  | FightBandit
  | Raid
  | Search
  | Barricade
  | Clean
  | Attract
  | Use
  | Play
  | Stow
  | Contribute
  | Move
  | Food
  | Eat
  | Request
  | HandOff
  | Exile
  | Donate
  | Pacify
  | Build
  | Loot
  | Code

type Enough = { readonly do: 'enough' }
type Stop = { readonly do: 'stop' }
type NeverMind = { readonly do: 'neverMind' }
type YesOrNo<D extends string> = { readonly do: D; readonly yes: boolean }

/** By question: all that it can offer. The names say what is asked (see `asking.ts`). */
export interface Offers {
  drop: { readonly do: 'drop'; readonly survivor: string }
  lead: { readonly do: 'lead'; readonly survivor: string }
  /** A secret answer that is not opened yet may be taken back. */
  reconsider: { readonly do: 'reconsider' }

  act: TurnOption | { readonly do: 'done' }
  useNow: { readonly do: 'useNow'; readonly survivor: string } | { readonly do: 'skip' }
  noise: { readonly do: 'noise' } | Stop
  keep: { readonly do: 'keep'; readonly card: string } | Enough
  lure: { readonly do: 'lure' } | Stop
  donate: Donate | Enough
  spread: { readonly do: 'accept' } | { readonly do: 'risk' }
  shield: YesOrNo<'shield'>

  /** LN-REQ: of whom, for what, the answers, and what is done with a card that was given. */
  ask: { readonly do: 'ask'; readonly player: Seat } | NeverMind
  askFor: { readonly do: 'askFor'; readonly what: string } | NeverMind
  give: { readonly do: 'give'; readonly card: string } | { readonly do: 'refuse' }
  how: { readonly do: 'usePlay' } | { readonly do: 'usePacify' } | { readonly do: 'useStow' } | Eat | AttackWith | Build

  survivor: { readonly do: 'survivor'; readonly survivor: string }
  place: { readonly do: 'place'; readonly place: Place }
  improvement: { readonly do: 'improvement'; readonly improvement: string }
  player: { readonly do: 'player'; readonly player: Seat }
  entrance: { readonly do: 'entrance'; readonly entrance: number }
  die: { readonly do: 'die'; readonly die: number }
  card: { readonly do: 'card'; readonly card: string }
  target: { readonly do: 'target'; readonly what: 'zombie' | 'bandit' }
  /** LN-CLAR-06: the next target of a weapon; '' for a standard zombie. */
  foe:
    | {
        readonly do: 'foe'
        readonly experiment: ExperimentId | ''
        readonly at: Place
        readonly entrance: number
      }
    | Enough
  /** A list of the card that is being resolved; '' for none. */
  option: { readonly do: 'option'; readonly option: string }
  heal: { readonly do: 'heal'; readonly what: 'wounds' | 'frostbite' }
  take: { readonly do: 'take'; readonly card: string } | { readonly do: 'nothing' }
  /** A card by its type or by its name. */
  name: { readonly do: 'name'; readonly card: string }
  tell: YesOrNo<'tell'>

  vote: YesOrNo<'vote'>
  decide: YesOrNo<'decide'>
  call: YesOrNo<'call'>

  /** LN-SCEN: a gift of the bandits; whom to accuse before the assault; whether the traitor shows their card. */
  gift: YesOrNo<'gift'>
  accuse: Exile | { readonly do: 'trust' }
  reveal: YesOrNo<'reveal'>

  useUp: { readonly do: 'useUp'; readonly what: 'barricade' | 'trap' }
  helpless: { readonly do: 'helpless'; readonly rebellious: boolean }
  next: { readonly do: 'next'; readonly player: Seat }
  enter: { readonly do: 'enter'; readonly at: Place | 'wait' }
  flee: { readonly do: 'flee'; readonly survivor: string; readonly to: Place }
  makeRoom: { readonly do: 'makeRoom'; readonly survivor: string } | { readonly do: 'pass' }
}

export type Question = keyof Offers

/** LN-REQ-01: options of a seat at any time of another player's turn. */
export type Declines = YesOrNo<'declines'>

export type Option = Offers[Question] | Declines
export type OptionOf<D extends Option['do']> = Extract<Option, { readonly do: D }>
