// How the last vote ended, for as long as it is shown. The server says it; nothing is derived from the game.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useTable } from '../face/table.ts'
import type { Verdict } from '../play/table.ts'
import { type TakenBack, takenBack } from './takenBack.ts'

/** A person who opens the table so soon after a vote is still told of it. */
const RECENT_MS = 10 * 60_000
const LASTS_MS = 60_000
const SHORT_MS = 8000

/** By table: the verdict that was read last. A page that changes hands must not tell it again. */
const read = new Map<string, number>()

interface LastVerdict {
  readonly verdict: Verdict | undefined
  close(): void
}

export function useVerdict(): LastVerdict {
  const { info } = useTable()
  const { id, verdict } = info
  const [isRecent] = useState(() => verdict === null || Date.now() - verdict.at < RECENT_MS)
  const [first] = useState(verdict?.n)
  const [, setRead] = useState(0)
  const close = useCallback(
    (n: number | undefined): void => {
      if (n === undefined) return
      read.set(id, n)
      setRead(n)
    },
    [id],
  )
  const isNew = verdict !== null && verdict.n !== read.get(id) && (isRecent || verdict.n !== first)
  const shown = isNew && (verdict.about === 'rewind' || verdict.result === 'refused') ? verdict : undefined
  const n = shown?.n
  const lasts = shown?.result === 'accepted' ? LASTS_MS : SHORT_MS
  useEffect(() => {
    const clock = setTimeout(() => close(n), lasts)
    return () => clearTimeout(clock)
  }, [close, n, lasts])
  return { verdict: shown, close: () => close(n) }
}

/** The choice that another person has taken back, for as long as it is shown. */
export function useTakenBack(): TakenBack | undefined {
  const { state } = useTable()
  const [shown, setShown] = useState<TakenBack>()
  const last = useRef(state)
  useEffect(() => {
    const taken = takenBack(last.current, state)
    if (taken) setShown(taken)
    last.current = state
  }, [state])
  useEffect(() => {
    if (!shown) return
    const clock = setTimeout(() => setShown(undefined), SHORT_MS)
    return () => clearTimeout(clock)
  }, [shown])
  return shown
}
