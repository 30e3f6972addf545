// The tokens that are laid out for a payment, for the sheet and for the sockets on the board.

import { useMemo, useState } from 'react'
import type { Payment } from '../face/face.ts'
import type { ChoosingSlice } from './choosing.ts'
import { type Counts, forced, laidOut } from './paying.ts'

const NOTHING: Counts = []

/** A new question begins with the part that has no choice laid out. */
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
