// Checks addresses of notice targets: the open internet, and hosts that the operator names, but never any other address that
// only this machine or its network can reach.

import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Problem } from '../problems.ts'

const FIRST_FREE_PORT = 1024
const DISCORD = ['discord.com', 'discordapp.com', 'canary.discord.com', 'ptb.discord.com']
const LONGEST = 2000
/** A name server has so long for each of two tries. */
const NAME_MS = 2000

/** Address ranges that are not public: private networks, loopback, tests, documentation, multicast. */
const CLOSED = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv4')
// Tunnels, documentation, and IPv6 forms of IPv4 addresses.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv6')
const OPEN_V6 = new BlockList()
OPEN_V6.addSubnet('2000::', 3, 'ipv6')
const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

export function isOpen(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIP(address) === 6 && !OPEN_V6.check(address, 'ipv6')) return false
  return !CLOSED.check(address, familyOf(address))
}

const isLoopback = (address: string): boolean => isIP(address) !== 0 && LOOPBACK.check(address, familyOf(address))

/** The host without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

export class Addresses {
  readonly #loopback: boolean
  readonly #own: ReadonlySet<string>
  readonly #resolver = new Resolver({ timeout: NAME_MS, tries: 2 })

  /**
   * `loopback`: addresses of this machine are allowed, without TLS; for tests. `own`: hosts that the operator has named may
   * be anywhere, and need no TLS. `nameServers`: not those of the machine, for tests.
   */
  constructor(loopback: boolean, own: readonly string[] = [], nameServers?: readonly string[]) {
    this.#loopback = loopback
    this.#own = new Set(own)
    if (nameServers) this.#resolver.setServers(nameServers)
  }

  #isFit = (address: string): boolean => isOpen(address) || (this.#loopback && isLoopback(address))

  /** Checks the text of an address; its host name is resolved when it is used. */
  checked(text: string): URL {
    const bad = (why: string): Problem => new Problem('bad', `This address cannot be used: ${why}.`)
    if (text.length > LONGEST || !URL.canParse(text)) throw bad('it is no web address')
    const url = new URL(text)
    const host = hostOf(url)
    const isOwn = this.#own.has(host)
    const mayBePlain = isOwn || (this.#loopback && isLoopback(host))
    if (url.protocol !== 'https:' && !(mayBePlain && url.protocol === 'http:'))
      throw bad('it has to begin with https://')
    if (url.username !== '' || url.password !== '') throw bad('it holds a name or a password')
    if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT) throw bad('its port is for something else')
    const isOutside = isIP(host) === 0 ? host.includes('.') && !host.endsWith('.') : this.#isFit(host)
    if (!isOwn && !isOutside) throw bad('it is not on the open internet')
    return url
  }

  /** Checks the address of a webhook, which is sent more than a notice to anybody else would be. */
  checkedDiscord(text: string): URL {
    const url = this.checked(text)
    const isTheirs = DISCORD.includes(url.hostname) && url.port === '' && url.pathname.startsWith('/api/')
    if (isTheirs || (this.#loopback && isLoopback(hostOf(url)))) return url
    throw new Problem('bad', 'A webhook of Discord begins with https://discord.com/api/webhooks/.')
  }

  /** Runs when the connection is made, so that a host name cannot change its meaning after the check. */
  lookup: LookupFunction = (hostname, options, done) => {
    this.#found(hostname).then(
      found => {
        const bad = this.#own.has(hostname) ? undefined : found.find(each => !this.#isFit(each.address))
        const [first] = found
        if (bad || !first) return done(new Error('the address is not on the open internet'), '', 0)
        if (options.all) return done(null, [...found])
        done(null, first.address, first.family)
      },
      (problem: unknown) => done(problem as Error, '', 0),
    )
  }

  /** The operating system knows hosts of one's own network; a program that asks it keeps one of a few threads busy. */
  #found(hostname: string): Promise<readonly LookupAddress[]> {
    const isNear = this.#own.has(hostname) || (this.#loopback && hostname === 'localhost')
    return isNear ? lookup(hostname, { all: true }) : this.#resolved(hostname)
  }

  /**
   * Without a thread: those who name a target may own a name server that answers slowly, and the same threads write
   * choices to the disk.
   */
  async #resolved(hostname: string): Promise<readonly LookupAddress[]> {
    const [v4, v6] = await Promise.allSettled([this.#resolver.resolve4(hostname), this.#resolver.resolve6(hostname)])
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason
    return [
      ...(v4.status === 'fulfilled' ? v4.value.map(address => ({ address, family: 4 })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map(address => ({ address, family: 6 })) : []),
    ]
  }
}
