// What happens is queued in the state; an action's own last step runs what it set off, one by one.
// Triggers are found in an index by event, built once.

import type { Json, Seat } from '../contract.ts'
import type { Go } from '../flow/procedure.ts'
import { end } from '../flow/procedure.ts'
import { json, list, type Of, record, text } from '../shape/shape.ts'

export interface Triggers<S, H extends { readonly what: string; readonly [name: string]: Json }> {
  /** Every card that waits for something, and for what. */
  readonly cards: { readonly [card: string]: H['what'] }
  readonly queue: (s: S) => H[]
  readonly players: (s: S) => number
  /** From whom the order goes round. */
  readonly active: (s: S) => Seat
  /** Whose the card is and how long it has lain there; undefined when it is not in play. */
  readonly inPlay: (s: S, card: string) => { readonly seat: Seat; readonly age: number } | undefined
  readonly meets: (s: S, card: string, happened: H) => boolean
  readonly fire: (s: S, card: string, happened: H) => Go
}

/** The event that is being answered, and the cards it has set off already. */
export const TRIGGER_LOCALS = { happened: json, fired: list(text) }
const TRIGGER_LOCALS_SHAPE = record(TRIGGER_LOCALS)

export interface TriggerRules<S, H> {
  /** Notes what happened, if anything could be waiting for it. */
  readonly happen: (s: S, happened: H) => void
  /** The steps of a procedure with the locals TRIGGER_LOCALS. */
  readonly steps: { readonly run: (s: S, l: Of<typeof TRIGGER_LOCALS_SHAPE>) => 'run' | typeof end }
}

export function triggers<S, H extends { readonly what: string; readonly [name: string]: Json }>(
  t: Triggers<S, H>,
): TriggerRules<S, H> {
  const index = new Map<string, string[]>()
  for (const [card, what] of Object.entries(t.cards)) index.set(what, [...(index.get(what) ?? []), card])

  // Only cards that have fired are ever written down: until then a card may be somebody's secret.
  const first = (s: S, happened: H, fired: readonly string[]): string | undefined => {
    let best: string | undefined
    let order = Number.POSITIVE_INFINITY
    for (const card of index.get(happened.what) ?? []) {
      if (fired.includes(card)) continue
      const place = t.inPlay(s, card)
      if (!place || !t.meets(s, card, happened)) continue
      const n = t.players(s)
      const rank = ((place.seat - t.active(s) + n) % n) * 0x10000 + place.age
      if (rank < order) {
        order = rank
        best = card
      }
    }
    return best
  }

  return {
    happen(s, happened) {
      if (index.has(happened.what)) t.queue(s).push(happened)
    },
    steps: {
      run(s, l) {
        if (l.happened === null) {
          const happened = t.queue(s).shift()
          if (happened === undefined) return end
          l.happened = happened
        }
        const happened = l.happened as unknown as H
        const card = first(s, happened, l.fired)
        if (card === undefined) {
          l.happened = null
          l.fired = []
        } else {
          l.fired.push(card)
          t.fire(s, card, happened)
        }
        return 'run'
      },
    },
  }
}
