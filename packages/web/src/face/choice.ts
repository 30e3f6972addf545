// Choosing: pointing at things narrows down what is offered until one option is left; doing it is a second step.

import type { GameOption, GameView } from '../play/game.ts'
import type { AnyFace, Thing } from './face.ts'

export interface Offer<Option = GameOption> {
  readonly option: Option
  readonly things: readonly Thing[]
}

/** What somebody has pointed at so far, among what is offered. */
export interface Choice<Option = GameOption> {
  readonly offers: readonly Offer<Option>[]
  readonly pointed: readonly Thing[]
  readonly chosen: Option | undefined
}

export const offersOf = (face: AnyFace, options: readonly GameOption[], view: GameView): readonly Offer[] =>
  options.map(option => ({ option, things: face.things(option, view) }))

export const NOTHING: Choice<never> = { offers: [], pointed: [], chosen: undefined }

/** Nothing is pointed at yet; what is offered alone is chosen already. */
export const fresh = <O>(offers: readonly Offer<O>[]): Choice<O> => ({
  offers,
  pointed: [],
  chosen: offers.length === 1 ? offers[0]!.option : undefined,
})

/** 'area' of 'area:forest': things of one kind stand for each other. */
const kindOf = (thing: Thing): string => thing.split(':', 1)[0]!

const fits = (offer: Offer<unknown>, pointed: readonly Thing[]): boolean =>
  pointed.every(thing => offer.things.includes(thing))

/** What is still possible after what was pointed at. */
export const left = <O>({ offers, pointed }: Choice<O>): readonly Offer<O>[] =>
  offers.filter(offer => fits(offer, pointed))

/** What was pointed at, without what a thing would stand in the place of. */
const besides = ({ pointed }: Choice<unknown>, thing: Thing): readonly Thing[] =>
  pointed.filter(each => each !== thing && kindOf(each) !== kindOf(thing))

/** Whether pointing at a thing would choose something, in the place of another of its kind perhaps. */
export const isLit = (choice: Choice<unknown>, thing: Thing): boolean =>
  choice.offers.some(
    offer => offer.things.includes(thing) && (fits(offer, choice.pointed) || fits(offer, besides(choice, thing))),
  )

/** Points at a thing: adds it; or puts it in the place of its kind; or begins anew with it. Once more drops it. */
export function point<O>(choice: Choice<O>, thing: Thing): Choice<O> {
  if (choice.pointed.includes(thing))
    return { ...choice, pointed: choice.pointed.filter(each => each !== thing), chosen: undefined }
  for (const others of [choice.pointed, besides(choice, thing), []]) {
    const next = { ...choice, pointed: [...others, thing] }
    const possible = left(next)
    if (possible.length > 0) return { ...next, chosen: possible.length === 1 ? possible[0]!.option : undefined }
  }
  return choice
}

export const choose = <O>(choice: Choice<O>, option: O): Choice<O> => {
  const offer = choice.offers.find(each => each.option === option)
  return offer ? { ...choice, pointed: offer.things, chosen: option } : choice
}

/** The same choice among what is offered still, when others have gone on meanwhile. */
export function carried<O>({ pointed, chosen }: Choice<O>, offers: readonly Offer<O>[]): Choice<O> {
  const next = { offers, pointed, chosen }
  if (chosen !== undefined) return choose(next, chosen)
  return left(next).length > 0 ? next : fresh(offers)
}

/** From so many options on, a common first thing is asked for first. */
const MANY = 6

/**
 * What is asked about first when there are many options: every one of them begins with a thing of the same kind, and some
 * share it. Empty when the options are best listed as they are.
 */
export function headsOf(offers: readonly Offer<unknown>[]): readonly Thing[] {
  const heads = [...new Set(offers.map(({ things }) => things[0] ?? ''))]
  const grouped =
    offers.length >= MANY &&
    heads.length > 1 &&
    heads.length < offers.length &&
    heads.every(head => head !== '' && kindOf(head) === kindOf(heads[0]!))
  return grouped ? heads : []
}

/** The head that is pointed at. */
export const headIn = (choice: Choice<unknown>, heads: readonly Thing[]): Thing | undefined =>
  choice.pointed.find(thing => heads.includes(thing))

/** What is listed: nothing before one of the heads is pointed at, then what that one can do. */
export function listed<O>(choice: Choice<O>, heads: readonly Thing[]): readonly Offer<O>[] {
  if (heads.length === 0) return choice.offers
  const head = headIn(choice, heads)
  return head === undefined ? [] : choice.offers.filter(({ things }) => things[0] === head)
}
