// The tables of a run: one, or several that the deals are played at in turn.

import type { AnyGame, Reason } from '@lastlight/kernel'
import { checkedPlayers } from '../checkedArguments.ts'
import { checkedSettings } from '../importGame.ts'
import type { SettingFiles } from '../settingFile.ts'
import type { SimTable } from './simOrder.ts'

/** `a=1|2,b=3` as pairs of a name and its values. */
const pairsOf = (set: string | undefined): readonly (readonly [name: string, values: readonly string[]])[] =>
  (set ?? '')
    .split(',')
    .filter(pair => pair.trim() !== '')
    .map(pair => {
      const equals = pair.indexOf('=')
      return equals < 0
        ? ([pair, ['']] as const)
        : ([pair.slice(0, equals).trim(), pair.slice(equals + 1).split('|')] as const)
    })

/** Every combination of the values, the first setting slowest. */
const combined = (pairs: ReturnType<typeof pairsOf>): readonly (readonly (readonly [string, string])[])[] =>
  pairs.reduce<readonly (readonly (readonly [string, string])[])[]>(
    (all, [name, values]) => all.flatMap(before => values.map(value => [...before, [name, value.trim()] as const])),
    [[]],
  )

export function tablesOf(
  game: AnyGame,
  players: readonly number[] | undefined,
  set: string | undefined,
  files?: SettingFiles,
  refusal?: (reason: Reason & Error) => string,
): readonly SimTable[] {
  const numbers = (players ?? [undefined]).map(n => checkedPlayers(game, n))
  const pairs = pairsOf(set)
  const varying = pairs.filter(([, values]) => values.length > 1).map(([name]) => name)
  let problem: unknown
  const tables = numbers.flatMap(n =>
    combined(pairs).flatMap(settings => {
      const text = settings.map(pair => pair.join('=')).join(',')
      const varied = Object.fromEntries([
        ...(numbers.length > 1 ? [['players', String(n)]] : []),
        ...settings.filter(([name]) => varying.includes(name)),
      ]) as { readonly [name: string]: string }
      try {
        return [{ players: n, config: checkedSettings(game, n, text, files, refusal), varied }]
      } catch (thrown) {
        // Of several, those that cannot be played are left out.
        problem = thrown
        return []
      }
    }),
  )
  if (tables.length === 0) throw problem
  return tables
}
