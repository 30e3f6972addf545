// The tables of a run: one, or several that the deals are played at in turn.

import type { AnyGame, Reason } from '@lastlight/kernel'
import { checkedPlayers } from '../checkedArguments.ts'
import { BadArgument } from '../command.ts'
import { checkedSettings, nameAndValue, Unplayable } from '../importGame.ts'
import type { SettingFiles } from '../settingFile.ts'
import type { SimTable } from './simOrder.ts'

type Setting = readonly [name: string, value: string]

/** `a=1|2,b=3` as pairs of a name and its values. */
const pairsOf = (set: string | undefined): readonly (readonly [name: string, values: readonly string[]])[] =>
  (set ?? '')
    .split(',')
    .filter(pair => pair.trim() !== '')
    .map(pair => {
      const [name, value] = nameAndValue(pair)
      return [name, value.split('|').map(each => each.trim())]
    })

/** Every combination of the values, the first setting slowest. */
const combined = (pairs: ReturnType<typeof pairsOf>): readonly (readonly Setting[])[] =>
  pairs.reduce<readonly (readonly Setting[])[]>(
    (all, [name, values]) => all.flatMap(before => values.map(value => [...before, [name, value] as const])),
    [[]],
  )

const hasTwice = (values: readonly unknown[]): boolean => new Set(values).size < values.length

/** Of several combinations those are left out that the game refuses; `tell` is told which, and every value must be in one. */
export function tablesOf(
  game: AnyGame,
  players: readonly number[] | undefined,
  set: string | undefined,
  { files, refusal, tell }: Surroundings = {},
): readonly SimTable[] {
  const numbers = (players ?? [undefined]).map(n => checkedPlayers(game, n))
  if (hasTwice(numbers)) throw new BadArgument(`--players ${numbers.join(',')}: name each number once.`)
  const pairs = pairsOf(set)
  for (const [name, values] of pairs)
    if (values.length > 1 && (values.includes('') || hasTwice(values)))
      throw new BadArgument(`--set ${name}=${values.join('|')}: name each value once, and none that is empty.`)
  const varying = pairs.filter(([, values]) => values.length > 1).map(([name]) => name)
  const refused: { readonly text: string; readonly problem: Unplayable }[] = []
  const tables = numbers.flatMap(n =>
    combined(pairs).flatMap(settings => {
      const text = settings.map(pair => pair.join('=')).join(',')
      const varied = Object.fromEntries([
        ...(numbers.length > 1 ? [['players', String(n)] as const] : []),
        ...settings.filter(([name]) => varying.includes(name)),
      ])
      try {
        return [{ players: n, config: checkedSettings(game, n, text, files, refusal), varied }]
      } catch (problem) {
        if (!(problem instanceof Unplayable)) throw problem
        refused.push({ text: `${n} players${text && `, ${text}`}`, problem })
        return []
      }
    }),
  )
  const isPlayed = (name: string, value: string): boolean => tables.some(({ varied }) => varied[name] === value)
  const wanted: readonly Setting[] = [
    ...(numbers.length > 1 ? numbers.map(n => ['players', String(n)] as const) : []),
    ...pairs.flatMap(([name, values]) => (values.length > 1 ? values.map(value => [name, value] as const) : [])),
  ]
  if (refused.length > 0 && !(tables.length > 0 && wanted.every(([name, value]) => isPlayed(name, value))))
    throw refused[0]!.problem
  for (const { text, problem } of refused) tell?.(`left out: ${text}: ${problem.message}`)
  return tables
}

interface Surroundings {
  readonly files?: SettingFiles | undefined
  readonly refusal?: ((reason: Reason & Error) => string) | undefined
  readonly tell?: (line: string) => void
}
