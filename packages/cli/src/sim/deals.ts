// Games with the same deal are one sample, not several.

import { type Interval, meanInterval } from './interval.ts'
import { dealOf, type Order, type Played, rotations, seating } from './simOrder.ts'

/** One deal played by every rotation of the line-up. */
export type Deal = readonly Played[]

type LineUp = Pick<Order, 'bots' | 'tables'>

/** Collects games and returns each deal when it is complete; a deal with a failed game is dropped. */
export function gatherDeals(order: LineUp): (played: Played) => Deal | undefined {
  const open = new Map<number, Played[]>()
  const size = rotations(order)
  return played => {
    const number = dealOf(order, played.number)
    const games = [...(open.get(number) ?? []), played]
    if (games.length < size) open.set(number, games)
    else open.delete(number)
    return games.length === size && games.every(({ failure }) => failure === undefined) ? games : undefined
  }
}

const hasWon = (order: LineUp, bot: string, { number, winners = [] }: Played): boolean => {
  const names = seating(order, number)
  return winners.some(seat => names[seat] === bot)
}

/** How often a bot won a deal, from 0 to 1. */
export const winsIn = (order: LineUp, bot: string, deal: Deal): number =>
  deal.filter(played => hasWon(order, bot, played)).length / deal.length

/** By how much one bot wins more often than another, per seat: 0 for equal bots, whatever their number of seats. */
export interface Lead {
  readonly of: string
  readonly over: string
  readonly mean: number
  readonly interval: Interval
  readonly deals: number
}

/** Adds up the leads of each bot over each that comes later in the line-up. */
export function leads(order: LineUp): { add(deal: Deal): void; readonly now: readonly Lead[] } {
  const bots = [...new Set(order.bots)]
  const pairs = bots.flatMap((of, i) =>
    bots.slice(i + 1).map(over => {
      const [mine, theirs] = [seatsOf(order, of), seatsOf(order, over)]
      return { of, over, mine, theirs, sum: 0, squares: 0 }
    }),
  )
  let deals = 0
  return {
    add(deal) {
      deals++
      for (const pair of pairs) {
        // Integers, so that the order of the deals makes no difference.
        const difference = seatsWon(order, pair.of, deal) * pair.theirs - seatsWon(order, pair.over, deal) * pair.mine
        pair.sum += difference
        pair.squares += difference * difference
      }
    },
    get now() {
      return pairs.map(({ of, over, mine, theirs, sum, squares }) => {
        const scale = mine * theirs
        const mean = deals === 0 ? 0 : sum / scale / deals
        return { of, over, mean, interval: leadInterval(deals, sum / scale, squares / scale ** 2), deals }
      })
    },
  }
}

/** As if one more deal had been won completely and one lost completely: a clean sweep of a few deals proves little. */
function leadInterval(deals: number, sum: number, squares: number): Interval {
  const [low, high] = meanInterval(deals + 2, sum, squares + 2)
  return [Math.max(-1, low), Math.min(1, high)]
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** On how many seats a bot sits in one deal, all rotations together. */
const seatsOf = (order: LineUp, bot: string): number =>
  total(Array.from({ length: rotations(order) }, (_, i) => seating(order, i).filter(name => name === bot).length))

const seatsWon = (order: LineUp, bot: string, deal: Deal): number =>
  total(deal.map(({ number, winners = [] }) => winners.filter(seat => seating(order, number)[seat] === bot).length))
