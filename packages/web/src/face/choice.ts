// Choosing by narrowing: pointing at things reduces the offers until one option is left; confirming it is a second
// step.

import type { GameOption, GameView } from '../play/game.ts'
import type { AnyFace, Thing } from './face.ts'

export interface Offer<Option = GameOption> {
  readonly option: Option
  readonly things: readonly Thing[]
  /** Offers of the same act differ only in their price: the cheapest is meant, unless another is pointed at. */
  readonly act?: string
  readonly price?: number
  /** The option beside which it stands as a small button. It is chosen by that button only. */
  readonly beside?: Option
}

/** The things that a person has pointed at, among the offers. */
export interface Choice<Option = GameOption> {
  readonly offers: readonly Offer<Option>[]
  readonly pointed: readonly Thing[]
  readonly chosen: Option | undefined
  /** The head that the question began with, as long as nothing was pointed at: everything may replace it. */
  readonly guessed?: Thing
}

export const offersOf = (face: AnyFace, options: readonly GameOption[], view: GameView): readonly Offer[] =>
  options.map(option => {
    const beside = face.beside?.(option)
    return {
      option,
      things: face.things(option, view),
      ...face.priced?.(option),
      ...(beside !== undefined && { beside }),
    }
  })

export const NOTHING: Choice<never> = { offers: [], pointed: [], chosen: undefined }

/**
 * Only the first head is pointed at yet; as a guess, everything may replace it. A single offer is chosen already, where the game waits for it: an offer to
 * change an answer is not.
 */
export const firstChoice = <O>(
  offers: readonly Offer<O>[],
  isAsked = true,
  head?: Thing,
  isGuess = false,
): Choice<O> => ({
  offers,
  pointed: head === undefined ? [] : [head],
  chosen: isAsked && offers.length === 1 ? offers[0]!.option : undefined,
  ...(isGuess && head !== undefined && { guessed: head }),
})

/** 'area' of 'area:forest': a thing replaces another of the same kind. */
const kindOf = (thing: Thing): string => thing.split(':', 1)[0]!

const fits = (offer: Offer<unknown>, pointed: readonly Thing[]): boolean =>
  offer.beside === undefined && pointed.every(thing => offer.things.includes(thing))

export const remaining = <O>({ offers, pointed }: Choice<O>): readonly Offer<O>[] =>
  offers.filter(offer => fits(offer, pointed))

/** One offer for each act, in the order of the acts. */
export function cheapest<O>(offers: readonly Offer<O>[]): readonly Offer<O>[] {
  const acts = new Map<unknown, Offer<O>>()
  for (const offer of offers) {
    const act = offer.act ?? offer
    const known = acts.get(act)
    if (known === undefined || offer.price! < known.price!) acts.set(act, offer)
  }
  return [...acts.values()]
}

const onlyOne = <O>(possible: readonly Offer<O>[]): O | undefined => {
  const acts = cheapest(possible)
  return acts.length === 1 ? acts[0]!.option : undefined
}

const withoutReplaced = ({ pointed }: Choice<unknown>, thing: Thing): readonly Thing[] =>
  pointed.filter(each => each !== thing && kindOf(each) !== kindOf(thing))

/** Whether pointing at a thing would leave an option, perhaps by replacing another of its kind. */
export const isLit = (choice: Choice<unknown>, thing: Thing): boolean =>
  choice.offers.some(
    offer =>
      offer.things.includes(thing) &&
      (choice.guessed !== undefined || fits(offer, choice.pointed) || fits(offer, withoutReplaced(choice, thing))),
  )

/**
 * Points at a thing: adds it, or replaces one of its kind, or starts again with it. Pointing at it again removes it.
 */
export function point<O>(choice: Choice<O>, thing: Thing): Choice<O> {
  const { offers } = choice
  // A guess that is pointed at was right: it stays, and is no longer a guess.
  if (choice.guessed === thing) return { offers, pointed: choice.pointed, chosen: choice.chosen }
  if (choice.pointed.includes(thing))
    return { offers, pointed: choice.pointed.filter(each => each !== thing), chosen: undefined }
  for (const others of [choice.pointed, withoutReplaced(choice, thing), []]) {
    const next = { offers, pointed: [...others, thing], chosen: undefined }
    const possible = remaining(next)
    if (possible.length > 0) return { ...next, chosen: onlyOne(possible) }
  }
  return choice
}

/** Points at a head: one of them is open at a time. */
export const pointAtHead = <O>(choice: Choice<O>, heads: readonly Thing[], thing: Thing): Choice<O> =>
  point({ ...choice, pointed: choice.pointed.filter(each => each === thing || !heads.includes(each)) }, thing)

export const choose = <O>(choice: Choice<O>, option: O): Choice<O> => {
  const offer = choice.offers.find(each => each.option === option)
  return offer ? { offers: choice.offers, pointed: offer.things, chosen: option } : choice
}

/** The same choice among the new offers, after other seats have moved; otherwise `first`. */
export function keptAmong<O>({ pointed, chosen, guessed }: Choice<O>, first: Choice<O>): Choice<O> {
  const next = { offers: first.offers, pointed, chosen, ...(guessed !== undefined && { guessed }) }
  if (chosen !== undefined) return choose(next, chosen)
  return remaining(next).length > 0 ? next : first
}

/** From this many options on, the first thing that they share is asked for first: there are keys for nine. */
const MANY = 10

/**
 * The things to ask about first when there are many options: every option begins with a thing of the same kind, and
 * some share it. Empty when the options are best listed directly.
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

export const headIn = (choice: Choice<unknown>, heads: readonly Thing[]): Thing | undefined =>
  choice.pointed.find(thing => heads.includes(thing))

/** The listed offers: none before one of the heads is pointed at, then those of that head. */
export function listed<O>(choice: Choice<O>, heads: readonly Thing[]): readonly Offer<O>[] {
  if (heads.length === 0) return choice.offers
  const head = headIn(choice, heads)
  return head === undefined ? [] : choice.offers.filter(({ things }) => things[0] === head)
}

/** The first offers that have room; where not all of them have, one button lists the others and needs room too. */
export function fitting<O>(
  offers: readonly Offer<O>[],
  room: number,
  widthOf: (offer: Offer<O>) => number,
): readonly Offer<O>[] {
  let used = 0
  const ends = offers.map(offer => {
    used += widthOf(offer)
    return used
  })
  return used <= room ? offers : offers.filter((_, i) => ends[i]! < room)
}

/** A turn with heads begins with so many things to press at most, and the rest is one press away. */
export const MOST_AT_FIRST = 12

/** In the same turn a person knows the screen already. */
export const MOST_LATER = 18

/**
 * The acts under a head that a face has laid out, in its order: those that fit everything that is pointed at, each for
 * the lowest price. Once one of them is chosen, all are listed again, and that one for its own price.
 */
export function acts<O>(choice: Choice<O>, under: readonly O[]): readonly Offer<O>[] {
  const { offers, pointed, chosen } = choice
  const order = new Map(under.map((option, i) => [option, i]))
  const own = offers
    .filter(({ option }) => order.has(option))
    .toSorted((a, b) => order.get(a.option)! - order.get(b.option)!)
  if (chosen === undefined) return cheapest(own.filter(offer => fits(offer, pointed)))
  const taken = own.find(({ option }) => option === chosen)
  return cheapest(own).map(offer => (taken?.act !== undefined && offer.act === taken.act ? taken : offer))
}
