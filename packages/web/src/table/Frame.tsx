// The frame of a table: the bar, the parts of the game, the rail with the question and the log, and what opens over them.

import { type ReactElement, Suspense, useEffect, useRef } from 'react'
import { Guide } from '../learn/Guide.tsx'
import { asked, usePath } from '../shell/router.ts'
import { useTitle } from '../shell/title.ts'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words/words.tsx'
import { Again } from './Again.tsx'
import { Announcer } from './Announcer.tsx'
import { Ask } from './Ask.tsx'
import { Bar } from './Bar.tsx'
import { Bubbles } from './Bubbles.tsx'
import { AtTableProvider } from './context.ts'
import { DeskProvider } from './desk.ts'
import { Explainer } from './Explainer.tsx'
import styles from './Frame.module.css'
import type { SeatedProps } from './HandsOver.tsx'
import { Log } from './Log.tsx'
import { AfterGame, GivenUp } from './later.ts'
import { Missed } from './Missed.tsx'
import { Overlays } from './Overlays.tsx'
import { Parts } from './Parts.tsx'
import { SeatLooks } from './SeatLooks.tsx'
import { SharedSide } from './SharedSide.tsx'
import { Tabs } from './Tabs.tsx'
import { Toast } from './Toast.tsx'
import { useAlerts } from './useAlerts.ts'
import { useNewDesk } from './useDesk.ts'
import { useFront } from './useFront.ts'
import { useKeys } from './useKeys.ts'
import { useMarks } from './useMarks.ts'

interface Props extends SeatedProps {
  /** Gives the device to somebody else who sits at it; not there where there is nobody. */
  readonly give?: (seat: number) => void
  /** Whether somebody has just sat down to it: they begin at the question. */
  readonly arrived: boolean
}

export function Frame({ give, arrived, ...props }: Props): ReactElement {
  const words = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const { desk, asking } = useNewDesk({ ...props, frame })
  const { face, sight } = desk
  const { view } = sight
  const { outcome } = asking.sight
  const shared = asked(usePath()).has('screen')
  const isGivenUp = desk.info.status === 'abandoned'
  const front = useFront(desk, frame, isGivenUp || outcome !== null)
  useEffect(() => {
    if (arrived) document.getElementById('question')?.focus()
  }, [arrived])
  useKeys(desk, frame)
  useMarks(desk, frame)
  useAlerts(asking)
  const game = words.say('game.title')
  const moment = face.moment(view, words)
  const turn = desk.me !== undefined && sight.asked ? words.say('table.turn.you') : moment.title
  useTitle(outcome ? words.say('table.over', { game }) : `${turn} · ${game}`)

  const home = face.panels[0]!.id
  const after = outcome ? <AfterGame table={desk.table} /> : isGivenUp && <GivenUp table={desk.table} />
  const rail = after ? (
    <div className={classes(styles['part'], styles['after'], desk.tab === home && styles['on'])}>{after}</div>
  ) : shared ? (
    <SharedSide />
  ) : (
    <Ask />
  )
  const panels = [...face.panels].sort((a, b) => Number(b.id === front) - Number(a.id === front))
  return (
    <AtTableProvider value={desk}>
      <DeskProvider value={desk}>
        <SeatLooks own={desk.me}>
          <div ref={frame} className={styles['frame']} data-mood={face.id} data-tab={desk.tab} data-testid="table">
            <a className="skip-link" href="#question">
              {words.say('table.skip')}
            </a>
            <Bar moment={moment} />
            <main
              id="main"
              tabIndex={-1}
              className={styles['table']}
              onPointerDown={desk.following ? desk.skip : undefined}
            >
              <h1 className="visually-hidden">{words.say('table.title', { game })}</h1>
              <Parts panels={panels} />
              <aside className={styles['rail']} aria-label={words.say('table.rail')}>
                <DeskProvider value={asking}>
                  <div className={styles['asking']} hidden={desk.showing !== undefined}>
                    <Suspense>{rail}</Suspense>
                  </div>
                </DeskProvider>
                <Again />
                <Guide />
                <Missed />
                <Log />
              </aside>
            </main>
            {!shared && <Tabs />}
            <Toast />
            {desk.table.onSaid && <Bubbles />}
            <Explainer frame={frame} />
            <Announcer />
            <Overlays give={give} />
          </div>
        </SeatLooks>
      </DeskProvider>
    </AtTableProvider>
  )
}
