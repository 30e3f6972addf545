// What a seat can know about a position, as numbers for a net.

import { type Seat, sha256 } from '@lastlight/kernel'

/**
 * The inputs of one game's net. `V` is the game's view or a part of it: what a view does not show is no input.
 */
export interface Features<V> {
  /** One name for each input. A net belongs to this list. */
  readonly names: readonly string[]
  /** Counts a position once for all seats; the reader then adds every input of one seat that is not zero. */
  readerOf(view: V): Reader
}

export type Reader = (seat: Seat, into: Inputs) => void

/** A short name of the list, by which a net knows its own. */
export const nameOfList = (names: readonly string[]): string => sha256(names.join('\n')).slice(0, 16)

/** The inputs of one position that are not zero: whole numbers. The same object serves one position after another. */
export class Inputs {
  readonly at: Uint16Array
  readonly value: Int16Array
  count = 0

  /** For a list of so many names. */
  constructor(names: number) {
    this.at = new Uint16Array(names)
    this.value = new Int16Array(names)
  }

  clear(): this {
    this.count = 0
    return this
  }

  /** An input may be added in parts, which a net adds up; in all there are at most as many parts as names. */
  add(at: number, value: number): void {
    if (value === 0) return
    this.at[this.count] = at
    this.value[this.count++] = value
  }
}
