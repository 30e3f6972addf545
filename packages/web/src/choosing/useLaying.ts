// What is laid out of a payment, for the sheet that asks for it and for the places that it is meant for.

import { useMemo, useState } from 'react'
import type { Payment } from '../face/face.ts'
import { forced, type Laid, laidOut } from './paying.ts'

interface Laying {
  readonly counts: Laid
  readonly laid: readonly unknown[] | undefined
  lay(counts: Laid): void
}

const NOTHING: Laid = []

/** A new question begins with what is laid out without a choice. */
export function useLaying(payment: Payment | undefined, question: string): Laying {
  const [kept, keep] = useState({ question, counts: NOTHING })
  const isKept = kept.question === question && kept.counts.length === payment?.kinds.length
  const counts = useMemo(
    () => (payment === undefined ? NOTHING : isKept ? kept.counts : forced(payment)),
    [payment, isKept, kept],
  )
  const laid = useMemo(() => payment && laidOut(payment, counts), [payment, counts])
  return { counts, laid, lay: next => keep({ question, counts: next }) }
}
