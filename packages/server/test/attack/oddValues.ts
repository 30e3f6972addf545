// Values that break careless programs, and the means to put them anywhere into a value that was fine.

import { type Chance, pickOf } from '@lastlight/kernel'

export const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[pickOf(chance, list.length)]!

/** Nobody but an attacker sends this: an answer in HTML must never repeat it. */
export const MARK = 'xq7-markup'

export const MARKUP: readonly string[] = [
  `<script>alert('${MARK}')</script>`,
  `"><img src=x onerror=alert("${MARK}")>`,
  `javascript:alert('${MARK}')`,
  `<a href="javascript:${MARK}()">here</a>`,
  `{{constructor.constructor('${MARK}')()}}`,
]

const LONG = 5000
const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  'half \ud800',
  '\udc00',
  '\u202egnp.exe',
  '\u200b',
  '\ufeff',
  '\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(40),
  'İıſK',
  "' OR '1'='1' --",
  '"; DROP TABLE people; --',
  '../../../../etc/passwd',
  '..\\..\\secret',
  '%00%2e%2e%2f',
  '${7*7}',
  '\r\nset-cookie: lastlight=mine',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  '1e400',
  '-0',
  'NaN',
  'x'.repeat(LONG),
  '1'.repeat(LONG),
  ...MARKUP,
]

const ODD_NUMBERS: readonly number[] = [
  -1,
  -0,
  0,
  0.5,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 63),
]

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', 'length']
const ODD_KEYS: readonly string[] = [
  ...PROTOTYPE_KEYS,
  '',
  'a\0b',
  '\ud800',
  'x'.repeat(300),
  'seat',
  'person_id',
  'id',
]

/** An own field of any name, `__proto__` included. */
function withField(holder: object, name: string, value: unknown): object {
  const entries = Object.entries(holder).filter(([key]) => key !== name)
  return Object.fromEntries([...entries, [name, value]])
}

/** Deeper texts are made as texts: nothing else could write them. */
const DEPTHS = [50, 1000, 4000]
function nested(chance: Chance): unknown {
  const inList = pickOf(chance, 2) === 0
  let value: unknown = 1
  for (let depth = oneOf(chance, DEPTHS); depth > 0; depth--) value = inList ? [value] : { a: value }
  return value
}

const WIDE = 3000

function oddValue(chance: Chance): unknown {
  switch (pickOf(chance, 9)) {
    case 0:
      return null
    case 1:
      return pickOf(chance, 2) === 0
    case 2:
    case 3:
      return oneOf(chance, ODD_NUMBERS)
    case 4:
    case 5:
      return oneOf(chance, ODD_TEXTS)
    case 6:
      return withField({ polluted: true }, oneOf(chance, ODD_KEYS), { polluted: true })
    case 7:
      return pickOf(chance, 4) === 0 ? nested(chance) : []
    default:
      return pickOf(chance, 4) === 0 ? Array.from({ length: WIDE }, (_, i) => i) : [oneOf(chance, ODD_TEXTS)]
  }
}

export const oddText = (chance: Chance): string => oneOf(chance, ODD_TEXTS)

type Change = (value: unknown) => unknown

/** Applies a change at some place inside a value. */
function somewhere(chance: Chance, value: unknown, change: Change): unknown {
  if (typeof value !== 'object' || value === null || pickOf(chance, 3) === 0) return change(value)
  const keys = Object.keys(value)
  if (keys.length === 0) return change(value)
  const key = oneOf(chance, keys)
  const inside = somewhere(chance, (value as { readonly [name: string]: unknown })[key], change)
  return Array.isArray(value) ? value.with(Number(key), inside) : withField(value, key, inside)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const without = (holder: object, name: string): object =>
  Object.fromEntries(Object.entries(holder).filter(([key]) => key !== name))

/** The same value with one thing wrong in it. */
export function mutated(chance: Chance, value: unknown): unknown {
  switch (pickOf(chance, 5)) {
    case 0:
      return somewhere(chance, value, each =>
        isObject(each) && !Array.isArray(each) && Object.keys(each).length > 0
          ? without(each, oneOf(chance, Object.keys(each)))
          : oddValue(chance),
      )
    case 1:
      return somewhere(chance, value, each =>
        isObject(each) && !Array.isArray(each)
          ? withField(each, oneOf(chance, ODD_KEYS), oddValue(chance))
          : oddValue(chance),
      )
    case 2:
      return somewhere(chance, value, each => (pickOf(chance, 2) === 0 ? [each] : { value: each }))
    default:
      return somewhere(chance, value, () => oddValue(chance))
  }
}

const DEEP = 25_000

/** A text that is no JSON, or JSON that readers understand in different ways. */
export function brokenJson(chance: Chance, json: string): string {
  switch (pickOf(chance, 8)) {
    case 0:
      return json.slice(0, pickOf(chance, json.length + 1))
    case 1:
      return `${json}${json}`
    case 2:
      return `\ufeff${json}`
    case 3:
      return json.replace('{', '{"__proto__":{"seat":0},')
    case 4:
      return json.replace(/:\d+/, ':1e999')
    case 5:
      return json.replace('{', '{"seat":0,"seat":1,')
    case 6:
      return '['.repeat(DEEP) + (pickOf(chance, 2) === 0 ? '' : ']'.repeat(DEEP))
    default:
      return json.replaceAll('"', "'")
  }
}
