// What is laid out of a payment, for the sheet that asks for it and for the places that it is meant for.

import { useMemo, useState } from 'react'
import type { Payment } from '../face/face.ts'
import type { ChoosingSlice } from './choosing.ts'
import { type Counts, forced, laidOut } from './paying.ts'

const NOTHING: Counts = []

/** A new question begins with what is laid out without a choice. */
export function usePayment(
  payment: Payment | undefined,
  question: string,
): Pick<ChoosingSlice, 'counts' | 'laidOut' | 'lay'> {
  const [kept, keep] = useState({ question, counts: NOTHING })
  const isKept = kept.question === question && kept.counts.length === payment?.kinds.length
  const counts = useMemo(
    () => (payment === undefined ? NOTHING : isKept ? kept.counts : forced(payment)),
    [payment, isKept, kept],
  )
  const laid = useMemo(() => payment && laidOut(payment, counts), [payment, counts])
  return { counts, laidOut: laid, lay: next => keep({ question, counts: next }) }
}
