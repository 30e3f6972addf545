// Why something is not possible, and how the game has ended.

import { type Gap, type Json, type Phrase, phrase, type Reason, who } from '@lastlight/kernel'
import { configs } from '../config.ts'
import * as named from './named.ts'

type Args = Reason['args']

/** Arguments that are more than numbers and text. */
const GAPS: { readonly [name: string]: (value: Json) => Gap } = {
  seat: value => who(Number(value)),
  other: value => who(Number(value)),
  field: value => (isSetting(value) ? phrase(`setting.${value}`) : plain(value)),
  // LN-SETUP-04: the cards and places of decks that were refused. Those that the game does not know come as `id`.
  objective: value => named.objective(value as string),
  road: value => named.road(value as string),
  item: value => named.kind(value as string),
  place: value => named.place(value as string),
}
const isSetting = (value: Json): value is string => typeof value === 'string' && Object.hasOwn(configs, value)

const plain = (value: Json): Gap =>
  typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)

const gapsOf = (args: Args): { readonly [name: string]: Gap } =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, GAPS[name]?.(value) ?? plain(value)]))

/** The kernel's refusals have words of their own in `@lastlight/words`, under the same keys. */
export const refusalPhrase = ({ key, args }: Reason): Phrase => phrase(`refusal.${key}`, gapsOf(args))

/** `over.morale` and its like, as an outcome gives them. */
export const outcomePhrase = ({ key, args }: Reason): Phrase => phrase(`outcome.${key}`, gapsOf(args))
