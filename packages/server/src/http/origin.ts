// Tells whether a browser sends a request from our own page: other pages must not act in the name of a person.

import type { IncomingHttpHeaders } from 'node:http'

/**
 * `host`: the host of the request. Programs that are no browsers send none of these headers, and no cookie by
 * accident.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, host: string, publicUrl: string | null): boolean {
  const { origin } = headers
  if (origin === undefined) {
    const site = headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
