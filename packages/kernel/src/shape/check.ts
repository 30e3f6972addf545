import type { Json } from '../contract.ts'
import type { Shape } from './shape.ts'

/** Says which path of a loaded value is wrong, and why. */
export class ShapeError extends Error {
  readonly path: string
  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`)
    this.name = 'ShapeError'
    this.path = path
  }
}

const told = (value: unknown): string => {
  const words = JSON.stringify(value) as string | undefined
  return words === undefined ? typeof value : words.length > 60 ? `${words.slice(0, 57)}...` : words
}

const plain = (value: unknown, path: string): { readonly [key: string]: unknown } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ShapeError(path, `expected an object, found ${told(value)}`)
  return value as { readonly [key: string]: unknown }
}

/** Frames are checked by the machine that knows the procedures. */
export type FrameCheck = (value: unknown, path: string) => unknown

/** A fresh value of this shape, or a ShapeError that names the bad path. */
export function checked<T>(shape: Shape<T>, value: unknown, path: string, frames?: FrameCheck): T {
  return check(shape, value, path, frames) as T
}

function check(shape: Shape<unknown>, value: unknown, path: string, frames?: FrameCheck): unknown {
  const inner = shape.inner
  switch (shape.kind) {
    case 'int':
      if (!Number.isSafeInteger(value)) throw new ShapeError(path, `expected an integer, found ${told(value)}`)
      return value
    case 'text':
      if (typeof value !== 'string') throw new ShapeError(path, `expected a text, found ${told(value)}`)
      return value
    case 'flag':
      if (typeof value !== 'boolean') throw new ShapeError(path, `expected true or false, found ${told(value)}`)
      return value
    case 'one':
      if (typeof value !== 'string' || !shape.values!.includes(value))
        throw new ShapeError(path, notOneOf(shape.values!, value))
      return value
    case 'maybe':
      return value === null ? null : check(inner!, value, path, frames)
    case 'shared':
      return check(inner!, value, path, frames)
    case 'list':
      if (!Array.isArray(value)) throw new ShapeError(path, `expected a list, found ${told(value)}`)
      return value.map((item, i) => check(inner!, item, `${path}[${i}]`, frames))
    case 'book': {
      const out: { [key: string]: unknown } = {}
      for (const [key, item] of Object.entries(plain(value, path))) {
        mustBeKey(key, path)
        out[key] = check(inner!, item, `${path}.${key}`, frames)
      }
      return out
    }
    case 'record': {
      const from = plain(value, path)
      const out: { [key: string]: unknown } = {}
      for (const key of Object.keys(from))
        if (!Object.hasOwn(shape.fields!, key)) throw new ShapeError(`${path}.${key}`, 'is not part of the state')
      for (const [key, field] of Object.entries(shape.fields!)) {
        if (!Object.hasOwn(from, key)) throw new ShapeError(`${path}.${key}`, 'is missing')
        out[key] = check(field, from[key], `${path}.${key}`, frames)
      }
      return out
    }
    case 'json':
      return checkJson(value, path)
    case 'frames':
      if (!frames) throw new ShapeError(path, 'frames can only be loaded by a game')
      return frames(value, path)
  }
}

/** A long list of ids is not told; the id that the game does not have is. */
const notOneOf = (values: readonly string[], value: unknown): string =>
  values.length > 8 ? `the game has no ${told(value)}` : `expected one of ${values.join(', ')}, found ${told(value)}`

function checkJson(value: unknown, path: string): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new ShapeError(path, `expected a finite number, found ${value}`)
    return value
  }
  if (Array.isArray(value)) return value.map((item, i) => checkJson(item, `${path}[${i}]`))
  const out: { [key: string]: Json } = {}
  for (const [key, item] of Object.entries(plain(value, path))) {
    mustBeKey(key, path)
    out[key] = checkJson(item, `${path}.${key}`)
  }
  return out
}

/** The copy would lose it, and a changed file would pass for the one that was signed. */
function mustBeKey(key: string, path: string): void {
  if (key === '__proto__') throw new ShapeError(path, 'a key may not be called __proto__')
}
