// Closes a socket that sends too many frames, and rejects sockets of an address that opens too many. The limits are far
// above what the page or a fast program sends: `MessageHandler` tells those to slow down long before.

import { ADDRESSES_IN_RANGE, rangeAround } from '../http/address.ts'
import { limit } from '../ops/limit.ts'
import { steadyNow } from '../ops/steady.ts'
import { SweptMap } from '../ops/sweptMap.ts'
import { type Rate, TokenBucket } from '../ops/tokenBucket.ts'
import { FrameCounter } from './frameCounter.ts'

/** A long frame counts more than a short one. */
const FRAME_BYTES = 4096
const times = ({ perSecond, burst }: Rate, n: number): Rate => ({ perSecond: perSecond * n, burst: burst * n })
const NAMELESS = 'people without a name may watch too, and a person costs less than an address'

/** A school behind one address stays far below this. */
const FRAMES_OF_NETWORK: Rate = { perSecond: 2000, burst: 8000 }
const FRAMES = limit({
  what: 'frames on one socket, and on all of a network',
  thing: { perSecond: 100, burst: 600 },
  network: FRAMES_OF_NETWORK,
  range: times(FRAMES_OF_NETWORK, ADDRESSES_IN_RANGE),
  because: NAMELESS,
})
const UPGRADES_OF_NETWORK: Rate = { perSecond: 2, burst: 120 }
const UPGRADES = limit({
  what: 'sockets that are opened',
  network: UPGRADES_OF_NETWORK,
  range: times(UPGRADES_OF_NETWORK, ADDRESSES_IN_RANGE),
  because: NAMELESS,
})
const SOCKETS_OF_NETWORK = 300
const SOCKETS = limit({
  what: 'sockets that are open',
  network: SOCKETS_OF_NETWORK,
  range: SOCKETS_OF_NETWORK * ADDRESSES_IN_RANGE,
  because: NAMELESS,
})
/** A socket that had to be closed counts as so many upgrades. */
const CUT_OFF_COSTS = 20

interface Visitor {
  readonly upgrades: TokenBucket
  readonly frames: TokenBucket
  readonly most: number
  sockets: number
}

export interface SocketLimit {
  /** Whether these bytes are within the limits; if not, the socket must be closed. */
  allows(bytes: Buffer): boolean
  close(): void
}

export class SocketLimits {
  readonly #networks: Visitors
  /** One visitor may own many networks. */
  readonly #ranges: Visitors
  readonly #now: () => number

  constructor(now = steadyNow) {
    this.#now = now
    this.#networks = new Visitors('network', now)
    this.#ranges = new Visitors('range', now)
  }

  /** Gives the limits of a new socket; undefined when this visitor has opened too many. */
  open(name: string): SocketLimit | undefined {
    const network = this.#networks.get(name)
    const range = this.#ranges.get(rangeAround(name))
    const visitors = [network, range]
    if (visitors.some(({ sockets, most, upgrades }) => sockets >= most || !upgrades.has(1))) return undefined
    for (const visitor of visitors) {
      visitor.upgrades.charge(1)
      visitor.sockets += 1
    }
    const counter = new FrameCounter()
    const own = new TokenBucket(FRAMES.thing, this.#now)
    let isOpen = true
    return {
      allows: bytes => {
        const cost = counter.count(bytes) + bytes.length / FRAME_BYTES
        if (own.take(cost) && visitors.every(({ frames }) => frames.take(cost))) return true
        // Not of the range: neighbours are not to be kept out.
        network.upgrades.charge(CUT_OFF_COSTS)
        return false
      },
      close: () => {
        if (isOpen) for (const visitor of visitors) visitor.sockets -= 1
        isOpen = false
      },
    }
  }

  get size(): number {
    return this.#networks.size
  }
}

/** Those without sockets and with full buckets are forgotten. */
class Visitors {
  readonly #visitors = new SweptMap<string, Visitor>(
    ({ sockets, upgrades, frames }) => sockets > 0 || !upgrades.isFull || !frames.isFull,
  )
  readonly #of: 'network' | 'range'
  readonly #now: () => number

  constructor(of: 'network' | 'range', now: () => number) {
    this.#of = of
    this.#now = now
  }

  get size(): number {
    return this.#visitors.size
  }

  get(name: string): Visitor {
    const known = this.#visitors.get(name)
    if (known) return known
    const bucket = ({ [this.#of]: rate }: typeof UPGRADES | typeof FRAMES): TokenBucket =>
      new TokenBucket(rate, this.#now)
    const visitor = { upgrades: bucket(UPGRADES), frames: bucket(FRAMES), sockets: 0, most: SOCKETS[this.#of] }
    this.#visitors.add(name, visitor)
    return visitor
  }
}
