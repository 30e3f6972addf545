import type { Immune, Option, Peek } from '../options.ts'

/** Options that are offered although the game does not wait for the seat. */
export const isFreeAct = (option: Option): option is Peek | Immune => option.do === 'peek' || option.do === 'immune'
