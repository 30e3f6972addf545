// One description of a state's shape gives its type, its copy and its check on load.

import type { Json } from '../contract.ts'

export interface Shape<T> {
  readonly kind: 'int' | 'text' | 'flag' | 'one' | 'maybe' | 'list' | 'record' | 'book' | 'json' | 'frames' | 'shared'
  /** Carries the type only; undefined at run time. */
  readonly of?: T
  readonly values?: readonly string[]
  readonly inner?: Shape<unknown>
  readonly fields?: { readonly [name: string]: Shape<unknown> }
}

export type Of<S> = S extends Shape<infer T> ? T : never
export type Fields = { readonly [name: string]: Shape<unknown> }
export type OfFields<F extends Fields> = { -readonly [K in keyof F]: Of<F[K]> }

export const int: Shape<number> = { kind: 'int' }
export const text: Shape<string> = { kind: 'text' }
export const flag: Shape<boolean> = { kind: 'flag' }
/** Any JSON, copied deeply; for values without a fixed shape, such as an answer that a lane has given. */
export const json: Shape<Json> = { kind: 'json' }

export const one = <const V extends readonly string[]>(...values: V): Shape<V[number]> => ({ kind: 'one', values })
export const maybe = <T>(inner: Shape<T>): Shape<T | null> => ({ kind: 'maybe', inner })
export const list = <T>(inner: Shape<T>): Shape<T[]> => ({ kind: 'list', inner })
export const record = <F extends Fields>(fields: F): Shape<OfFields<F>> => ({ kind: 'record', fields })
/** Never changed once it is written: all copies of a state share it. */
export const shared = <T>(inner: Shape<T[]>): Shape<readonly T[]> => ({ kind: 'shared', inner })
/** Keys that are not known beforehand. */
export const book = <T>(inner: Shape<T>): Shape<{ [key: string]: T }> => ({ kind: 'book', inner })

/** Whether values of this shape need no copy of their own. */
export function isFlat(shape: Shape<unknown>): boolean {
  switch (shape.kind) {
    case 'int':
    case 'text':
    case 'flag':
    case 'one':
    case 'shared':
      return true
    case 'maybe':
      return isFlat(shape.inner!)
    default:
      return false
  }
}

/** The value before anything was written. */
export function empty(shape: Shape<unknown>): Json {
  switch (shape.kind) {
    case 'int':
      return 0
    case 'text':
      return ''
    case 'flag':
      return false
    case 'one':
      return shape.values![0]!
    case 'maybe':
    case 'json':
      return null
    case 'list':
    case 'frames':
      return []
    case 'book':
      return {}
    case 'shared':
      return empty(shape.inner!)
    case 'record':
      return Object.fromEntries(Object.entries(shape.fields!).map(([name, field]) => [name, empty(field)]))
  }
}
