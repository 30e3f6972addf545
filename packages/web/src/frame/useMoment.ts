// Something that takes the whole table: found in the events that were shown since the last one, or in the open question.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnyFace, Moment, MomentScene } from '../face/face.ts'
import type { GameEvent } from '../play/game.ts'
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
  const { told, coming, isShowing, repeated, skip } = showing
  const all = at.state.told
  const { speed } = useWatched(prefs)
  const [start, setStart] = useState({ from: told.length, since: told.length, before: sight.view })
  /** The moment that was left before its end. */
  const [left, setLeft] = useState<string>()
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
  const scene = {
    view: sight.view,
    before: start.before,
    since: Math.min(start.since, from),
    told,
    from,
    coming,
    isShowing,
    options: choosing.choice.offers.map(({ option }) => option),
  }
  const found = repeated ? undefined : face.moments?.of(scene)
  // Somebody who has switched the scenes off reads the log.
  const isLeft = found !== undefined && found.key === left
  const isOpen = found?.stands === true || found?.stays === true || (speed > 0 && !isLeft)
  const moment = isOpen ? found : undefined

  const isOver = !moment && (!isShowing || !isLeft)
  const count = told.length
  useEffect(() => {
    if (!isOver) return
    // While events are shown the view is ahead of them, so the one before the first of them stays.
    setStart(last => {
      if (isShowing) return last.from === count ? last : { ...last, from: count }
      return last.from === count && last.since === count ? last : { from: count, since: count, before: sight.view }
    })
    setLeft(undefined)
  }, [isOver, isShowing, count, sight.view])
  const key = moment?.key
  const lasts = moment?.small ? LINGERS_SMALL : LINGERS
  const isLingering = moment !== undefined && !moment.stands && moment.stays !== true && !isShowing
  useEffect(() => {
    if (!isLingering) return
    const clock = setTimeout(() => setLeft(key), Math.max(LEAST, lasts / (speed || 1)))
    return () => clearTimeout(clock)
    // Each moment has its own time.
  }, [isLingering, key, lasts, speed])
  const latest = useRef(scene)
  useEffect(() => {
    latest.current = scene
  })
  const { moments } = face
  const close = useCallback(() => {
    const further = eventsLeft(moments, latest.current, all)
    // The outcome of a die is seen first.
    if (latest.current.coming === undefined) setLeft(key)
    skip(further)
  }, [skip, moments, all, key])
  return moment && { moment, close }
}

/** How many events that are still to be shown belong to the present moment. */
function eventsLeft(moments: AnyFace['moments'], scene: MomentScene, all: readonly GameEvent[]): number {
  const key = moments?.of(scene)?.key
  const count = scene.told.length
  const end = Array.from({ length: all.length - count }, (_, i) => all.slice(0, count + i + 1)).findIndex(
    told => moments?.of({ ...scene, told, coming: undefined, isShowing: true })?.key !== key,
  )
  return end < 0 ? all.length - count : end
}
