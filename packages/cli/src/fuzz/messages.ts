// The messages between the command and its workers.

import type { CheckName, Choice } from '@lastlight/kernel/testing'

/** What a worker is started with. */
export interface Work {
  /** The path of the file in which a game describes itself. */
  readonly subject: string
  /** The share of the costly checks. */
  readonly checks: number
}

export interface GameOrder {
  readonly players: number
  readonly number: number
  readonly config: { readonly players: number }
  readonly seed: string
  /** Played with undo, redo and rewinds in between. */
  readonly goesBack: boolean
}

export interface Finding {
  /** 'hang': it took too long; 'death': the worker died of it. */
  readonly check: CheckName | 'hang' | 'death'
  /** Which check to make again to see it. */
  readonly during?: CheckName
  readonly message: string
  /** Null when only the seed can reproduce it: the thread died, or the game went back in between. */
  readonly choices: readonly Choice[] | null
}

export interface Result {
  readonly order: GameOrder
  readonly decisions: number
  /** Undos and rewinds. */
  readonly takenBack: number
  /** Costly checks that were made. */
  readonly checks: number
  readonly finding?: Finding
}
