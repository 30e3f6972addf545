// Sends one HTTP request: without following redirects, with a short timeout, and without reading the body of the reply.

import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { Addresses } from './targetAddress.ts'

const TIMEOUT_MS = 8000

export interface NoticeRequest {
  readonly url: string
  readonly headers: { readonly [name: string]: string | number }
  readonly body: string | Buffer
}

/** The status of the reply. A redirect is a reply like any other. */
export function post(addresses: Addresses, { url, headers, body }: NoticeRequest): Promise<number> {
  const address = addresses.checked(url)
  return new Promise((resolve, reject) => {
    const request = (address.protocol === 'https:' ? secure : plain)(
      address,
      {
        method: 'POST',
        agent: false,
        lookup: addresses.lookup,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      response => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
