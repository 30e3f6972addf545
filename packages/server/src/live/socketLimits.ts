// Closes a socket that sends too many frames, and rejects sockets of an address that opens too many. The limits are far
// above what the page or a fast program sends: `MessageHandler` tells those to slow down long before.

import { steadyNow } from '../ops/steady.ts'
import { SweptMap } from '../ops/sweptMap.ts'
import { type Rate, TokenBucket } from '../ops/tokenBucket.ts'
import { FrameCounter } from './frameCounter.ts'

/** A long frame counts more than a short one. */
const FRAME_BYTES = 4096
const FRAMES_OF_SOCKET: Rate = { perSecond: 100, burst: 600 }
/** A school behind one address stays far below this. */
const FRAMES_OF_VISITOR: Rate = { perSecond: 2000, burst: 8000 }
const UPGRADES_OF_VISITOR: Rate = { perSecond: 2, burst: 120 }
const SOCKETS_OF_VISITOR = 300
/** A socket that had to be closed counts as so many upgrades. */
const CUT_OFF_COSTS = 20

interface Visitor {
  readonly upgrades: TokenBucket
  readonly frames: TokenBucket
  sockets: number
}

export interface SocketLimit {
  /** Whether these bytes are within the limits; if not, the socket must be closed. */
  allows(bytes: Buffer): boolean
  close(): void
}

export class SocketLimits {
  /** By network. A visitor without sockets and with full buckets is forgotten. */
  readonly #visitors = new SweptMap<string, Visitor>(
    ({ sockets, upgrades, frames }) => sockets > 0 || !upgrades.isFull || !frames.isFull,
  )
  readonly #now: () => number

  constructor(now = steadyNow) {
    this.#now = now
  }

  /** Gives the limits of a new socket; undefined when this visitor has opened too many. */
  open(name: string): SocketLimit | undefined {
    const visitor = this.#visitor(name)
    if (visitor.sockets >= SOCKETS_OF_VISITOR || !visitor.upgrades.take(1)) return undefined
    visitor.sockets += 1
    const counter = new FrameCounter()
    const own = new TokenBucket(FRAMES_OF_SOCKET, this.#now)
    let isOpen = true
    return {
      allows: bytes => {
        const cost = counter.count(bytes) + bytes.length / FRAME_BYTES
        if (own.take(cost) && visitor.frames.take(cost)) return true
        visitor.upgrades.charge(CUT_OFF_COSTS)
        return false
      },
      close: () => {
        if (isOpen) visitor.sockets -= 1
        isOpen = false
      },
    }
  }

  get size(): number {
    return this.#visitors.size
  }

  #visitor(name: string): Visitor {
    const known = this.#visitors.get(name)
    if (known) return known
    const upgrades = new TokenBucket(UPGRADES_OF_VISITOR, this.#now)
    const frames = new TokenBucket(FRAMES_OF_VISITOR, this.#now)
    const visitor = { upgrades, frames, sockets: 0 }
    this.#visitors.add(name, visitor)
    return visitor
  }
}
