// `refusal` and `options` must agree on every wish.

import { type Reason, Refusal, type Seat } from '../../../contract.ts'
import { hash } from '../../../hash.ts'
import { same } from '../../../same.ts'
import { type Check, type CheckedState, found, worded } from '../checkedState.ts'
import type { Draws } from '../draws.ts'
import { difference } from '../leaf.ts'

const OFFERED_TRIED = 12
const REFUSED_TRIED = 3

const wishesFor = (m: CheckedState, draws: Draws): unknown[] => [
  ...m.harvest.seen(draws, m.wishes),
  ...m.harvest.bent(draws, Math.ceil(m.wishes / 2)),
]

const doOf = (wish: unknown): unknown =>
  typeof wish === 'object' && wish !== null ? (wish as { readonly do?: unknown }).do : undefined

function checkReason(reason: Reason, wish: unknown): void {
  if (typeof reason.rule !== 'string' || typeof reason.key !== 'string' || typeof reason.args !== 'object')
    found('refusal', `${worded(wish)} is refused without a rule, a key and arguments: ${worded(reason)}`)
}

export const refusal: Check = {
  name: 'refusal',
  at(m, draws) {
    const { game, state } = m
    for (const seat of m.seats) {
      const options = game.options(state, seat)
      for (const option of draws.some(options, OFFERED_TRIED))
        for (const wish of [option, JSON.parse(JSON.stringify(option))]) {
          const why = game.refusal(state, seat, wish)
          if (why) found('refusal', `${worded(option)} is offered to seat ${seat} and refused: ${why.rule} ${why.key}`)
        }
      for (const wish of wishesFor(m, draws)) {
        const offered = options.some(option => same(option, wish))
        const why = game.refusal(state, seat, wish)
        if (why) checkReason(why, wish)
        if (!offered && !why) found('refusal', `${worded(wish)} is not offered to seat ${seat} and not refused`)
        if (offered && why)
          found('refusal', `${worded(wish)} is offered to seat ${seat} and refused: ${why.rule} ${why.key}`)
      }
    }
    for (const seat of [-1, m.seats.length, 0.5])
      for (const wish of m.harvest.seen(draws, 2))
        if (!game.refusal(state, seat, wish))
          found('refusal', `${worded(wish)} is not refused to seat ${seat}, which does not exist`)
  },
}

export const accepted: Check = {
  name: 'accepted',
  at(m, draws) {
    const { game, state } = m
    const seats: readonly Seat[] = [...m.seats, m.seats.length]
    for (const seat of seats) {
      const options = m.seats.includes(seat) ? game.options(state, seat) : []
      const refused = wishesFor(m, draws).filter(wish => !options.some(option => same(option, wish)))
      for (const wish of draws.some(refused, REFUSED_TRIED)) tryRefused(m, seat, wish)
    }
  },
}

function tryRefused({ game, state, hash: before }: CheckedState, seat: Seat, wish: unknown): void {
  const copy = game.copy(state)
  let told = 0
  try {
    game.play(copy, seat, wish, () => told++)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    if (hash(copy) !== before)
      found('accepted', `${worded(wish)} of seat ${seat} was refused too late: ${difference(state, copy)}`)
    if (told > 0) found('accepted', `${worded(wish)} of seat ${seat} was refused after something had been told`)
    return
  }
  found('accepted', `${worded(wish)} is not offered to seat ${seat}, and it was played`)
}

/** Among wishes from the game's own play whose `do` is offered just now: how many the kernel's fallback answers. */
export function countFallbacks(m: CheckedState, draws: Draws, count: { refused: number; fallback: number }): void {
  for (const seat of m.seats) {
    const offered = new Set(m.game.options(m.state, seat).map(doOf))
    for (const wish of m.harvest.seen(draws, m.wishes)) {
      if (doOf(wish) === undefined || !offered.has(doOf(wish))) continue
      const why = m.game.refusal(m.state, seat, wish)
      if (!why) continue
      count.refused++
      if (why.rule === 'KERNEL') count.fallback++
    }
  }
}
