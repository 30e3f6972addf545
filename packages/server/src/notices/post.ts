// One request to the outside: nothing is followed, little is waited for, and nothing of the answer is read.

import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { Addresses } from './targetAddress.ts'

const TIMEOUT_MS = 8000

export interface NoticeRequest {
  readonly url: string
  readonly headers: { readonly [name: string]: string | number }
  readonly body: string | Buffer
}

/** The status of the answer. A redirect is an answer like any other. */
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
