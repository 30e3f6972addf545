// The advice for the present question.

import { useState } from 'react'
import { useTable } from '../face/table.ts'
import type { Advice } from '../play/table.ts'

export interface Coaching {
  /** Undefined before it is asked for. */
  readonly advice: readonly Advice[] | 'thinking' | 'none' | undefined
  ask(): void
}

/** Null where there is no coach. */
export function useCoach(): Coaching | null {
  const { table, sight, me } = useTable()
  const [latest, setLatest] = useState<{ readonly at: number; readonly advice: Coaching['advice'] }>()
  if (!table.advise || me === undefined || !sight.asked) return null
  const at = sight.version

  async function ask(): Promise<void> {
    setLatest({ at, advice: 'thinking' })
    try {
      const given = (await table.advise?.()) ?? []
      setLatest({ at, advice: given.length > 0 ? given.slice(0, 3) : 'none' })
    } catch {
      setLatest({ at, advice: 'none' })
    }
  }

  return { advice: latest?.at === at ? latest.advice : undefined, ask: () => void ask() }
}
