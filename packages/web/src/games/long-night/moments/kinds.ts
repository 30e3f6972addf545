// Which events belong to which moment. A moment begins with one of its own events and goes on until an event that
// belongs to none; what everybody sees is the same for every role.

import type { Event } from '@lastlight/long-night'

export type MomentKind =
  | 'road'
  | 'crisis'
  | 'voted'
  | 'exile'
  | 'chain'
  | 'exposed'
  | 'death'
  | 'last'
  | 'arrival'
  | 'night'
  | 'code'
  | 'encounter'
  | 'pill'
  | 'raid'

type Named<E extends Event['e'], V = Event> = V extends { readonly e: infer K } ? (E extends K ? V : never) : never
/** The moment that an event begins or goes on with; undefined ends the present one. */
type Step<E extends Event['e']> = (event: Named<E>, now: MomentKind | undefined) => MomentKind | undefined

const begins = (kind: MomentKind) => (): MomentKind => kind
const goesOn =
  (...kinds: readonly MomentKind[]) =>
  (_: unknown, now: MomentKind | undefined): MomentKind | undefined =>
    now !== undefined && kinds.includes(now) ? now : undefined

const NIGHTLY: readonly string[] = ['night', 'noise']
const atEntrance = ({ why }: { readonly why: string }, now: MomentKind | undefined): MomentKind | undefined =>
  NIGHTLY.includes(why) ? 'night' : now === 'crisis' || now === 'night' || now === 'encounter' ? now : undefined

/** Sorrow of others: it goes on with the moment that caused it. */
const mourns = goesOn('crisis', 'exile', 'chain', 'exposed', 'death', 'last', 'night', 'encounter', 'raid')

const STEPS: { readonly [E in Event['e']]?: Step<E> } = {
  crossroads: begins('road'),
  chose: begins('road'),
  voted: begins('voted'),
  exiled: begins('exile'),
  moved: goesOn('exile'),
  put: goesOn('exile'),
  exposed: ({ result }, now) => {
    if (result === 'bite' || now === 'chain') return 'chain'
    return now === 'exile' || now === 'crisis' ? now : 'exposed'
  },
  hurt: goesOn('crisis', 'exile', 'chain', 'exposed', 'encounter', 'raid'),
  died: (event, now) => mourns(event, now) ?? 'death',
  morale: mourns,
  left: mourns,
  handLost: begins('last'),
  drawnSurvivor: begins('last'),
  eliminated: begins('last'),
  joins: ({ why }, now) => (now === 'last' ? now : why === 'setup' ? undefined : 'arrival'),
  leads: goesOn('last', 'arrival'),
  opened: begins('crisis'),
  crisisFailed: begins('crisis'),
  crisisPrevented: begins('crisis'),
  ate: begins('night'),
  starved: begins('night'),
  wasteRots: begins('night'),
  noiseGone: begins('night'),
  round: begins('night'),
  firstPlayer: goesOn('night'),
  zombie: atEntrance,
  barricadeLost: atEntrance,
  overrun: atEntrance,
  trapSprung: atEntrance,
  code: begins('code'),
  contained: begins('code'),
  mutantCame: (_, now) => (now === 'encounter' ? now : 'code'),
  mutantBarred: (_, now) => (now === 'encounter' ? now : 'code'),
  experiment: goesOn('code'),
  experimentOver: goesOn('code', 'encounter'),
  encounter: begins('encounter'),
  mutantLeft: begins('encounter'),
  mutantGone: begins('encounter'),
  noise: goesOn('encounter'),
  dosed: begins('pill'),
  sideEffect: goesOn('pill'),
  healed: goesOn('pill'),
  zombieDied: goesOn('night', 'crisis'),
  looted: goesOn('night'),
  banditsGone: goesOn('night', 'crisis', 'raid'),
  banditCame: goesOn('crisis'),
  banditBarred: goesOn('crisis'),
  tested: goesOn('crisis'),
  raided: begins('raid'),
  foughtBandit: begins('raid'),
  helplessDied: goesOn('night', 'crisis'),
  starvation: goesOn('night', 'crisis'),
  food: goesOn('night', 'crisis'),
}

export const nextKind = (event: Event, now: MomentKind | undefined): MomentKind | undefined =>
  (
    STEPS as {
      readonly [e: string]: ((event: Event, now: MomentKind | undefined) => MomentKind | undefined) | undefined
    }
  )[event.e]?.(event, now)

/** Events that are looked at one by one. */
const SHOWN: readonly Event['e'][] = [
  'crossroads',
  'chose',
  'voted',
  'exiled',
  'exposed',
  'died',
  'handLost',
  'drawnSurvivor',
  'eliminated',
  'opened',
  'crisisFailed',
  'crisisPrevented',
  'ate',
  'starved',
  'wasteRots',
  'noiseGone',
  'round',
  'code',
  'contained',
  'mutantCame',
  'mutantBarred',
  'encounter',
  'mutantLeft',
  'mutantGone',
  'dosed',
  'sideEffect',
  'raided',
  'foughtBandit',
]

export const isOfMoment = (event: Event): boolean =>
  SHOWN.includes(event.e) ||
  (event.e === 'morale' && event.by < 0) ||
  (event.e === 'joins' && event.why !== 'setup') ||
  ('entrance' in event && nextKind(event, undefined) === 'night')
