// How often this server sends notices: whoever has ten targets, or many guests, could otherwise have it flood somebody.

import { isIP } from 'node:net'
import { limit, perHour } from '../ops/limit.ts'

/** One for each target. */
export const SENDS = limit({
  what: 'notices that are sent',
  person: perHour(60),
  network: perHour(600),
  // The services that browsers use are written to for many people.
  thing: { burst: 600, perSecond: 2 },
})

/** All names of one domain count as one host: its owner can let each of them point at the same machine. */
export function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname.split('.').slice(-2).join('.') : hostname
}
