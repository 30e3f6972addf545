// The position in a replay: the moment, the viewer, and whether it runs by itself.

import type { Viewer } from '@lastlight/kernel'
import { useEffect, useState } from 'react'
import type { Replay, ReplayMoment } from '../../play/local/openReplay.ts'
import { askedFor, placeOf } from '../../play/replayAddress.ts'
import { SCENE_MS } from '../../showing/following.ts'
import { asked } from '../../ui/router.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Steps without an event pass quickly. */
const GLANCE = SCENE_MS / 4
const SETTLED = 250

export interface Playback {
  readonly at: number
  readonly viewer: Viewer
  /** The position on screen: it may lag a little behind `at`. */
  readonly moment: ReplayMoment | undefined
  readonly failed: boolean
  readonly running: boolean
  readonly speed: Speed
  go(at: number): void
  look(viewer: Viewer): void
  toggle(): void
  setSpeed(speed: Speed): void
}

export function usePlayback(replay: Replay, path: string): Playback {
  const { length, seats } = replay
  const [place, setPlace] = useState(() => placeOf(asked(path), length, seats.length))
  const [moment, setMoment] = useState<ReplayMoment>()
  const [failed, setFailed] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const { at, viewer } = place

  useEffect(() => {
    let stale = false
    replay.at(at, viewer).then(
      found => {
        if (!stale) setMoment(found)
      },
      () => {
        if (!stale) setFailed(true)
      },
    )
    return () => {
      stale = true
    }
  }, [replay, at, viewer])

  // The address keeps the moment; the browser's history does not get an entry for each.
  useEffect(() => {
    const clock = setTimeout(() => {
      history.replaceState(null, '', location.pathname + askedFor({ at, viewer }))
    }, SETTLED)
    return () => clearTimeout(clock)
  }, [at, viewer])

  const running = playing && at < length
  const shown = moment?.sight.version === at
  const isQuiet = moment?.events.length === 0
  useEffect(() => {
    if (!running || !shown) return
    const clock = setTimeout(
      () => setPlace(before => ({ ...before, at: Math.min(length, before.at + 1) })),
      (isQuiet ? GLANCE : SCENE_MS) / speed,
    )
    return () => clearTimeout(clock)
  }, [running, shown, isQuiet, speed, length])

  return {
    at,
    viewer,
    moment,
    failed,
    running,
    speed,
    go(to) {
      setPlaying(false)
      setPlace({ at: Math.max(0, Math.min(length, to)), viewer })
    },
    look: eyes => setPlace({ at, viewer: eyes }),
    toggle() {
      // At the end, playing starts again from the beginning.
      if (at >= length) setPlace({ at: 0, viewer })
      setPlaying(!running)
    },
    setSpeed,
  }
}
