// Reads what one client was sent, and finds everything in it that it may not know.

import assert from 'node:assert/strict'
import type { Moment, Viewer } from '@lastlight/kernel'
import { type PastMoment, patched, type SightMessage, type ToClient } from '@lastlight/protocol'
import type { Sent } from '../client.ts'
import { knownIn, namedIn, type Truth, textsIn } from './truth.ts'

/** The version of a client that has seen nothing yet, not even the deal. */
export const NOTHING = -1

/** The parts that are read of the answers to requests. */
type Looked =
  | { readonly sight: SightMessage; readonly events: readonly unknown[] }
  | PastMoment
  | { readonly salts: readonly string[]; readonly status: string }

/** Reads a client's messages in order, and compares them with what it may know. */
export class Reader {
  readonly #truth: Truth
  readonly #viewer: Viewer
  #picture: SightMessage | undefined
  sights = 0
  updates = 0
  hiddenPieces = 0
  deals = 0
  moments = 0

  constructor(truth: Truth, viewer: Viewer) {
    this.#truth = truth
    this.#viewer = viewer
  }

  read({ how, text }: Sent, me: string): void {
    const message = JSON.parse(text === '' ? 'null' : text) as ToClient | Looked | null
    // When the game is over, everybody may prove its deal.
    const isRevealed = message !== null && 'salts' in message && message.status === 'over'
    for (const secret of isRevealed ? [] : this.#truth.secrets)
      assert.ok(secret === me || !text.includes(secret), `${how}: a secret is in ${text.slice(0, 200)}`)
    if (message === null) return
    if (how === 'http') {
      if ('sight' in message) this.#whole(message.sight, message.events, NOTHING)
      if ('option' in message) this.#past(message)
      if (Array.isArray(message)) this.#moments(message as readonly Moment[])
      return
    }
    if (!('t' in message)) assert.fail('a message of no kind')
    if (message.t === 'sight') {
      this.#whole(message.sight, message.events, this.#picture?.version ?? NOTHING)
      this.#picture = message.sight
    }
    if (message.t === 'update') {
      this.updates += 1
      const view = patched(this.#picture!.view, message.patch)
      this.#check(message.version, view, message.options, message.events, message.from)
      assert.equal(message.viewer, this.#viewer)
      const known = textsIn([this.#truth.view(message.from, this.#viewer), view])
      // Not even a patch may contain a piece that is neither in the old view nor in the new one.
      for (const piece of this.#truth.hidden(message.version, this.#viewer))
        assert.ok(known.has(piece) || !text.includes(`"${piece}"`), `${piece} is in an update`)
      this.#picture = { ...this.#picture!, version: message.version, view }
    }
  }

  /** Of a secret choice of somebody else nothing is told, not even whose it was. */
  #past({ version, seat, view, events, option }: PastMoment): void {
    const truth = this.#truth
    this.moments += 1
    assert.deepEqual(view, truth.view(version, this.#viewer))
    assert.deepEqual(view, truth.elsewhere(version, this.#viewer))
    if (seat === null) assert.deepEqual([events, option], [[], null])
    else assert.deepEqual(events, truth.told(version, version + 1, this.#viewer))
    if (seat !== this.#viewer) assert.equal(option, null)
    if (truth.asksInSecret(version)) assert.ok(seat === null || seat === this.#viewer)
  }

  #moments(moments: readonly Moment[]): void {
    for (const { version, seat } of moments.filter(each => 'version' in each && !('id' in each)))
      if (this.#truth.asksInSecret(version)) assert.equal(seat, null)
  }

  #whole(sight: SightMessage, events: readonly unknown[], since: number): void {
    this.sights += 1
    assert.equal(sight.viewer, this.#viewer)
    this.#check(sight.version, sight.view, sight.options, events, since)
  }

  #check(version: number, view: unknown, options: unknown, events: readonly unknown[], since: number): void {
    const truth = this.#truth
    const viewer = this.#viewer
    assert.deepEqual(view, truth.view(version, viewer))
    assert.deepEqual(options, truth.options(version, viewer))
    assert.deepEqual(events, truth.told(since, version, viewer))
    assert.deepEqual(view, truth.elsewhere(version, viewer), 'it would look the same in another world')
    const hidden = truth.hidden(version, viewer)
    this.hiddenPieces += hidden.size
    const said = textsIn([[...knownIn(view)], options])
    assert.deepEqual(namedIn(said, hidden), [])
    if (since === NOTHING) this.deals += 1
    // Within a single step: a piece that was hidden before and after it must not be named in between.
    if (since !== NOTHING && since === version - 1) {
      const before = truth.hidden(since, viewer)
      const named = namedIn(textsIn(events), hidden)
      assert.deepEqual(
        named.filter(piece => before.has(piece)),
        [],
      )
    }
  }
}
