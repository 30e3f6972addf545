// Finds the address of a visitor: that of the connection, or the one that a trusted proxy reports.

import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'
import { groupsOf } from './ranges.ts'

/** Words that stand for ranges in the settings. */
const LOOPBACK = ['127.0.0.0/8', '::1/128']
const WORDS: Readonly<Record<string, readonly string[]>> = {
  loopback: LOOPBACK,
  private: [...LOOPBACK, '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
}

/** `10.0.0.7`, `10.0.0.0/8`, `loopback` or `private` as ranges; undefined for anything else. */
export function rangesOf(text: string): readonly string[] | undefined {
  if (Object.hasOwn(WORDS, text)) return WORDS[text]
  const [address = '', prefix, ...more] = text.split('/')
  const longest = isIPv4(address) ? 32 : 128
  if (isIP(address) === 0 || more.length > 0) return undefined
  if (prefix === undefined) return [`${address}/${longest}`]
  // A prefix of 0 would trust everybody, and then anybody could claim any address.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest ? [text] : undefined
}

/** Some proxies add the port. */
const withoutPort = (entry: string): string =>
  /^\[(.+)\](:\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry

export class Proxies {
  readonly #trusted = new BlockList()

  /** `ranges`: the results of `rangesOf`. */
  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [address, prefix] = range.split('/') as [string, string]
      this.#trusted.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6')
    }
  }

  trusts(address: string | undefined): boolean {
    if (address === undefined || isIP(address) === 0) return false
    return this.#trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  }

  /** Each proxy adds the address that it heard from on the right: the first that is no trusted proxy is the visitor. */
  addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    let address = socket.remoteAddress ?? ''
    while (this.trusts(address)) {
      const next = withoutPort(forwarded.pop()?.trim() ?? '')
      if (isIP(next) === 0) break
      address = next
    }
    return address
  }

  /** The name under which limits are counted. With IPv6 a visitor owns a whole /64 network. */
  visitorOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    return networkOf(this.addressOf(request))
  }
}

const MAPPED = /^::ffff:([\d.]+)$/i

/** An address of IPv4 as such, also where a socket of IPv6 reports it; the zone of a link-local one is left out. */
export const plainAddress = (address: string): string => MAPPED.exec(address)?.[1] ?? address.split('%')[0]!

/** The part of an address that one visitor owns. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/** The wider range around a visitor, who may own many networks: /24 of IPv4, /48 of IPv6. */
export const rangeAround = (visitor: string): string =>
  visitor
    .split(/(?<=[.:])/)
    .slice(0, 3)
    .join('')

/** A range may do so many times what one address may. */
export const ADDRESSES_IN_RANGE = 5
