import type { Ledger } from './ledger.ts'
import { longNight } from './long-night.ts'
import { outlive } from './outlive.ts'

const LEDGERS: { readonly [game: string]: Ledger } = { outlive, 'long-night': longNight }

export const ledgerOf = (game: string): Ledger | undefined => (Object.hasOwn(LEDGERS, game) ? LEDGERS[game] : undefined)
