// Shows the news of a table scene by scene, at the chosen speed.

import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyFace, Thing } from '../face/face.ts'
import { skipping } from '../face/skipping.ts'
import { useSteady } from '../face/steady.ts'
import type { GameEvent } from '../play/game.ts'
import type { News, Sight, Table, TableState } from '../play/table.ts'
import { movesLess, prefs } from '../prefs/prefs.ts'
import { sound } from '../sound/sound.ts'
import {
  endScene,
  IDLE,
  pending,
  SCENE_MS,
  type Scene,
  type ShowQueue,
  sceneOnScreen,
  shownSight,
  skip,
} from './following.ts'
import { heard, scenesFor } from './hearing.ts'
import { type PastStep, rememberStep, scenesAgain, stepsTelling } from './repeating.ts'
import type { ShowingSlice } from './showing.ts'

/** The results of a choice stay at least so long: a turn may end by itself meanwhile. */
const STAYS = 4000
/** How long a changed thing stays marked when animations are off. */
const LINGERS = 2000
const NONE: ReadonlySet<Thing> = new Set()
const none = (before: readonly GameEvent[]): readonly GameEvent[] => (before.length === 0 ? before : [])

interface ShowingInput {
  readonly table: Table
  readonly state: TableState
  readonly latest: Sight
  readonly face: AnyFace
  /** Called before the board changes. */
  readonly remember: () => void
}

interface NewShowing {
  /** How far the new events have been shown. */
  readonly showing: ShowingSlice
  /** The sight that belongs to it. */
  readonly sight: Sight
  /** The sight of the last scene that was shown, for as long as something of it stays on screen. */
  readonly lastSight: Sight
  /** The past scene that is shown again now, if any: everything else waits for it. */
  readonly repeated: Scene | undefined
  /** How many scenes follow it. */
  readonly left: number
  /** While a choice of one's own is under way, its events are shown at once. */
  acting(yes: boolean): void
}

export function useNewShowing({ table, state, latest, face, remember }: ShowingInput): NewShowing {
  const [show, setShow] = useState<ShowQueue>(IDLE)
  const [lingering, setLingering] = useState<ReadonlySet<Thing>>(NONE)
  const [changed, setChanged] = useState<ReadonlySet<Thing>>(NONE)
  const [kept, setKept] = useState<readonly PastStep[]>([])
  const [results, setResults] = useState<readonly GameEvent[]>([])
  const resultsAt = useRef(0)
  const own = useRef(false)
  const [choices, setChoices] = useState<readonly number[]>([])
  const isCounted = useRef(false)

  useEffect(
    () =>
      table.onNews((news: News) => {
        remember()
        setKept(before => rememberStep(before, news))
        const viewer = news.after.viewer
        if (own.current && !isCounted.current) {
          isCounted.current = true
          const at = table.get().told.length - news.events.length
          setChoices(before => [...before.filter(each => each < at), at])
        }
        const mine = own.current || news.events[0]?.seat === viewer
        const looking = { speed: prefs.get().speed, still: movesLess(), mine }
        const scenes = scenesFor(news, event => face.display(event, viewer), looking)
        const things = scenes.flatMap(({ display }) => display.things)
        const came = mine ? scenes.filter(({ display }) => display.result).flatMap(({ events }) => events) : []
        if (came.length > 0) {
          resultsAt.current = Date.now()
          setResults(before => [...before, ...came])
        }
        if (mine) setChanged(NONE)
        else setChanged(before => new Set([...before, ...things]))
        setShow(before => heard(before, scenes, looking))
      }),
    [table, face, remember],
  )

  const now = sceneOnScreen(show)
  const isAgain = show.again.length > 0
  useEffect(() => skipping.set(false), [now])
  useEffect(() => {
    if (now === null) return
    if (now.display.sound) sound(now.display.sound)
    const clock = setTimeout(() => {
      remember()
      setShow(endScene)
      // These changes were asked for and have been seen.
      if (isAgain) setChanged(before => without(before, now.display.things))
    }, now.lasts)
    return () => clearTimeout(clock)
  }, [now, isAgain, remember])

  // Nothing is heard or marked of what comes after a scene that is still to be shown.
  const { passed } = show
  useEffect(() => {
    const marking = passed.filter(({ marks }) => marks)
    if (marking.length === 0) return
    loudest(marking)
    setLingering(new Set(marking.flatMap(({ display }) => display.things)))
  }, [passed])

  useEffect(() => {
    if (lingering.size === 0) return
    const clock = setTimeout(() => setLingering(NONE), LINGERS)
    return () => clearTimeout(clock)
  }, [lingering])

  const [lastSight, setLastSight] = useState(latest)
  if (show.now !== null && show.now.sight !== lastSight) setLastSight(show.now.sight)
  const count = state.told.length - pending(show)
  const told = useMemo(() => state.told.slice(0, count), [state.told, count])
  const again = useCallback(
    (events: readonly GameEvent[]) => {
      const found = stepsTelling(kept, events)
      const viewer = found.at(-1)?.news.after.viewer
      if (viewer === undefined) return undefined
      const pace = { speed: prefs.get().speed, sceneMs: SCENE_MS }
      const scenes = scenesAgain(found, event => face.display(event, viewer), pace)
      return scenes.length === 0 ? undefined : () => setShow(before => ({ ...before, again: scenes }))
    },
    [kept, face],
  )
  const highlighted = useMemo(() => (now ? new Set(now.display.things) : lingering), [now, lingering])
  return {
    showing: useSteady(
      {
        isShowing: show.now !== null,
        coming: now?.coming,
        highlighted,
        changed,
        told,
        choices,
        missed: show.missed,
        again,
        results,
        repeated: undefined,
      },
      {
        skip(further?: number) {
          if (now !== null) skipping.set(true)
          // Much may change at once: the page goes on answering while it is drawn.
          startTransition(() => setShow(before => skip(before, further)))
        },
        next: () => setShow(endScene),
        markRead: () => setShow(before => ({ ...before, missed: [] })),
      },
    ),
    sight: shownSight(show, latest),
    lastSight,
    repeated: show.again[0],
    left: show.again.length - 1,
    acting: useCallback((yes: boolean) => {
      own.current = yes
      if (yes) isCounted.current = false
      if (yes && Date.now() - resultsAt.current > STAYS) setResults(none)
    }, []),
  }
}

const without = (things: ReadonlySet<Thing>, seen: readonly Thing[]): ReadonlySet<Thing> =>
  new Set([...things].filter(thing => !seen.includes(thing)))

/** Of many at once only the weightiest is heard. */
function loudest(scenes: readonly Scene[]): void {
  const [first] = scenes.filter(({ display }) => display.sound).sort((a, b) => b.display.weight - a.display.weight)
  if (first?.display.sound) sound(first.display.sound)
}
