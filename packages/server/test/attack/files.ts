// Files that pass themselves off as a proven game: a changed one must be found out, and must not break the reader.

import { type Chance, pickOf, same } from '@lastlight/kernel'
import { proofOf } from '../../src/deals/proof.ts'
import { GAMES_BY_ID } from '../../src/games.ts'
import { Client } from '../client.ts'
import { mutated } from './oddValues.ts'
import type { Tally } from './tally.ts'
import type { Victims } from './victims.ts'

/** Each file is a whole game that is played again, so there are fewer of them than requests. */
const SHARE = 20
/** The names of people stand in a file for its readers, and are signed, not proven. */
const SIGNED_ONLY = ['seats', 'signature', 'format', 'resumed']

export async function attackFiles(
  url: string,
  { everything, cookies }: Victims,
  chance: Chance,
  tally: Tally,
  requests: number,
): Promise<number> {
  const owner = new Client(url)
  owner.cookie = cookies[0]!
  const whole = await owner.request<Record<string, unknown>>('GET', `/tables/${everything.over}/export`)
  const key = (whole['signature'] as { readonly key: string }).key
  if (!proofOf(whole, GAMES_BY_ID, key).fits) tally.wrong('the game of an honest player is not proven')
  const fields = Object.keys(whole).filter(name => !SIGNED_ONLY.includes(name))
  const count = Math.max(10, Math.floor(requests / SHARE))
  for (let i = 0; i < count; i++) {
    const field = fields[i % fields.length]!
    const changed =
      pickOf(chance, 8) === 0 ? mutated(chance, whole) : { ...whole, [field]: mutated(chance, whole[field]) }
    // As it is read from a file. The order of fields says nothing.
    const file = JSON.parse(JSON.stringify(changed) ?? 'null') as unknown
    const isSame = same(file, whole)
    try {
      if (proofOf(file, GAMES_BY_ID, key).fits && !isSame)
        tally.wrong(`a file with another ${field} is taken for the true game`)
    } catch (problem) {
      tally.crash(`a file with another ${field} breaks its reader: ${String(problem).slice(0, 300)}`)
    }
  }
  return count
}
