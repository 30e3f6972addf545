// Sockets that send more than anybody can mean are cut off, and whoever opens them again and again is turned away.
// The limits are far above what the page or a program in a hurry sends: those are told to slow down long before.

import { steadyNow } from '../ops/steady.ts'
import { FrameCounter } from './frames.ts'

interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** A long frame counts more than a short one. */
const FRAME_BYTES = 4096
const FRAMES_OF_SOCKET: Rate = { perSecond: 100, burst: 600 }
/** A school behind one address is still far below this. */
const FRAMES_OF_VISITOR: Rate = { perSecond: 2000, burst: 8000 }
const UPGRADES_OF_VISITOR: Rate = { perSecond: 2, burst: 120 }
const SOCKETS_OF_VISITOR = 300
/** What being cut off costs, in upgrades. */
const CUT_OFF_COSTS = 20

/** Refills with time, up to its burst. */
class Allowance {
  readonly #rate: Rate
  readonly #now: () => number
  #left: number
  #last: number

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
    this.#left = rate.burst
    this.#last = now()
  }

  #refill(): void {
    const now = this.#now()
    this.#left = Math.min(this.#rate.burst, this.#left + ((now - this.#last) / 1000) * this.#rate.perSecond)
    this.#last = now
  }

  /** Whether so much was left; it is gone then. */
  take(cost: number): boolean {
    this.#refill()
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }

  /** Takes what is there, down to nothing. */
  charge(cost: number): void {
    this.#refill()
    this.#left = Math.max(0, this.#left - cost)
  }

  get isFull(): boolean {
    this.#refill()
    return this.#left >= this.#rate.burst
  }
}

interface Visitor {
  readonly upgrades: Allowance
  readonly frames: Allowance
  sockets: number
}

/** One socket of a visitor. */
export interface Line {
  /** Whether these bytes may still come; after a no the socket is to be cut off. */
  allows(bytes: Buffer): boolean
  close(): void
}

export class FloodGate {
  /** By network; whoever has no socket and a full allowance is forgotten. */
  readonly #visitors = new Map<string, Visitor>()
  readonly #now: () => number

  constructor(now = steadyNow) {
    this.#now = now
  }

  /** A new socket of this visitor, unless there were too many. */
  enter(name: string): Line | undefined {
    const visitor = this.#visitor(name)
    if (visitor.sockets >= SOCKETS_OF_VISITOR || !visitor.upgrades.take(1)) return undefined
    visitor.sockets += 1
    const counter = new FrameCounter()
    const own = new Allowance(FRAMES_OF_SOCKET, this.#now)
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
    this.#forget()
    const upgrades = new Allowance(UPGRADES_OF_VISITOR, this.#now)
    const frames = new Allowance(FRAMES_OF_VISITOR, this.#now)
    const visitor = { upgrades, frames, sockets: 0 }
    this.#visitors.set(name, visitor)
    return visitor
  }

  #forget(): void {
    for (const [name, { sockets, upgrades, frames }] of this.#visitors)
      if (sockets === 0 && upgrades.isFull && frames.isFull) this.#visitors.delete(name)
  }
}
