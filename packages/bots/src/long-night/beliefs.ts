// How likely each player is to be the traitor, from what everybody at the table has heard: who gave cards to a crisis,
// and how many of them were wrong. At most one player is a traitor.

import type { Seat } from '@lastlight/kernel'
import type { Event } from '@lastlight/long-night'

/** One crisis: how many cards each player gave, and how many of all cards were wrong. */
interface Crisis {
  readonly given: number[]
  wrong: number
  /** A card that nobody gave lies among them, so a wrong one says nothing. */
  isMixed: boolean
}

/**
 * How much likelier a traitor is than a loyal player to give no card, one, or more: counted in 200 games of level 2 with
 * four players, in which loyal players gave 62, 18 and 20 of a hundred times, and traitors 70, 23 and 7 times.
 */
const GIVES = [1.13, 1.25, 0.35] as const
/** How often a traitor who gives cards gives a wrong one, in the same games. */
const SPOILS = 0.45
/** How often there is a wrong card without a traitor who gave: by mistake, or by an effect. */
const MISTAKE = 0.01

export class Beliefs {
  readonly #players: number
  readonly #before: number
  readonly #crises: Crisis[] = []
  readonly #known = new Map<Seat, 'traitor' | 'loyal'>()
  #now: Crisis

  /** LN-SETUP-09: so many secret objectives are in the pool for each player, and one betrayal. */
  constructor(players: number, secretsPerPlayer: number) {
    this.#players = players
    this.#before = 1 / (players * secretsPerPlayer + 1)
    this.#now = this.#newCrisis()
  }

  hear(event: Event): void {
    switch (event.e) {
      case 'crisis':
        this.#now = this.#newCrisis()
        break
      case 'added':
        this.#now.isMixed = true
        break
      case 'contributed':
        this.#now.given[event.seat]!++
        break
      case 'opened':
        if (event.counts < 0) this.#now.wrong++
        break
      case 'crisisFailed':
      case 'crisisPrevented':
        this.#crises.push(this.#now)
        this.#now = this.#newCrisis()
        break
      case 'exiled':
        this.learn(event.seat, event.role)
        break
      default:
    }
  }

  /** The role of a player has been shown. */
  learn(seat: Seat, role: 'traitor' | 'loyal'): void {
    this.#known.set(seat, role)
  }

  /** For each seat, from 0 to 1. `loyal` knows of itself that it is; nobody else has looked at its objective. */
  chances(loyal?: Seat): readonly number[] {
    const seats = Array.from({ length: this.#players }, (_, seat) => seat)
    const traitor = seats.find(seat => this.#known.get(seat) === 'traitor')
    if (traitor !== undefined) return seats.map(seat => (seat === traitor ? 1 : 0))
    const isSuspect = (seat: Seat): boolean => seat !== loyal && this.#known.get(seat) !== 'loyal'
    const nobody = this.#likelihood(undefined, 1 - this.#players * this.#before)
    const each = seats.map(seat => (isSuspect(seat) ? this.#likelihood(seat, this.#before) : 0))
    const all = nobody + each.reduce((sum, likelihood) => sum + likelihood, 0)
    return each.map(likelihood => likelihood / all)
  }

  #newCrisis(): Crisis {
    return { given: Array.from({ length: this.#players }, () => 0), wrong: 0, isMixed: false }
  }

  /** Of all that was seen, compared with a table where everybody is loyal and makes no mistakes. */
  #likelihood(traitor: Seat | undefined, before: number): number {
    return this.#crises.reduce((product, crisis) => product * likelihoodOf(crisis, traitor), before)
  }
}

function likelihoodOf({ given, wrong, isMixed }: Crisis, traitor: Seat | undefined): number {
  const cards = traitor === undefined ? 0 : given[traitor]!
  const giving = traitor === undefined ? 1 : GIVES[Math.min(cards, 2)]!
  if (isMixed) return giving
  const spoils = cards > 0 ? SPOILS : MISTAKE
  return giving * (wrong > 0 ? spoils : 1 - spoils)
}
