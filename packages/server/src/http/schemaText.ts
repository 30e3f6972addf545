// Writes a JSON schema as a short text for people.

import type { Schema } from './openapi.ts'

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** `{ name: string (1 to 40 long), locale?: "en" | "pl" }` */
export function schemaText(schema: Schema, indent = ''): string {
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map(each => schemaText(each, indent)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(each => JSON.stringify(each)).join(' | ')
  const types = Array.isArray(schema.type) ? (schema.type as readonly string[]) : [schema.type ?? 'anything']
  return types.map(type => plain(type, schema, indent)).join(' | ')
}

function plain(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case 'object':
      return objectOf(schema, indent)
    case 'array':
      return `[${isSchema(schema.items) ? schemaText(schema.items, indent) : 'anything'}, ...]`
    case 'string':
      return `string${rangeOf(schema.minLength, schema.maxLength, ' long')}`
    case 'integer':
    case 'number':
      return type + rangeOf(schema.minimum, schema.maximum, '')
    default:
      return type
  }
}

/** The limits of the number type itself say nothing. */
const isLimit = (n: unknown): n is number => typeof n === 'number' && Math.abs(n) !== Number.MAX_SAFE_INTEGER

function rangeOf(least: unknown, most: unknown, unit: string): string {
  if (isLimit(least) && isLimit(most)) return ` (${least} to ${most}${unit})`
  if (isLimit(least)) return ` (at least ${least}${unit})`
  return isLimit(most) ? ` (at most ${most}${unit})` : ''
}

function objectOf({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties ?? {}).map(
    ([name, each]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${schemaText(each as Schema, deeper)}`,
  )
  if (isSchema(additionalProperties)) lines.push(`${deeper}[name]: ${schemaText(additionalProperties, deeper)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}
