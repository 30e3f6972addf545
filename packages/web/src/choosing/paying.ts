// A payment gathered from steppers: how much of each kind, and whether it is enough.

import type { Payment } from '../face/face.ts'

/** How many of each kind are laid out, in the order of the kinds. */
export type Counts = readonly number[]

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** How much has to be laid out: the amount due, or everything when that is less. */
export const wanted = ({ due, kinds }: Payment<unknown>): number => Math.min(due, sum(kinds.map(({ have }) => have)))

/** The part without a choice: the amount that the other kinds cannot pay. */
export const forced = (payment: Payment<unknown>): Counts => {
  const all = sum(payment.kinds.map(({ have }) => have))
  return payment.kinds.map(({ have }) => Math.max(0, wanted(payment) - (all - have)))
}

export const open = (payment: Payment<unknown>, laid: Counts): number => wanted(payment) - sum(laid)

export const isEnough = (payment: Payment<unknown>, laid: Counts): boolean => open(payment, laid) === 0

/** When enough is laid out, the kind of which most lies there makes room for another one. */
function replacedBy(payment: Payment<unknown>, laid: Counts, kind: number): number {
  if (open(payment, laid) > 0) return -1
  const others = laid.map((n, i) => (i === kind ? 0 : n))
  return others.indexOf(Math.max(...others))
}

export const mayAdd = (payment: Payment<unknown>, laid: Counts, kind: number): boolean =>
  laid[kind]! < payment.kinds[kind]!.have && laid[kind]! < wanted(payment)

export const added = (payment: Payment<unknown>, laid: Counts, kind: number): Counts =>
  changed(changed(laid, replacedBy(payment, laid, kind), -1), kind, 1)

export const changed = (laid: Counts, kind: number, by: number): Counts => laid.map((n, i) => (i === kind ? n + by : n))

/** Fills up with the first kinds: the game lists first what is best to give away. */
export function filled(payment: Payment<unknown>, laid: Counts): Counts {
  let missing = open(payment, laid)
  return laid.map((n, kind) => {
    const more = Math.min(missing, payment.kinds[kind]!.have - n)
    missing -= more
    return n + more
  })
}

/** What is laid out, in words. */
export const laidInWords = ({ kinds }: Payment<unknown>, laid: Counts): readonly string[] =>
  kinds.flatMap(({ counted }, kind) => (laid[kind]! > 0 ? [counted(laid[kind]!)] : []))

/** The options of the laid-out tokens, one per token. */
export const laidOut = <O>({ kinds }: Payment<O>, laid: Counts): readonly O[] =>
  kinds.flatMap(({ option }, kind) => Array.from({ length: laid[kind]! }, () => option))

/** The options that pay it, in order; without those that the game takes by itself once it has begun. */
export function paidWith<O>({ kinds, alone = false }: Payment<O>, laid: Counts): readonly O[] {
  const left = kinds.map(({ have }) => have)
  let isFirst = true
  return laid.flatMap((n, kind) =>
    Array.from({ length: n }, () => {
      const asked = isFirst || !alone || left.filter(have => have > 0).length > 1
      isFirst = false
      left[kind]!--
      return asked ? [kinds[kind]!.option] : []
    }).flat(),
  )
}
