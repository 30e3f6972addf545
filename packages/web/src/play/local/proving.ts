// The same proof that `npm run verify` gives, in the worker of a page.

import type { AnyGame } from '@lastlight/kernel'
import { type Check, checksOf, exportedFrom, gameIn, isGameFormat, signedText } from '@lastlight/protocol/deal'
import { parsed } from './file.ts'
import { gameCalled } from './games.ts'
import { isSignedBy } from './signature.ts'

interface Proving {
  /** Whether it is a game from a server: there is more to check then. */
  readonly exported: boolean
  readonly checks: Generator<Check, void>
}

/** Each check runs when it is asked for; a foreign file is a `TableProblem`. */
export async function provingOf(text: string, key: string | undefined, list: string | undefined): Promise<Proving> {
  const file = parsed(text)
  const games = new Map<string, AnyGame>()
  const id = gameIn(file)
  if (id !== null) games.set(id, await gameCalled(id))
  const exported = isGameFormat(file.format)
  const signed = exported ? await signatureOf(file) : null
  return { exported, checks: checksOf(file, { games, isSigned: () => signed, key, list }) }
}

/** The signature of a file of another format is not checked: its format is the problem. */
async function signatureOf(file: unknown): Promise<boolean | null> {
  try {
    const game = exportedFrom(file)
    return game.signature && (await isSignedBy(signedText(game), game.signature))
  } catch {
    return null
  }
}
