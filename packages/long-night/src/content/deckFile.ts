// Decks as a file that a group keeps and shares: `our-winter.deck.json`.

import { type Reason, Refusal } from '@lastlight/kernel'
import { decksProblem, type MixedDecks, reason, shown } from './mixedDecks.ts'

const FORMAT = 'lastlight decks 1'
const GAME = 'long-night'

/** The name of its file: letters and digits of any script. */
export const deckFileName = ({ name }: MixedDecks): string =>
  `${
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'decks'
  }.deck.json`

export const deckFileText = (decks: MixedDecks): string =>
  `${JSON.stringify({ format: FORMAT, game: GAME, ...decks }, null, 2)}\n`

function headProblem({ format, game }: { readonly format?: unknown; readonly game?: unknown }): Reason | undefined {
  if (typeof format !== 'string' || !format.startsWith('lastlight decks ')) return reason('LN-SETUP-04', 'decks.file')
  if (format !== FORMAT) return reason('LN-SETUP-04', 'decks.version', { id: shown(format) })
  return game === GAME ? undefined : reason('LN-SETUP-04', 'decks.game')
}

/** Throws a refusal where the file holds no good decks. */
export function decksFrom(file: unknown): MixedDecks {
  const { format, game, ...decks } = (file ?? {}) as { readonly [field: string]: unknown }
  const problem = headProblem({ format, game }) ?? decksProblem(decks)
  if (problem) throw new Refusal(problem)
  return decks as unknown as MixedDecks
}

/** Every card of the game by its name is a tenth of this. */
const MOST_LETTERS = 100_000

/** The same for the text of a file. */
export function decksFromText(text: string): MixedDecks {
  let file: unknown
  if (text.length > MOST_LETTERS) throw new Refusal(reason('LN-SETUP-04', 'decks.file'))
  try {
    file = JSON.parse(text)
  } catch {
    throw new Refusal(reason('LN-SETUP-04', 'decks.file'))
  }
  return decksFrom(file)
}
