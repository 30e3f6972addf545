import { useMemo } from 'react'
import { useTable } from '../face/table.ts'
import { useWords } from '../words/words.tsx'
import type { RecapReader } from './recap.ts'

/** The person at this screen, as somebody to whom events are told. */
export function useRecapReader(): RecapReader {
  const words = useWords()
  const { face, saying, me, info } = useTable()
  const seats = info.seats.length
  return useMemo(() => ({ face, saying, words, me, seats }), [face, saying, words, me, seats])
}
