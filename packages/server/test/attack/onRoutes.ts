// Requests to every route: right ones, and right ones with one thing wrong in them.

import { type Chance, pickOf } from '@lastlight/kernel'
import type { Attackers } from './attackers.ts'
import { fromSchema, type Plausible } from './fromSchema.ts'
import { brokenJson, mutated, oddText, oneOf } from './oddValues.ts'
import type { Wanted } from './request.ts'
import type { Tally } from './tally.ts'
import type { Target } from './targets.ts'

const JSON_TYPE = 'application/json'
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-7',
  'application/JSON ; x=y',
  '',
]
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
/** Parts of addresses that are no text, or that lead elsewhere. */
const ODD_PARTS = ['%', '%00', '%ff%fe', '%c0%af', '..%2f..%2f', '%2e%2e', '.', '..', '//', '%252e', '?', '#', ';x=1']
/** More than a body may have. */
const OVERSIZED = 300_000

/** Half of a character has no place in an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

export interface Made {
  readonly path: string
  readonly body: unknown
}

/** A request that the schemas allow; `fixed` values come before any others. */
export function madeFor(chance: Chance, target: Target, plausible: Plausible, fixed: Plausible = {}): Made {
  const values: Plausible = { ...plausible, ...fixed }
  const query: string[] = []
  let { path } = target
  for (const { name, in: place, required, schema } of target.parameters) {
    const value = String(fromSchema(chance, schema, values, name, 1))
    if (place === 'path') path = path.replace(`{${name}}`, encoded(value))
    else if (required || pickOf(chance, 2) === 0) query.push(`${encoded(name)}=${encoded(value)}`)
  }
  return {
    path: query.length === 0 ? path : `${path}?${query.join('&')}`,
    body: target.body && fromSchema(chance, target.body, values),
  }
}

/** The same address with one part of it replaced. */
function oddPath(chance: Chance, path: string): string {
  const parts = path.split('/')
  const at = 1 + pickOf(chance, parts.length - 1)
  const odd = pickOf(chance, 2) === 0 ? oneOf(chance, ODD_PARTS) : encoded(oddText(chance))
  return pickOf(chance, 4) === 0 ? `${path}?${odd}=${odd}` : parts.with(at, odd).join('/')
}

interface Sending {
  readonly wanted: Wanted
  readonly isOversized: boolean
  /** A route that was not meant, or none: the answer has to be a refusal. */
  readonly isElsewhere: boolean
}

function sendingTo(chance: Chance, target: Target, plausible: Plausible, headers: Record<string, string>): Sending {
  const { path, body } = madeFor(chance, target, plausible)
  const { method } = target
  const asJson = { ...headers, 'content-type': JSON_TYPE }
  const usual = JSON.stringify(body)
  const sending = (wanted: Partial<Wanted>, isOversized = false, isElsewhere = false): Sending => ({
    wanted: { method, path, headers: usual === undefined ? headers : asJson, body: usual, ...wanted },
    isOversized,
    isElsewhere,
  })
  switch (pickOf(chance, 12)) {
    case 0:
    case 1:
      return sending({})
    case 2:
      return sending({ path: oddPath(chance, path) }, false, true)
    case 3:
      return sending({ headers: { ...headers, 'content-type': oneOf(chance, OTHER_TYPES) }, body: usual ?? '{}' })
    case 4:
      return sending({ headers: asJson, body: brokenJson(chance, usual ?? '{"a":1}') })
    case 5:
      return pickOf(chance, 8) === 0
        ? sending({ headers: asJson, body: JSON.stringify({ text: 'x'.repeat(OVERSIZED) }) }, true)
        : sending({ headers: asJson, body: JSON.stringify(mutated(chance, [])) })
    case 6:
      return sending({ method: oneOf(chance, OTHER_METHODS) }, false, true)
    default:
      return sending({ headers: asJson, body: JSON.stringify(mutated(chance, body ?? {})) ?? '' })
  }
}

/** Any answer that some route gives is fine where the request does not go to the route that was meant. */
const elsewhere = (target: Target, { path }: Wanted): Target => ({
  ...target,
  good: [200, 201, 204],
  isApi: /^\/api(\/|\?|$)/.test(path),
})

export async function attackRoutes(
  url: string,
  targets: readonly Target[],
  attackers: Attackers,
  plausible: Plausible,
  { chance, requests, tally }: { readonly chance: Chance; readonly requests: number; readonly tally: Tally },
): Promise<void> {
  for (let i = 0; i < requests; i++) {
    const target = targets[i % targets.length]!
    const { headers } = await attackers.someone()
    const { wanted, isOversized, isElsewhere } = sendingTo(chance, target, plausible, attackers.from(headers))
    await tally.send(url, isElsewhere ? elsewhere(target, wanted) : target, wanted, isOversized)
  }
}
