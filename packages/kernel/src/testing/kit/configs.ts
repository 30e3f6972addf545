// Configurations to play: every number of players, and each pair of values of the other fields at least once.

import { type ConfigField, Refusal } from '../../contract.ts'
import type { SomeGame } from './checkedState.ts'
import { Draws } from './draws.ts'
import { canonical } from './leaf.ts'
import type { Subject } from './types.ts'

type Value = boolean | number | string | readonly string[]
type Config = { players: number; [field: string]: Value }

const WIDE = 6
/** Sets of at most this many values are played in every combination. */
const SMALL_SET = 3
const CANDIDATES = 30
const TRIES = 200

function valuesOf(field: ConfigField<unknown>): readonly Value[] {
  switch (field.kind) {
    case 'flag':
      return [false, true]
    case 'choice':
      return field.values
    case 'set':
      return setsOf(field.values)
    case 'int': {
      const { min, max } = field
      if (max - min < WIDE) return Array.from({ length: max - min + 1 }, (_, i) => min + i)
      return [...new Set([min, field.default, max])]
    }
    case 'data':
      return []
  }
}

/** Every combination; of many values only none, each alone, and all together. */
function setsOf(values: readonly string[]): readonly (readonly string[])[] {
  if (values.length > SMALL_SET) return [[], ...values.map(each => [each]), values]
  return Array.from({ length: 2 ** values.length }, (_, bits) => values.filter((_, i) => bits & (1 << i)))
}

/** Data has no list of values: a test gives the configurations in which it is not the usual one. */
const fieldsOf = (game: SomeGame): [string, readonly Value[]][] =>
  Object.entries(game.configs)
    .map(([name, field]): [string, readonly Value[]] => [name, valuesOf(field as ConfigField<unknown>)])
    .filter(([, values]) => values.length > 0)

function possible(game: SomeGame, config: Config): boolean {
  try {
    game.setup(config, 'possible')
    return true
  } catch (problem) {
    if (problem instanceof Refusal) return false
    throw problem
  }
}

function pairsOf(config: Config, names: readonly string[]): string[] {
  const values = names.map(name => `${name}=${String(config[name])}`)
  // A single field still needs each of its values once.
  return [...values, ...values.flatMap((a, i) => values.slice(i + 1).map(b => `${a}&${b}`))]
}

function forPlayers(game: SomeGame, players: number, fields: readonly [string, readonly Value[]][]): Config[] {
  const draws = new Draws(`configs ${game.id} ${players}`)
  const names = fields.map(([name]) => name)
  const covered = new Set<string>()
  const refused = new Set<string>()
  const configs: Config[] = []
  const gain = (config: Config): number => pairsOf(config, names).filter(pair => !covered.has(pair)).length
  const drawn = (): Config => ({
    ...Object.fromEntries(fields.map(([name, values]) => [name, draws.oneOf(values)])),
    players,
  })
  /** Pairs that are impossible are never covered, so of the candidates the best that the game takes is chosen. */
  const isTaken = (config: Config): boolean => {
    const key = canonical(config)
    if (refused.has(key)) return false
    if (possible(game, config)) return true
    refused.add(key)
    return false
  }
  const usual: Config = {
    ...Object.fromEntries(fields.map(([name]) => [name, game.configs[name as 'players'].default])),
    players,
  }
  for (let i = 0; i < TRIES; i++) {
    // The usual game comes first.
    const candidates =
      i === 0 && isTaken(usual) ? [usual] : Array.from({ length: fields.length === 0 ? 1 : CANDIDATES }, drawn)
    const gains = new Map(candidates.map(each => [each, gain(each)]))
    const best = candidates.toSorted((one, other) => gains.get(other)! - gains.get(one)!).find(isTaken)
    if (best === undefined) continue
    if (configs.length > 0 && gains.get(best)! <= 0) break
    for (const pair of pairsOf(best, names)) covered.add(pair)
    configs.push(best)
  }
  return configs
}

/** Any value of a field, and any set of values: more than the pairs go through. */
function anyOf(field: ConfigField<unknown>, draws: Draws): Value {
  switch (field.kind) {
    case 'flag':
      return draws.often(0.5)
    case 'choice':
      return draws.oneOf(field.values)
    case 'set':
      return field.values.filter(() => draws.often(0.5))
    case 'int':
      return field.min + draws.below(field.max - field.min + 1)
    case 'data':
      return field.default as never
  }
}

/** A configuration at random: the same seed draws the same one. */
function drawnFor(game: SomeGame, players: number, seed: string): Config {
  const draws = new Draws(`config ${game.id} ${players} ${seed}`)
  const fields = Object.entries(game.configs as { readonly [name: string]: ConfigField<unknown> })
  for (let i = 0; i < TRIES; i++) {
    const config: Config = {
      ...Object.fromEntries(fields.map(([name, field]) => [name, anyOf(field, draws)])),
      players,
    }
    if (possible(game, config)) return config
  }
  throw new Error(`no configuration of ${game.id} for ${players} players has been found in ${TRIES} tries`)
}

interface Group {
  readonly players: number
  /** Few that go through all pairs of values. */
  readonly configs: readonly Config[]
  /** One of all. */
  readonly draw: (seed: string) => Config
}

/** Each number of players takes hundreds of deals to find out what is possible. */
const found = new WeakMap<SomeGame, readonly Group[]>()

function groupsOf(game: SomeGame): readonly Group[] {
  const before = found.get(game)
  if (before) return before
  const fields = fieldsOf(game)
  const numbers = fields.find(([name]) => name === 'players')?.[1] as readonly number[]
  const others = fields.filter(([name]) => name !== 'players')
  const groups = numbers
    .map(players => ({
      players,
      configs: forPlayers(game, players, others),
      draw: (seed: string) => drawnFor(game, players, seed),
    }))
    .filter(group => group.configs.length > 0)
  found.set(game, groups)
  return groups
}

/** Groups of configurations, one group for each number of players. */
export function configsOf(subject: Subject): readonly Group[] {
  const { game } = subject
  const given: readonly Config[] | undefined = subject.configs
  if (given)
    return [...new Set(given.map(config => config.players))]
      .toSorted((a, b) => a - b)
      .map(players => {
        const configs = given.filter(config => config.players === players)
        return { players, configs, draw: seed => new Draws(`config ${seed}`).oneOf(configs) }
      })
  return groupsOf(game)
}
