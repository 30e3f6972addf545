import { type ConfigField, type ConfigFields, type Json, Refusal } from './contract.ts'

/** The usual settings, for the usual number of players or for another one. */
export function defaultConfig<C>(fields: ConfigFields<C>, players?: number): C {
  const out: { [key: string]: unknown } = {}
  for (const [name, field] of entries(fields)) out[name] = defaultOf(field, players)
  if (players !== undefined) out['players'] = players
  return out as C
}

function defaultOf(field: ConfigField<unknown>, players: unknown): unknown {
  const only: readonly unknown[] | undefined =
    field.kind === 'choice' && typeof players === 'number' ? field.byPlayers?.[players] : undefined
  return only === undefined || only.includes(field.default) ? field.default : only[0]
}

const entries = <C>(fields: ConfigFields<C>): [string, ConfigField<unknown>][] =>
  Object.entries(fields) as [string, ConfigField<unknown>][]

/** Fields that are left out take their default; a wrong field is refused by name. */
export function checkedConfig<C>(fields: ConfigFields<C>, given: C): C {
  const from = given as { readonly [key: string]: unknown }
  const out: { [key: string]: unknown } = {}
  for (const key of Object.keys(from)) if (!Object.hasOwn(fields, key)) refuse('kernel.config.unknown', { field: key })
  for (const [name, field] of entries(fields)) {
    const value = from[name] ?? defaultOf(field, from['players'])
    if (!fits(field, value)) refuse('kernel.config.value', { field: name, value: nameable(value), ...range(field) })
    out[name] = field.kind === 'set' ? inOrder(field.values, value as readonly string[]) : value
  }
  return out as C
}

/** A value that can be repeated to a person: plain, or a list of plain ones. */
const nameable = (value: unknown): Json => {
  const isPlain = (each: unknown): boolean => typeof each !== 'object' || each === null
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain)) ? ((value ?? null) as Json) : null
}

/** Sets that are equal are written alike, so the order in which a person names the values does not matter. */
const inOrder = (values: readonly string[], chosen: readonly string[]): readonly string[] =>
  values.filter(each => chosen.includes(each))

function fits(field: ConfigField<unknown>, value: unknown): boolean {
  switch (field.kind) {
    case 'int':
      return Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return (field.values as readonly unknown[]).includes(value)
    case 'set':
      return (
        Array.isArray(value) &&
        value.every(each => (field.values as readonly unknown[]).includes(each)) &&
        new Set(value).size === value.length
      )
    case 'data':
      return value === null || (typeof value === 'object' && !Array.isArray(value))
  }
}

function range(field: ConfigField<unknown>): { readonly [name: string]: Json } {
  switch (field.kind) {
    case 'int':
      return { min: field.min, max: field.max }
    case 'flag':
    case 'data':
      return {}
    case 'choice':
    case 'set':
      return { values: field.values }
  }
}

function refuse(key: string, args: { readonly [name: string]: Json }): never {
  throw new Refusal({ rule: 'KERNEL', key, args })
}
