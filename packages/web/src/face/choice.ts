// Choosing: pointing at things narrows down what is offered until one option is left; doing it is a second step.

import type { Face, Thing } from './face.ts'

export interface Offer {
  readonly option: unknown
  readonly things: readonly Thing[]
}

/** What somebody has pointed at so far, among what is offered. */
export interface Choice {
  readonly offers: readonly Offer[]
  readonly pointed: readonly Thing[]
  readonly chosen: unknown
}

export const offersOf = (face: Face, options: readonly unknown[], view: unknown): readonly Offer[] =>
  options.map(option => ({ option, things: face.things(option, view) }))

export const NOTHING: Choice = { offers: [], pointed: [], chosen: undefined }

/** Nothing is pointed at yet; what is offered alone is chosen already. */
export const fresh = (offers: readonly Offer[]): Choice => ({
  offers,
  pointed: [],
  chosen: offers.length === 1 ? offers[0]!.option : undefined,
})

/** 'area' of 'area:forest': things of one kind stand for each other. */
const kindOf = (thing: Thing): string => thing.split(':', 1)[0]!

const fits = (offer: Offer, pointed: readonly Thing[]): boolean => pointed.every(thing => offer.things.includes(thing))

/** What is still possible after what was pointed at. */
export const left = ({ offers, pointed }: Choice): readonly Offer[] => offers.filter(offer => fits(offer, pointed))

/** What was pointed at, without what a thing would stand in the place of. */
const besides = ({ pointed }: Choice, thing: Thing): readonly Thing[] =>
  pointed.filter(each => each !== thing && kindOf(each) !== kindOf(thing))

/** Whether pointing at a thing would choose something, in the place of another of its kind perhaps. */
export const isLit = (choice: Choice, thing: Thing): boolean =>
  choice.offers.some(
    offer => offer.things.includes(thing) && (fits(offer, choice.pointed) || fits(offer, besides(choice, thing))),
  )

/** Points at a thing: adds it; or puts it in the place of its kind; or begins anew with it. Once more drops it. */
export function point(choice: Choice, thing: Thing): Choice {
  if (choice.pointed.includes(thing))
    return { ...choice, pointed: choice.pointed.filter(each => each !== thing), chosen: undefined }
  for (const others of [choice.pointed, besides(choice, thing), []]) {
    const next = { ...choice, pointed: [...others, thing] }
    const possible = left(next)
    if (possible.length > 0) return { ...next, chosen: possible.length === 1 ? possible[0]!.option : undefined }
  }
  return choice
}

export const choose = (choice: Choice, option: unknown): Choice => {
  const offer = choice.offers.find(each => each.option === option)
  return offer ? { ...choice, pointed: offer.things, chosen: option } : choice
}

/** The same choice among what is offered still, when others have gone on meanwhile. */
export function carried({ pointed, chosen }: Choice, offers: readonly Offer[]): Choice {
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
export function headsOf(offers: readonly Offer[]): readonly Thing[] {
  const heads = [...new Set(offers.map(({ things }) => things[0] ?? ''))]
  const grouped =
    offers.length >= MANY &&
    heads.length > 1 &&
    heads.length < offers.length &&
    heads.every(head => head !== '' && kindOf(head) === kindOf(heads[0]!))
  return grouped ? heads : []
}

/** The head that is pointed at. */
export const headIn = (choice: Choice, heads: readonly Thing[]): Thing | undefined =>
  choice.pointed.find(thing => heads.includes(thing))

/** What is listed: nothing before one of the heads is pointed at, then what that one can do. */
export function listed(choice: Choice, heads: readonly Thing[]): readonly Offer[] {
  if (heads.length === 0) return choice.offers
  const head = headIn(choice, heads)
  return head === undefined ? [] : choice.offers.filter(({ things }) => things[0] === head)
}
