import type { AnyGame, Json, Seat } from '../contract.ts'
import { sha256 } from '../sha256.ts'
import { checked, ShapeError } from '../shape/check.ts'
import { book, int, json, list, maybe, record, text } from '../shape/shape.ts'

/** Everything that was ever done at a table, in order. Taking back is written down too. */
export type Entry =
  | { readonly seat: Seat; readonly option: Json }
  | { readonly undo: Seat }
  | { readonly redo: Seat }
  | { readonly rewind: number }

export interface Save {
  readonly format: 'lastlight 1'
  readonly game: string
  readonly version: string
  readonly config: { readonly players: number; readonly [field: string]: Json }
  /** Null in the export of an unfinished game, where only the commitment is shown. */
  readonly seed: string | null
  readonly commitment: string
  readonly log: readonly Entry[]
  /** The hash of the state at the end of the log. */
  readonly hash: string
  /** The state itself, so that the game can continue even when a newer version would replay its log differently. */
  readonly state: Json
}

/** The commitment to a seed, shown before the seed may be. */
export const commitmentTo = (seed: string): string => sha256(`lastlight seed ${seed}`)

const SAVE = record({
  format: text,
  game: text,
  version: text,
  config: book(json),
  seed: maybe(text),
  commitment: text,
  log: list(book(json)),
  hash: text,
  state: json,
})

const ENTRY_FIELDS = ['undo', 'redo', 'rewind'] as const

function checkedEntry(entry: { [key: string]: Json }, path: string): Entry {
  if ('seat' in entry) {
    if (!('option' in entry)) throw new ShapeError(`${path}.option`, 'is missing')
    return { seat: checked(int, entry['seat'], `${path}.seat`), option: entry['option']! }
  }
  for (const field of ENTRY_FIELDS)
    if (field in entry) return { [field]: checked(int, entry[field], `${path}.${field}`) } as unknown as Entry
  throw new ShapeError(path, 'is no entry of a log')
}

/** Checks a parsed save; names the bad path. */
export function checkedSave(value: unknown, game: AnyGame): Save {
  const save = checked(SAVE, value, 'save')
  if (save.format !== 'lastlight 1') throw new ShapeError('save.format', `'${save.format}' is not known here`)
  if (save.game !== game.id) throw new ShapeError('save.game', `this is a game of ${save.game}, not of ${game.id}`)
  if (save.seed !== null && commitmentTo(save.seed) !== save.commitment)
    throw new ShapeError('save.seed', 'is not the seed that was committed to')
  return {
    ...save,
    format: 'lastlight 1',
    config: save.config as Save['config'],
    log: save.log.map((entry, i) => checkedEntry(entry, `save.log[${i}]`)),
  }
}
