// Makes the choices that a person has left to the page.

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TableSlice } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import type { Sight } from '../play/table.ts'
import { prefs } from '../prefs/prefs.ts'
import { setStanding, standingAt, standings } from '../prefs/standing.ts'
import { useWatched } from '../ui/store.ts'
import { useWords } from '../words/words.tsx'
import { slowWait, standingChoice, waitBefore } from './byItself.ts'
import type { ChoosingSlice } from './choosing.ts'

interface ByItselfInput {
  readonly at: TableSlice
  readonly latest: Sight
  readonly question: string
  readonly free: boolean
  readonly play: (option: GameOption) => void
}

interface ByItself extends Pick<ChoosingSlice, 'nextByItself' | 'standing' | 'standingKeyOf' | 'setStanding'> {
  /** Chooses an option after a moment in which that can be stopped; undefined stops it. */
  leave(option: GameOption | undefined): void
  readonly isLeaving: boolean
  /** Somebody who has just taken something back wants to choose something else: nothing happens by itself then. */
  hold(yes: boolean): void
}

export function useByItself({ at, latest, question, free, play }: ByItselfInput): ByItself {
  const { table, face, me, info } = at
  const { options, view, asked, undo } = latest
  const words = useWords()
  const { autoEnd } = useWatched(prefs)
  const seat = `${table.id} ${me}`
  const standing = standingAt(useWatched(standings), seat)
  const [held, setHeld] = useState(false)
  const [leaving, setLeaving] = useState<{ readonly question: string; readonly option: GameOption | undefined }>()
  const isOurs = free && asked && !held && me !== undefined
  const answer = isOurs ? standingChoice(face, { options, view }, standing, words) : undefined
  const left = isOurs && leaving?.question === question ? leaving.option : undefined
  const isLeaving = left !== undefined
  const end = left ?? (isOurs && autoEnd && answer === undefined ? face.nothingLeft?.(options, view) : undefined)
  // Each question has its own time.
  const slow = useMemo(slowWait, [question])
  const wait = waitBefore(face, { answer, end, mayUndo: undo || isLeaving, isPractice: info.practice, slow })
  const next = answer ?? end
  useEffect(() => {
    if (next === undefined) return
    const clock = setTimeout(() => play(next), wait)
    return () => clearTimeout(clock)
    // Another question is another choice, even when it has the same options; `play` is made anew at each render.
  }, [next, question, wait])
  const standingKeyOf = useCallback(
    (option: GameOption) => face.standing?.(option, options, view, words),
    [face, options, view, words],
  )
  return {
    nextByItself: undo || isLeaving ? end : undefined,
    isLeaving,
    leave: option => setLeaving({ question, option }),
    standing,
    standingKeyOf,
    setStanding(key, on) {
      setHeld(false)
      setStanding(seat, key, on)
    },
    hold: setHeld,
  }
}
