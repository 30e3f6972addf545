// How a page reaches the server: by requests, and by its one socket.

import { type Api, api } from '../../api/client.ts'
import { Salts } from './salts.ts'
import { LiveSocket } from './socket.ts'
import { socketAddress } from './socketAddress.ts'

export interface ServerAccess {
  readonly api: Api
  readonly socket: LiveSocket
  readonly salts: Salts
}

let server: ServerAccess | undefined

/** Made when the first table is opened. */
export function serverAccess(): ServerAccess {
  server ??= { api, socket: pageSocket(), salts: pageSalts() }
  return server
}

let salts: Salts | undefined

/** The salts of this page, also for a person who sits down before a table is opened. */
export function pageSalts(): Salts {
  salts ??= new Salts(api)
  return salts
}

/** After logging in or out the server takes us for somebody else, so the socket reconnects. */
export function reconnect(): void {
  server?.socket.renew()
}

function pageSocket(): LiveSocket {
  const socket = new LiveSocket(
    events => {
      const raw = new WebSocket(socketAddress(location.href))
      raw.addEventListener('open', () => events.up())
      raw.addEventListener('message', ({ data }) => events.message(String(data)))
      raw.addEventListener('close', () => events.gone())
      return raw
    },
    () => navigator.onLine,
  )
  addEventListener('online', () => socket.wake())
  addEventListener('offline', () => socket.renew())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.wake()
  })
  return socket
}
