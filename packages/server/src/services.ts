// The services that routes use.

import type { Logger } from 'pino'
import type { Games } from './games.ts'
import type { People } from './people/people.ts'
import type { Settings } from './settings.ts'
import type { Database } from './storage/database.ts'

export interface Services {
  readonly db: Database
  readonly people: People
  readonly settings: Settings
  readonly log: Logger
  readonly games: Games
  readonly onRequest?: (person: string) => void
  /** Whether an operator has blocked this address. */
  readonly isBlocked?: (address: string) => boolean
}
