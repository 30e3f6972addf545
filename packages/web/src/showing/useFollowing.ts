// Shows the news of a table scene by scene, as fast as somebody wants it.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Face, Thing } from '../face/face.ts'
import { actorOf } from '../face/reading.ts'
import type { News, Table } from '../play/table.ts'
import { movesLess, prefs } from '../prefs/prefs.ts'
import { sound } from '../sound/sound.ts'
import { type Kept, keep, keptOf, scenesAgain } from './again.ts'
import { BEAT, go, hear, IDLE, looksAt, type Scene, type Show, scenesOf, skip } from './following.ts'

/** So long a changed thing stays marked where nothing moves. */
const LINGERS = 2000
const NONE: ReadonlySet<Thing> = new Set()

export interface Followed {
  readonly show: Show
  readonly stirred: ReadonlySet<Thing>
  readonly changed: ReadonlySet<Thing>
  skip(): void
  /** Shows these events once more; not there where nothing is kept of them. */
  again(events: readonly unknown[]): (() => void) | undefined
  /** The missed has been read. */
  read(): void
  /** While something of one's own is under way, its news are shown at once. */
  acting(yes: boolean): void
}

export function useFollowing(table: Table, face: Face, remember: () => void): Followed {
  const [show, setShow] = useState<Show>(IDLE)
  const [lingering, setLingering] = useState<ReadonlySet<Thing>>(NONE)
  const [changed, setChanged] = useState<ReadonlySet<Thing>>(NONE)
  const [kept, setKept] = useState<readonly Kept[]>([])
  const own = useRef(false)

  useEffect(
    () =>
      table.onNews((news: News) => {
        remember()
        setKept(before => keep(before, news))
        const viewer = news.after.viewer
        const mine = own.current || actorOf(news.events[0] ?? {}) === viewer
        const still = movesLess()
        const { speed } = prefs.get()
        const scenes = scenesOf(news, event => face.beat(event, viewer), {
          speed: mine || still ? 0 : speed,
          beat: BEAT,
        })
        const things = scenes.flatMap(({ beat }) => beat.things)
        if (mine) setChanged(NONE)
        else setChanged(before => new Set([...before, ...things]))
        if (mine || still) {
          loudest(scenes)
          setLingering(new Set(things))
        }
        setShow(before => hear(mine ? IDLE : before, scenes))
      }),
    [table, face, remember],
  )

  const now = looksAt(show)
  const isAgain = show.again.length > 0
  useEffect(() => {
    if (now === null) return
    if (now.beat.sound) sound(now.beat.sound)
    const clock = setTimeout(() => {
      remember()
      setShow(go)
      // Whoever asked to see it has seen it.
      if (isAgain) setChanged(before => without(before, now.beat.things))
    }, now.lasts)
    return () => clearTimeout(clock)
  }, [now, isAgain, remember])

  useEffect(() => {
    if (lingering.size === 0) return
    const clock = setTimeout(() => setLingering(NONE), LINGERS)
    return () => clearTimeout(clock)
  }, [lingering])

  return {
    show,
    stirred: useMemo(() => (now ? new Set(now.beat.things) : lingering), [now, lingering]),
    changed,
    skip: useCallback(() => setShow(skip), []),
    again(events) {
      const found = keptOf(kept, events)
      const viewer = found.at(-1)?.news.after.viewer
      if (viewer === undefined) return undefined
      const scenes = scenesAgain(found, event => face.beat(event, viewer), { speed: prefs.get().speed, beat: BEAT })
      return scenes.length === 0 ? undefined : () => setShow(before => ({ ...before, again: scenes }))
    },
    read: useCallback(() => setShow(before => ({ ...before, missed: [] })), []),
    acting: useCallback((yes: boolean) => {
      own.current = yes
    }, []),
  }
}

const without = (things: ReadonlySet<Thing>, seen: readonly Thing[]): ReadonlySet<Thing> =>
  new Set([...things].filter(thing => !seen.includes(thing)))

/** Of many at once only the weightiest is heard. */
function loudest(scenes: readonly Scene[]): void {
  const [first] = scenes.filter(({ beat }) => beat.sound).sort((a, b) => b.beat.weight - a.beat.weight)
  if (first?.beat.sound) sound(first.beat.sound)
}
