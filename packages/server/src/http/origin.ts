// Tells whether a browser sends a request from our own page: other pages must not act in the name of a person.

import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** No owner of another name can let it point here, as they can with their own. */
const isNameless = (hostname: string): boolean => hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0

/**
 * `host`: the host of the request. Programs that are no browsers send none of these headers, and no cookie by
 * accident. Where the server knows its public address, a page of any other name is not ours, although its host is the
 * host of the request.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, host: string, publicUrl: string | null): boolean {
  const { origin } = headers
  if (origin === undefined) {
    const site = headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host.toLowerCase() && (publicUrl === null || isNameless(from.hostname))
}
