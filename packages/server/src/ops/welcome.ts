// Tells at the start under which addresses the server can be reached, and by whom.

import { isIP } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')
const isAll = (host: string): boolean => host === '0.0.0.0' || host === '::'

export function reachOf(host: string, port: number): string {
  if (isLoopback(host))
    return `It listens on ${host}, port ${port}: only programs on this machine can reach it, such as a proxy.`
  if (isAll(host))
    return (
      `It listens on all addresses of this machine, port ${port}: all people in its network can reach it, and all ` +
      'on the internet where no firewall or router is in between. HOST=127.0.0.1 keeps it to this machine.'
    )
  return `It listens on ${host}, port ${port}: every program that can reach that address can reach it.`
}

/** The address under which other machines of the network reach this one; undefined when they cannot. */
export function addressForOthers(host: string, port: number, interfaces: Interfaces): string | undefined {
  if (isLoopback(host)) return undefined
  if (!isAll(host)) return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
  const all = Object.values(interfaces).flatMap(each => each ?? [])
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal)
  return found && `http://${found.address}:${port}`
}
