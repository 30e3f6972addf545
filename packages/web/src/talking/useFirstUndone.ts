// The first choice that a rewind would undo.

import { useEffect, useState } from 'react'
import { useTable } from '../face/table.ts'
import type { GameEvent } from '../play/game.ts'

/** The delay before a slider position is looked up: the slider may still be moving. */
const SETTLED = 200

/** In words; empty while it is not known, or when it cannot be told any more. */
export function useFirstUndone(version: number): string {
  const { table, me, saying } = useTable()
  const { controls } = table
  const [known, setKnown] = useState<{ readonly version: number; readonly event: GameEvent | undefined }>()
  useEffect(() => {
    if (!controls || me === undefined) return
    let stale = false
    const clock = setTimeout(() => {
      controls.since(me, version).then(
        (events = []) => {
          const event = events.find(each => each.seat !== undefined) ?? events[0]
          if (!stale) setKnown({ version, event })
        },
        () => undefined,
      )
    }, SETTLED)
    return () => {
      stale = true
      clearTimeout(clock)
    }
  }, [controls, me, version])
  return known?.version === version && known.event !== undefined ? saying.event(known.event) : ''
}
