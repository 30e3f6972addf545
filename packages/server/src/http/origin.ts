// Whether a browser asks from a page of ours. Other pages may not do anything in the name of somebody who is logged in.

import type { IncomingHttpHeaders } from 'node:http'

/** `host`: the one that was asked. Programs that are no browsers say nothing of the kind, and carry no cookie by accident. */
export function isOurOrigin(headers: IncomingHttpHeaders, host: string, publicUrl: string | null): boolean {
  const { origin } = headers
  if (origin === undefined) {
    const site = headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
