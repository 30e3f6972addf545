import type { Json } from '../contract.ts'
import { isFlat, type Shape } from './shape.ts'

export type Copy<T> = (value: T) => T

export function copyJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson)
  const out: { [key: string]: Json } = {}
  for (const [key, item] of Object.entries(value)) out[key] = copyJson(item)
  return out
}

/** Closures built from the shape: for small things such as a frame's locals. Whole states use the emitted copy. */
export function copier<T>(shape: Shape<T>): Copy<T> {
  return build(shape) as Copy<T>
}

function build(shape: Shape<unknown>): Copy<unknown> {
  switch (shape.kind) {
    case 'int':
    case 'text':
    case 'flag':
    case 'one':
      return value => value
    case 'json':
      return value => copyJson(value as Json)
    case 'maybe': {
      const inner = build(shape.inner!)
      return value => (value === null ? null : inner(value))
    }
    case 'list': {
      if (isFlat(shape.inner!)) return value => (value as unknown[]).slice()
      const inner = build(shape.inner!)
      return value => (value as unknown[]).map(inner)
    }
    case 'book': {
      const inner = build(shape.inner!)
      return value => {
        const out: { [key: string]: unknown } = {}
        for (const [key, item] of Object.entries(value as object)) out[key] = inner(item)
        return out
      }
    }
    case 'record': {
      const deep = Object.entries(shape.fields!)
        .filter(([, field]) => !isFlat(field))
        .map(([key, field]) => [key, build(field)] as const)
      if (deep.length === 0) return value => ({ ...(value as object) })
      return value => {
        const out = { ...(value as { [key: string]: unknown }) }
        for (const [key, inner] of deep) out[key] = inner(out[key])
        return out
      }
    }
    case 'frames':
      throw new Error('frames are copied by the machine that knows their procedures')
  }
}
