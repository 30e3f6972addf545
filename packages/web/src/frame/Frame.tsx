// The frame of a table: the bar, the game's panels, the rail with question and log, and overlays.

import { type ReactElement, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { Ask } from '../choosing/Ask.tsx'
import type { Sight } from '../play/table.ts'
import { Announcer } from '../showing/Announcer.tsx'
import { Explainer } from '../showing/Explainer.tsx'
import { Log } from '../showing/Log.tsx'
import { Missed } from '../showing/Missed.tsx'
import { Repeated } from '../showing/Repeated.tsx'
import { Results } from '../showing/Results.tsx'
import { useHighlights } from '../showing/useHighlights.ts'
import { Bubbles } from '../talking/Bubbles.tsx'
import { classes } from '../ui/classes.ts'
import { useAwake, useIsSharedScreen, useLargeType } from '../ui/sharedScreen.ts'
import { useTitle } from '../ui/title.ts'
import { useWords } from '../words/words.tsx'
import { Bar } from './Bar.tsx'
import { type Desk, DeskProvider } from './Desk.tsx'
import styles from './Frame.module.css'
import type { SeatedProps } from './HandsOver.tsx'
import { AfterGame } from './lazyParts.ts'
import { Guide } from './lesson/Guide.tsx'
import { MomentOver } from './MomentOver.tsx'
import { Overlays } from './Overlays.tsx'
import { Parts } from './Parts.tsx'
import { SeatStyles } from './SeatStyles.tsx'
import { SharedSide } from './SharedSide.tsx'
import { SheetOver } from './SheetOver.tsx'
import { Tabs } from './Tabs.tsx'
import { Toast } from './Toast.tsx'
import { useAlerts } from './useAlerts.ts'
import { useFocusIsKept } from './useFocusIsKept.ts'
import { useFront } from './useFront.ts'
import { useKeys } from './useKeys.ts'
import { type OpenMoment, useMoment } from './useMoment.ts'
import { useNewDesk, withoutOffers } from './useNewDesk.ts'
import { useWind } from './useWind.ts'
import { Watching } from './Watching.tsx'

interface Props extends SeatedProps {
  /** Hands the device to another person who sits at it; undefined where there is nobody. */
  readonly give?: (seat: number) => void
  /** Whether a person has just taken the device: they begin at the question. */
  readonly arrived: boolean
}

export function Frame({ give, arrived, ...props }: Props): ReactElement {
  const words = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const { desk: shown, asking: asked, lastSight } = useNewDesk({ ...props, frame })
  const isGivenUp = props.info.status === 'abandoned'
  const moment = useMoment(shown)
  // The last scenes and the last moment of a game are looked at before anything tells its result.
  const isHeld = shown.at.sight.outcome !== null && moment !== undefined && !moment.moment.stands && !isGivenUp
  const desk = isHeld ? at(shown, lastSight) : shown
  const asking = isHeld ? at(asked, lastSight) : asked
  const { face, sight, table, me } = desk.at
  const { repeated } = desk.showing
  const { tab } = desk.opened
  const { view } = sight
  const { outcome } = asking.at.sight
  const shared = useIsSharedScreen()
  useAwake(shared)
  useLargeType(shared)
  const front = useFront(desk, frame, isGivenUp || outcome !== null)
  useEffect(() => {
    if (arrived) document.getElementById('question')?.focus()
  }, [arrived])
  useFocusIsKept()
  const isReading = moment?.moment.waits === true
  const isWatched = isReading || moment?.moment.isWatched === true
  const skip = useSkip(desk, moment)
  useKeys(isWatched ? { ...desk, choosing: withoutOffers(desk.choosing) } : desk, frame, skip)
  useHighlights(desk.showing, sight, frame)
  useAlerts(asking)
  useWind(outcome ? 0 : (face.wind?.(view) ?? 0))
  const game = words.say('game.title')
  const timeline = useMemo(() => face.timeline(view, words), [face, view, words])
  const turn = me !== undefined && sight.asked ? words.say('table.turn.you') : timeline.title
  useTitle(outcome ? words.say('table.over', { game }) : `${turn} · ${game}`)

  const home = face.panels[0]!.id
  const after = (outcome !== null || isGivenUp) && <AfterGame table={table} />
  const stands = moment?.moment.stands === true && !after
  const rail = after ? (
    <div className={classes(styles['part'], styles['after'], tab === home && styles['on'])}>{after}</div>
  ) : isWatched && !isReading ? (
    <Watching />
  ) : shared ? (
    <SharedSide />
  ) : (
    <Ask lesson={stands ? undefined : <Guide />} results={<Results />} isInScene={stands} />
  )
  // They change places only with the part of the game, and never under a pointer.
  const first = face.front?.(view) ?? home
  const panels = useMemo(
    () => [...face.panels].sort((a, b) => Number(b.id === first) - Number(a.id === first)),
    [face, first],
  )
  return (
    <DeskProvider desk={desk}>
      <SeatStyles own={me}>
        <div ref={frame} className={styles['frame']} data-mood={face.id} data-tab={tab} data-testid="table">
          <a className="skip-link" href="#question">
            {words.say('table.skip')}
          </a>
          <Bar timeline={timeline} onSkip={skip} />
          <main
            id="main"
            tabIndex={-1}
            className={styles['table']}
            inert={stands || isReading}
            data-over={sight.outcome !== null || undefined}
          >
            <h1 className="visually-hidden">{words.say('table.title', { game })}</h1>
            <Parts panels={panels} />
            <aside
              className={classes(styles['rail'], after && styles['railAfter'])}
              aria-label={words.say('table.rail')}
            >
              <DeskProvider desk={asking}>
                <div className={styles['asking']} hidden={repeated !== undefined}>
                  <Suspense>{!stands && rail}</Suspense>
                </div>
              </DeskProvider>
              <Repeated />
              <Missed />
              <Log />
            </aside>
          </main>
          {!shared && <Tabs front={front} />}
          <Toast />
          {table.onSaid && <Bubbles />}
          <Explainer frame={frame} />
          <SheetOver />
          {moment && !after && (
            <DeskProvider desk={shown}>
              <MomentOver {...moment} question={<DeskProvider desk={asking}>{stands && rail}</DeskProvider>} />
            </DeskProvider>
          )}
          <Announcer />
          <Overlays give={give} />
        </div>
      </SeatStyles>
    </DeskProvider>
  )
}

/** The desk with this sight on screen. */
const at = (desk: Desk, sight: Sight): Desk => ({ ...desk, at: { ...desk.at, sight } })

/** Ends the scene that is shown: the moment with all that belongs to it, or what one seat does. */
function useSkip({ showing: { isShowing, skip } }: Desk, open: OpenMoment | undefined): (() => void) | undefined {
  const isLeft = open !== undefined && !open.moment.stands && open.moment.stays !== true && open.moment.waits !== true
  const endScene = useCallback(() => skip(), [skip])
  if (isLeft) return open.close
  return isShowing ? endScene : undefined
}
