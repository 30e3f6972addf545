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
import { limit, perDay, perHour } from '../ops/limit.ts'
import { Problem } from '../problems.ts'
import { rangeAround } from './address.ts'
import { LIMITS, tooOften } from './rates.ts'

/** `n`: wrong ones at once of a browser that is logged in; the others follow from it. */
const wrongPasswords = (n: number) => ({
  what: 'wrong passwords for one account',
  person: perHour(n),
  network: perDay(0.6 * n, 0.3 * n),
  range: perDay(1.8 * n, 0.9 * n),
  thing: perHour(n, 2 * n),
})
limit(wrongPasswords(LIMITS.guessing))

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

  constructor(n: number, now?: () => number) {
    const { person, network, range, thing } = wrongPasswords(n)
    this.#owners = new Allowances(person, now)
    this.#everybody = new Allowances(thing, now)
    this.#networks = new Allowances(network, now)
    this.#ranges = new Allowances(range, now)
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
