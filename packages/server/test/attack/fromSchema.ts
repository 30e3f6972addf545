// Makes a value that a JSON schema allows, so that what is wrong with a request is the one thing that was changed in it.

import { type Chance, pickOf } from '@lastlight/kernel'
import type { Schema } from '../../src/http/openapi.ts'
import { oneOf } from './oddValues.ts'

/** Values for fields by their name: a schema does not say which tables there are. */
export type Plausible = { readonly [name: string]: (chance: Chance) => unknown }

const DEEPEST = 6

const asSchema = (schema: unknown): Schema => (typeof schema === 'object' && schema !== null ? schema : {}) as Schema

export function fromSchema(chance: Chance, schema: Schema, plausible: Plausible, name = '', depth = 0): unknown {
  const known = Object.hasOwn(plausible, name) ? plausible[name] : undefined
  if (known && depth > 0) return known(chance)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(chance, schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return fromSchema(chance, asSchema(oneOf(chance, branches)), plausible, name, depth + 1)
  const type = Array.isArray(schema.type) ? oneOf(chance, schema.type as string[]) : schema.type
  switch (type) {
    case 'object':
      return objectFrom(chance, schema, plausible, depth)
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, pickOf(chance, 3)) }, () =>
        depth >= DEEPEST ? null : fromSchema(chance, asSchema(schema.items), plausible, '', depth + 1),
      )
    case 'string':
      return 'x'.repeat(Math.max(schema.minLength ?? 1, 1))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, pickOf(chance, 4))
    case 'boolean':
      return pickOf(chance, 2) === 0
    case 'null':
      return null
    default:
      return { do: 'end' }
  }
}

/** Optional fields are there half of the time. */
function objectFrom(chance: Chance, schema: Schema, plausible: Plausible, depth: number): object {
  const made: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(schema.properties ?? {})) {
    // A field of which the schema says that it must not be there.
    if (asSchema(each).not !== undefined) continue
    if (schema.required?.includes(key) || pickOf(chance, 2) === 0)
      made[key] = fromSchema(chance, asSchema(each), plausible, key, depth + 1)
  }
  return made
}
