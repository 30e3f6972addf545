// How likely each player is to be the traitor, from what everybody at the table has heard: who gave cards to a crisis,
// and how many of them were wrong. At most one player is a traitor.

import type { Seat } from '@lastlight/kernel'
import type { Event, View } from '@lastlight/long-night'
import { secretsPerPlayer } from '@lastlight/long-night/queries/newGame'

/** One crisis: how many cards each player gave, and how many of all cards were wrong. */
interface Crisis {
  readonly given: number[]
  wrong: number
  /** An effect has added a card to the contributions: a wrong card may be that one, so it accuses no player. */
  isMixed: boolean
}

/**
 * How much likelier a traitor is than a loyal player to give no card, one, or more. Set by hand near what 200 games of level
 * 2 with four players showed: loyal players did so in 63, 17 and 20 of a hundred crises, traitors in 69, 25 and 6.
 */
const GIVES = [1.13, 1.25, 0.35] as const
/** How often a traitor who gives cards gives a wrong one. Set by hand; in the same games it was 41 of 82 times. */
const SPOILS = 0.45
/** How often there is a wrong card without a traitor who gave: by mistake, or by an effect. */
const MISTAKE = 0.01

export class Beliefs {
  readonly #players: number
  readonly #before: number
  readonly #crises: Crisis[] = []
  readonly #known = new Map<Seat, 'traitor' | 'loyal'>()
  #now: Crisis

  /** LN-SETUP-09: the pool holds so many secret objectives for each player, and one betrayal objective. */
  constructor(players: number, secrets: number) {
    this.#players = players
    this.#before = 1 / (players * secrets + 1)
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

  /**
   * For each seat how likely its player is to be the traitor, from 0 to 1. With `loyal`, as the loyal player of that seat
   * sees it, who has read the own objective; without, as an onlooker sees it.
   */
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

/** What everybody knows at the beginning of the game in this view. */
export const beliefsAt = ({ players, rules }: Pick<View, 'players' | 'rules'>): Beliefs =>
  new Beliefs(players.length, secretsPerPlayer(rules.likely))

function likelihoodOf({ given, wrong, isMixed }: Crisis, traitor: Seat | undefined): number {
  const cards = traitor === undefined ? 0 : given[traitor]!
  const giving = traitor === undefined ? 1 : GIVES[Math.min(cards, 2)]!
  if (isMixed) return giving
  const spoils = cards > 0 ? SPOILS : MISTAKE
  return giving * (wrong > 0 ? spoils : 1 - spoils)
}
