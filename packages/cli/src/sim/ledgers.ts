import type { Ledger } from './ledger.ts'
import { outlive } from './outlive.ts'

const LEDGERS: { readonly [game: string]: Ledger } = { outlive }

export const ledgerOf = (game: string): Ledger | undefined => (Object.hasOwn(LEDGERS, game) ? LEDGERS[game] : undefined)
