import { longNight } from '../games/long-night/ledger.ts'
import { outlive } from '../games/outlive/ledger.ts'
import type { Ledger } from './ledger.ts'

const LEDGERS: { readonly [game: string]: Ledger } = { outlive, 'long-night': longNight }

export const ledgerOf = (game: string): Ledger | undefined => (Object.hasOwn(LEDGERS, game) ? LEDGERS[game] : undefined)
