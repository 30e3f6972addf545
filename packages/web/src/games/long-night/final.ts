// Choices that cannot be taken back: something is rolled or revealed, other players are asked, or the turn goes on.

import type { Option, OptionOf, View } from '@lastlight/long-night'
import { editionOf, survivorOf } from '@lastlight/long-night/queries/position'
import { hasMutant } from '@lastlight/long-night/queries/raxxon'
import { isSafeMove, powerOf, sparedFrom } from '@lastlight/long-night/queries/values'
import type { Words } from '@lastlight/words'
import { firstStep, runOf, type ScreenOption } from './runs.ts'

type Reason = 'rolled' | 'seen' | 'asked' | 'shown' | 'next'

const REASONS: { readonly [D in Option['do']]?: Reason | ((option: never, view: View) => Reason | undefined) } = {
  attack: 'rolled',
  attackWith: (o: OptionOf<'attackWith'>, view) => {
    const survivor = survivorOf(view, o.survivor)
    // LN-RAX-SPEC-05: a special zombie is met by a roll of its own.
    if (!survivor || hasMutant(view, survivor.at)) return 'rolled'
    if (powerOf(survivor, o.by).attack?.exposure !== false) return 'rolled'
    return o.fuel === undefined ? undefined : 'shown'
  },
  fight: 'rolled',
  fightBandit: 'rolled',
  raid: 'rolled',
  attackMutant: 'rolled',
  foe: 'rolled',
  move: (o: OptionOf<'move'>, view) => {
    const survivor = survivorOf(view, o.survivor)
    return survivor && isSafeMove(view, survivor, o.to) ? undefined : 'rolled'
  },
  // LN-EXILE-04
  flee: (o: { readonly survivor: string }, view) => {
    const survivor = survivorOf(view, o.survivor)
    return editionOf(view).exileMoves && !(survivor && sparedFrom(survivor, 'move')) ? 'rolled' : undefined
  },
  // A card of the hand is seen by all as soon as it is used.
  play: 'shown',
  stow: 'shown',
  donate: 'shown',
  pacify: 'shown',
  eat: 'shown',
  build: 'shown',
  loot: 'shown',
  search: 'seen',
  noise: 'seen',
  risk: 'rolled',
  accept: 'shown',
  askFor: 'asked',
  exile: 'asked',
  call: (o: { readonly yes: boolean }) => (o.yes ? 'asked' : undefined),
  tell: 'shown',
  decide: 'shown',
  gift: (o: { readonly yes: boolean }) => (o.yes ? 'seen' : undefined),
  reveal: (o: { readonly yes: boolean }) => (o.yes ? 'shown' : undefined),
  done: 'next',
}

function reasonOf(option: Option, view: View): Reason | undefined {
  const given = REASONS[option.do]
  return typeof given === 'function' ? given(option as never, view) : given
}

export function finalOf(option: ScreenOption, view: View, words: Words): string | undefined {
  const steps = runOf(option) ?? [option as Option]
  const reason = steps.map(step => reasonOf(step, view)).find(each => each !== undefined)
  return reason && words.say(`face.final.${reason}`)
}

/** Nobody wants these by mistake; the other final acts are done by one press on their label. */
const GRAVE: readonly Option['do'][] = ['exile', 'fight', 'accept', 'tell', 'reveal']

/** Nearly every act rolls the exposure die, and its label says so. An end with unused dice is asked about too. */
export function isGrave(option: ScreenOption, view: View): boolean {
  const { do: kind } = firstStep(option)
  return GRAVE.includes(kind) || (kind === 'done' && (view.players[view.active]?.dice.length ?? 0) > 0)
}

/** The turn is final only because others go on. */
export const passesOn = (option: ScreenOption): boolean => option.do === 'done'
