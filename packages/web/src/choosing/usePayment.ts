// The tokens that are laid out for a payment, for the sheet and for the sockets on the board.

import { useMemo, useState } from 'react'
import type { Payment } from '../face/face.ts'
import type { ChoosingSlice } from './choosing.ts'
import { type Counts, filled, forced, laidOut } from './paying.ts'

const NOTHING: Counts = []

/** A new question begins with everything laid out that is due: a person changes it or pays it. */
export function usePayment(
  payment: Payment | undefined,
  question: string,
): Pick<ChoosingSlice, 'counts' | 'laidOut' | 'lay'> {
  const [kept, keep] = useState({ question, counts: NOTHING })
  const isKept = kept.question === question && kept.counts.length === payment?.kinds.length
  const counts = useMemo(
    () => (payment === undefined ? NOTHING : isKept ? kept.counts : filled(payment, forced(payment))),
    [payment, isKept, kept],
  )
  const laid = useMemo(() => payment && laidOut(payment, counts), [payment, counts])
  return { counts, laidOut: laid, lay: next => keep({ question, counts: next }) }
}
