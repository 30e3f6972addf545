// Ranges of addresses, written as `203.0.113.0/24` or `2001:db8::/32`.

import { isIP, isIPv4 } from 'node:net'
import { Problem } from '../problems.ts'

/** A wider range would lock out whole countries by a slip of the finger. */
const WIDEST = { 4: 8, 6: 16 } as const
const BITS = { 4: 32, 6: 128 } as const

/** The same range is always written in the same way: the bits behind its prefix are 0. */
export function canonicalRange(text: string): string {
  const [address = '', prefix, ...more] = text.trim().split('/')
  const family = isIP(address)
  if ((family !== 4 && family !== 6) || more.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix)))
    throw new Problem('bad', `'${text}' is no range of addresses: write 203.0.113.0/24, 203.0.113.7 or 2001:db8::/32.`)
  const bits = prefix === undefined ? BITS[family] : Number(prefix)
  if (bits > BITS[family]) throw new Problem('bad', `The prefix of ${text} is at most ${BITS[family]}.`)
  if (bits < WIDEST[family])
    throw new Problem('bad', `${text} is too wide: a range has a prefix of at least ${WIDEST[family]}.`)
  return `${masked(address, bits)}/${bits}`
}

const GROUP = 16n

function masked(address: string, bits: number): string {
  if (isIPv4(address)) {
    const number = address.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
    const kept = cut(number, bits, BITS[4])
    return [24n, 16n, 8n, 0n].map(shift => (kept >> shift) & 255n).join('.')
  }
  const number = groupsOf(address).reduce((sum, group) => (sum << GROUP) | BigInt(`0x${group}`), 0n)
  const kept = cut(number, bits, BITS[6])
  const groups = Array.from({ length: 8 }, (_, i) => ((kept >> (GROUP * BigInt(7 - i))) & 0xffffn).toString(16))
  return hostOf(groups.join(':'))
}

const cut = (number: bigint, bits: number, all: number): bigint => {
  const rest = BigInt(all - bits)
  return (number >> rest) << rest
}

/** The shortest form of an IPv6 address, as URLs write it. The zone of a link-local address is left out. */
const hostOf = (address: string): string => new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)

/** The eight groups of an IPv6 address. */
export function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = hostOf(address).split('::')
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const first = groups(head)
  const last = groups(tail ?? '')
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last]
}
