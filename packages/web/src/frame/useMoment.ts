// Something that takes the whole table: found in the events that were shown since the last one, or in the open question.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Moment } from '../face/face.ts'
import { prefs } from '../prefs/prefs.ts'
import { useWatched } from '../ui/store.ts'
import type { Desk } from './Desk.tsx'
import { afterMoment, beginPassing, eventsLeft, isIdle, isOver, openOf, sceneIn } from './passing.ts'

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
  const { told, coming, isShowing, repeated, skip } = showing
  const all = at.state.told
  const { speed } = useWatched(prefs)
  const [passing, setPassing] = useState(() => beginPassing(told, sight.view))
  const idle = useRef(false)
  useEffect(() => {
    idle.current = isIdle(passing, told, isShowing)
  })
  useEffect(
    () =>
      table.onNews(({ before }) => {
        if (idle.current) setPassing(last => ({ ...last, before: before.view }))
      }),
    [table],
  )
  const { view, viewer } = sight
  const options = choosing.choice.offers.map(({ option }) => option)
  const scene = sceneIn(passing, { view, viewer, told, coming, isShowing, options })
  const found = repeated ? undefined : face.moments?.of(scene)
  const moment = openOf(passing, found, speed)

  const over = isOver(passing, found, moment, isShowing)
  const latest = useRef(scene)
  useEffect(() => {
    latest.current = scene
  })
  const count = told.length
  useEffect(() => {
    if (over) setPassing(last => afterMoment(last, latest.current))
  }, [over, isShowing, count, view])
  const key = moment?.key
  const leave = useCallback(() => setPassing(last => ({ ...last, left: key })), [key])
  const lasts = moment?.small ? LINGERS_SMALL : LINGERS
  const isLingering = moment !== undefined && !moment.stands && moment.stays !== true && !isShowing
  useEffect(() => {
    if (!isLingering) return
    const clock = setTimeout(leave, Math.max(LEAST, lasts / (speed || 1)))
    return () => clearTimeout(clock)
    // Each moment has its own time.
  }, [isLingering, leave, lasts, speed])
  const { moments } = face
  const close = useCallback(() => {
    const further = eventsLeft(moments, latest.current, all)
    // The outcome of a die is seen first.
    if (latest.current.coming === undefined) leave()
    skip(further)
  }, [skip, moments, all, leave])
  return moment && { moment, close }
}
