// The value of one more token of each kind to this shelter, in points.

import type { State } from '@lastlight/outlive'
import type { Resource } from '@lastlight/outlive/content/resources'
import { TOKENS, type TokenRow } from '@lastlight/outlive/content/search'
import { markerAfter } from '@lastlight/outlive/queries/marker'
import { upkeep } from '@lastlight/outlive/queries/tonight'
import { estimator } from './estimate.ts'
import { STAGES, stageFor } from './stage.ts'

export type Prices = { readonly [kind in Resource | 'tablet' | 'survivor' | 'search' | 'tile']: number }

/** A single token says little where tokens are needed in threes. */
const SAMPLE = 2
const LEAST = 0.03
const TILE = 0.5

/**
 * The prices of one round by a shelter's stores, people, contamination and stage of the night. Most tries of a search come
 * to a shelter with the same ones again, and then nothing is computed.
 */
export class PriceLists {
  readonly #known = new Map<number, Map<number, Prices>>()

  of(s: State, seat: number): Prices {
    const { meat, water, cans, wood, metal, microchip, ammo, airlock, contamination, rooms } = s.players[seat]!
    const supplies = oneNumber(meat, water, cans, ammo, STAGES.indexOf(stageFor(s, seat)))
    let some = this.#known.get(supplies)
    if (some === undefined) this.#known.set(supplies, (some = new Map<number, Prices>()))
    const rest = oneNumber(wood, metal, microchip, upkeep({ rooms }), airlock) * MANY + contamination
    let prices = some.get(rest)
    if (prices === undefined) some.set(rest, (prices = pricesFor(s, seat)))
    return prices
  }
}

/** More than a shelter holds of anything. */
const MANY = 128
const oneNumber = (a: number, b: number, c: number, d: number, e: number): number =>
  (((a * MANY + b) * MANY + c) * MANY + d) * MANY + e

/** Changes the shelter for a moment, and puts it back. */
export function pricesFor(s: State, seat: number): Prices {
  const shelter = s.players[seat]!
  const estimate = estimator(s, seat)
  const now = estimate(shelter)
  const gain = (then: number, by: number): number => Math.max(LEAST, (then - now) / by)
  const one = (kind: Resource): number => {
    shelter[kind] += SAMPLE
    const then = estimate(shelter)
    shelter[kind] -= SAMPLE
    return gain(then, SAMPLE)
  }
  const { contamination } = shelter
  shelter.contamination = markerAfter(contamination, -1).space
  const tablet = gain(estimate(shelter), 1)
  shelter.contamination = contamination
  shelter.airlock++
  const survivor = gain(estimate(shelter), 1)
  shelter.airlock--
  const prices = {
    meat: one('meat'),
    water: one('water'),
    cans: one('cans'),
    wood: one('wood'),
    metal: one('metal'),
    microchip: one('microchip'),
    ammo: one('ammo'),
    tablet,
  }
  return { ...prices, survivor, search: searchPrice(prices), tile: TILE }
}

/** The average value of a search token. */
function searchPrice(prices: { readonly [kind in Resource | 'tablet']: number }): number {
  let sum = 0
  for (const { gives, share } of SHARES) sum += share * prices[gives]
  return sum
}

const KINDS = Object.values(TOKENS) as readonly TokenRow[]
const TOTAL = KINDS.reduce((sum, { count }) => sum + count, 0)
const SHARES = KINDS.flatMap(({ gives, count }) => (gives === undefined ? [] : [{ gives, share: count / TOTAL }]))
