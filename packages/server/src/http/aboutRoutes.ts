import { networkInterfaces } from 'node:os'
import { about } from '@lastlight/protocol'
import { BUILD } from '../ops/build.ts'
import { addressForOthers, isLoopback } from '../ops/welcome.ts'
import type { Settings } from '../settings.ts'
import { plainAddress } from './address.ts'
import { route } from './route.ts'

/** Only somebody at this machine learns its address in the network: they sit in that network. */
function addressFor(visitor: string, { publicUrl, host, port }: Settings): string | null {
  if (publicUrl !== null) return publicUrl
  if (port === 0 || !isLoopback(plainAddress(visitor))) return null
  return addressForOthers(host, port, networkInterfaces()) ?? null
}

export const aboutRoutes = [
  route({
    at: 'GET /about',
    summary: 'The version of this server, where its source code is, and under which address others reach it.',
    access: 'anybody',
    evenBlocked: true,
    reply: about,
    handle: ({ services: { settings }, from }) => ({
      ...BUILD,
      source: settings.sourceUrl,
      address: addressFor(from.address, settings),
    }),
  }),
]
