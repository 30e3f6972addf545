// Limits wrong passwords for one account, wherever they come from: many addresses together would otherwise guess as often
// as they like. Logging in and changing the password count together.
//
//                                       at once    then
//   everybody, for one account          20         10 an hour
//   one network, when those are used up  3          6 a day
//   one range, when those are used up    9         18 a day
//   a browser that is logged in there   10         10 an hour
//
// Strangers cannot lock the owner out: they use up what everybody shares, and then the owner's own network still has its
// guesses, and a browser that is logged in has others. An account that does not exist is counted like one that does, as
// otherwise the refusal would tell which there are.

import { Allowances } from '../ops/allowances.ts'
import { Problem } from '../problems.ts'
import { rangeAround } from './address.ts'
import { tooOften } from './rates.ts'

const HOUR = 3600
const DAY = 24 * HOUR

export interface Guess {
  readonly account: string
  readonly visitor: string
  /** The person of the browser, if that account is theirs. */
  readonly owner: string | undefined
}

/** An allowance, and the key of who uses it. */
type Share = readonly [Allowances, string]

export class AccountGuesses {
  readonly #everybody: Allowances
  readonly #networks: Allowances
  readonly #ranges: Allowances
  readonly #owners: Allowances

  /** `limit`: wrong guesses at once of a browser that is logged in; the others follow from it. */
  constructor(limit: number, now?: () => number) {
    const per = (seconds: number, n: number, burst: number): Allowances =>
      new Allowances({ burst, perSecond: n / seconds }, now)
    this.#owners = per(HOUR, limit, limit)
    this.#everybody = per(HOUR, limit, 2 * limit)
    this.#networks = per(DAY, 0.6 * limit, 0.3 * limit)
    this.#ranges = per(DAY, 1.8 * limit, 0.9 * limit)
  }

  /** Runs a login. Guesses at the same time are counted before it is known whether they are wrong; a right one is given back. */
  async run<T>(guess: Guess, login: () => T | Promise<T>): Promise<T> {
    const shares = this.#take(guess)
    try {
      const done = await login()
      giveBack(shares)
      return done
    } catch (problem) {
      if (!(problem instanceof Problem && problem.kind === 'unauthorized')) giveBack(shares)
      throw problem
    }
  }

  #take({ account, visitor, owner }: Guess): readonly Share[] {
    const ways: readonly (readonly Share[])[] =
      owner === undefined
        ? [
            [[this.#everybody, account]],
            [
              [this.#networks, `${account} ${visitor}`],
              [this.#ranges, `${account} ${rangeAround(visitor)}`],
            ],
          ]
        : [[[this.#owners, owner]]]
    const waits = ways.map(shares => Math.max(...shares.map(([allowances, key]) => allowances.secondsUntil(key))))
    const free = ways[waits.indexOf(0)]
    if (!free) throw tooOften(Math.min(...waits))
    for (const [allowances, key] of free) allowances.allows(key)
    return free
  }
}

const giveBack = (shares: readonly Share[]): void => {
  for (const [allowances, key] of shares) allowances.giveBack(key)
}
