// The messages between the command and its workers.

import type { CheckName, Choice } from '@lastlight/kernel/testing'

export interface GameOrder {
  readonly players: number
  readonly number: number
  readonly config: { readonly players: number }
  readonly seed: string
}

export interface Finding {
  /** 'hang': it took too long; 'death': the worker died of it. */
  readonly check: CheckName | 'hang' | 'death'
  /** Which check to make again to see it. */
  readonly during?: CheckName
  readonly message: string
  /** Null when the thread died: then only the seed can reproduce it. */
  readonly choices: readonly Choice[] | null
}

export interface Result {
  readonly order: GameOrder
  readonly decisions: number
  readonly finding?: Finding
}
