// How likely each player is to be the traitor, from what everybody at the table has heard: who gave cards to a crisis,
// and how many of them were wrong. At most one player is a traitor.

import type { Seat } from '@lastlight/kernel'
import type { Event, View } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { secretsPerPlayer } from '@lastlight/long-night/queries/newGame'

/** One crisis: how many cards each player gave, and how many of all cards were wrong. */
interface Crisis {
  /** How many came before it. */
  readonly number: number
  readonly given: number[]
  wrong: number
  /** An effect has added a card to the contributions: a wrong card may be that one, so it accuses no player. */
  isMixed: boolean
}

/**
 * How much likelier a traitor is than a loyal player to give no card, one, or more, in the first, the second and each later
 * crisis. In 880 games of level 4 with four players, for example, traitors gave nothing in 60 of a hundred first crises and
 * loyal players in 40.
 */
const GIVES = [
  [1.5, 0.77, 0.57],
  [1.2, 0.86, 0.78],
  [0.84, 1.47, 0.9],
] as const
/**
 * How often there is a wrong card when a traitor has given one, two, or more cards, in the first, the second and each later
 * crisis. In the same games it was so in none of 272 first crises, in 18 of 278 second ones, and later in 121 of 209, 22 of
 * 79 and 9 of 65; a person may do it earlier.
 */
const SPOILS = [
  [0.08, 0.05, 0.03],
  [0.15, 0.08, 0.04],
  [0.58, 0.28, 0.14],
] as const
/** How often there is a wrong card without a traitor who gave: in the same games 2 of 925 times. */
const MISTAKE = 0.002

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
    return {
      number: this.#crises.length,
      given: Array.from({ length: this.#players }, () => 0),
      wrong: 0,
      isMixed: false,
    }
  }

  /** Of all that was seen, compared with a table where everybody is loyal and makes no mistakes. */
  #likelihood(traitor: Seat | undefined, before: number): number {
    return this.#crises.reduce((product, crisis) => product * likelihoodOf(crisis, traitor), before)
  }
}

/** What everybody knows at the beginning of the game in this view. */
export const beliefsAt = ({ players, rules }: Pick<View, 'players' | 'rules'>): Beliefs =>
  new Beliefs(players.length, secretsPerPlayer(rules.likely))

/** For each seat how likely its player is to be the traitor, as this player sees it who has heard all this. */
export function chancesFor(view: View, seat: Seat, told: readonly Event[], isTraitor: boolean): readonly number[] {
  // LN-VAR-COOP, LN-VAR-PD: in these variants no player is dealt the traitor's objective alone.
  if (view.mode !== 'hidden') return view.players.map(() => 0)
  const beliefs = beliefsAt(view)
  for (const event of told) beliefs.hear(event)
  for (const [other, { known }] of view.players.entries())
    if (other !== seat && known.length > 0) beliefs.learn(other, known.some(isBetrayal) ? 'traitor' : 'loyal')
  return beliefs.chances(isTraitor ? undefined : seat)
}

function likelihoodOf({ number, given, wrong, isMixed }: Crisis, traitor: Seat | undefined): number {
  const cards = traitor === undefined ? 0 : given[traitor]!
  const when = Math.min(number, 2)
  const giving = traitor === undefined ? 1 : GIVES[when]![Math.min(cards, 2)]!
  if (isMixed) return giving
  const spoils = cards > 0 ? SPOILS[when]![Math.min(cards, 3) - 1]! : MISTAKE
  return giving * (wrong > 0 ? spoils : 1 - spoils)
}
