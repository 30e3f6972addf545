// How rules tell events. Without a listener the two functions are undefined, so that `tell.all?.({ ... })` does not
// build the event.

import type { Seat, Tell } from '../contract.ts'

export interface Telling<E> {
  all: ((event: E) => void) | undefined
  only: ((to: readonly Seat[], event: E, shadow?: E) => void) | undefined
}

export class Teller<E> {
  readonly tell: Telling<E> = { all: undefined, only: undefined }
  #listener: Tell<E> | undefined
  #only: Seat | undefined

  open(listener: Tell<E> | undefined): Tell<E> | undefined {
    const before = this.#listener
    if (before !== listener) this.#set(listener)
    return before
  }

  close(before: Tell<E> | undefined): void {
    this.#only = undefined
    if (before !== this.#listener) this.#set(before)
  }

  /** In a secret lane only its own seat may be told anything. */
  onlyTo(seat: Seat | undefined): void {
    this.#only = seat
  }

  #set(listener: Tell<E> | undefined): void {
    this.#listener = listener
    if (!listener) {
      this.tell.all = undefined
      this.tell.only = undefined
      return
    }
    this.tell.all = event => {
      if (this.#only !== undefined) throw new Error('a secret lane may tell only its own seat')
      listener({ to: 'all', event })
    }
    this.tell.only = (to, event, shadow) => {
      if (this.#only !== undefined && (shadow !== undefined || to.some(seat => seat !== this.#only)))
        throw new Error('a secret lane may tell only its own seat')
      listener(shadow === undefined ? { to, event } : { to, event, shadow })
    }
  }
}
