// Refusals, and reasons for a win.

import { type Gap, type Json, type Phrase, phrase, type Reason, who } from '@lastlight/kernel'
import type { Resource } from '../content/resources.ts'
import { goodsAcc } from './named.ts'

type Args = Reason['args']

/** Arguments that are more than numbers and text. */
const GAPS: { readonly [name: string]: (value: Json, args: Args) => Gap } = {
  seat: value => who(Number(value)),
  other: value => who(Number(value)),
  kind: (value, args) => goodsAcc(value as Resource, Number(args.count)),
  field: value => (isSetting(value) ? phrase(`setting.${value}`) : plain(value)),
}
const SETTINGS: readonly Json[] = ['players', 'quick', 'heroes']
const isSetting = (value: Json): value is string => SETTINGS.includes(value)

const plain = (value: Json): Gap =>
  typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)

const gapOf = (name: string, value: Json, args: Args): Gap => GAPS[name]?.(value, args) ?? plain(value)

const gapsOf = (args: Args): { readonly [name: string]: Gap } =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, gapOf(name, value, args)]))

/** The kernel's refusals have words of their own in `@lastlight/words`, under the same keys. */
export const refusalPhrase = ({ key, args }: Reason): Phrase => phrase(`refusal.${key}`, gapsOf(args))

/** `over.most` and its like, as an outcome gives them. */
export const outcomePhrase = ({ key, args }: Reason): Phrase => phrase(`outcome.${key}`, gapsOf(args))
