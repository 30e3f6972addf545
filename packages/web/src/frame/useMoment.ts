// Something that takes the whole table: found in the events that were shown since the last one, or in the open question.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Moment } from '../face/face.ts'
import { prefs } from '../prefs/prefs.ts'
import { useWatched } from '../ui/store.ts'
import type { Desk } from './Desk.tsx'

/** How long the end of a moment is looked at, at the usual speed. */
const LINGERS = 4500
const LINGERS_SMALL = 1200
/** Long enough to read a sentence, at any speed. */
const LEAST = 400
/** A screen without a player goes on by itself. */
const READING = 30_000

export interface OpenMoment {
  readonly moment: Moment
  /** Leaves the moment, and skips the rest of it. */
  close(): void
}

export function useMoment(desk: Desk): OpenMoment | undefined {
  const passing = usePassing(desk)
  return useToRead(desk) ?? passing
}

/** Something to read comes before everything else, and stays until it is read. */
function useToRead({ at: { face, sight, me }, showing: { told, repeated } }: Desk): OpenMoment | undefined {
  const [read, setRead] = useState(told.length)
  // Events may have been taken back.
  const from = Math.min(read, told.length)
  const found = repeated ? undefined : face.moments?.toRead?.(told, from, sight.view)
  const end = found?.end
  const close = useCallback(() => {
    if (end !== undefined) setRead(end)
  }, [end])
  useEffect(() => {
    if (end === undefined || me !== undefined) return
    const clock = setTimeout(close, READING)
    return () => clearTimeout(clock)
  }, [end, me, close])
  return found && { moment: found.moment, close }
}

function usePassing({ at, showing, choosing }: Desk): OpenMoment | undefined {
  const { table, face, sight } = at
  const { told, isShowing, repeated, skip } = showing
  const { speed } = useWatched(prefs)
  const [start, setStart] = useState({ from: told.length, since: told.length, before: sight.view })
  const [isLeft, setLeft] = useState(false)
  const from = Math.min(start.from, told.length)
  const isIdle = from === told.length && !isShowing
  const idle = useRef(isIdle)
  useEffect(() => {
    idle.current = isIdle
  })
  useEffect(
    () =>
      table.onNews(({ before }) => {
        if (idle.current) setStart(last => ({ ...last, before: before.view }))
      }),
    [table],
  )
  const found =
    repeated || !face.moments
      ? undefined
      : face.moments.of({
          view: sight.view,
          before: start.before,
          since: Math.min(start.since, from),
          told,
          from,
          isShowing,
          options: choosing.choice.offers.map(({ option }) => option),
        })
  // Somebody who has switched the scenes off reads the log.
  const moment = found && (found.stands || (speed > 0 && !isLeft)) ? found : undefined

  const isOver = !moment && (!isShowing || !isLeft)
  const count = told.length
  useEffect(() => {
    if (!isOver) return
    // While events are shown the view is ahead of them, so the one before the first of them stays.
    setStart(last => {
      if (isShowing) return last.from === count ? last : { ...last, from: count }
      return last.from === count && last.since === count ? last : { from: count, since: count, before: sight.view }
    })
    setLeft(false)
  }, [isOver, isShowing, count, sight.view])
  const key = moment?.key
  const lasts = moment?.small ? LINGERS_SMALL : LINGERS
  const isLingering = moment !== undefined && !moment.stands && !isShowing
  useEffect(() => {
    if (!isLingering) return
    const clock = setTimeout(() => setLeft(true), Math.max(LEAST, lasts / (speed || 1)))
    return () => clearTimeout(clock)
    // Each moment has its own time.
  }, [isLingering, key, lasts, speed])
  const close = useCallback(() => {
    setLeft(true)
    skip()
  }, [skip])
  return moment && { moment, close }
}
