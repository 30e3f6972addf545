// Something that takes the whole table. While its question is open it covers everything under the bar; otherwise only the
// board, so that the question stays in sight.

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useShown } from '../face/shown.ts'
import { useTable } from '../face/table.ts'
import { Button } from '../ui/Button.tsx'
import { useArmed } from '../ui/useArmed.ts'
import styles from './MomentOver.module.css'
import type { OpenMoment } from './useMoment.ts'
import { useOverThing } from './useOverThing.ts'

interface Props extends OpenMoment {
  readonly question: ReactNode
}

/** Moves the focus to the heading of the question in this moment when no element has it. */
function BeginsAtQuestion(): null {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('question')?.focus({ preventScroll: true })
  }, [])
  return null
}

export function MomentOver({ moment, close, question }: Props): ReactElement {
  const { face, sight } = useTable()
  const { isShowing, next } = useShown()
  const { stands, small = false, waits = false, key } = moment
  const isArmed = useArmed(key)
  const box = useRef<HTMLDivElement>(null)
  useOverThing(box, small, moment.at, key)
  const covers = stands || waits
  const { Part, Backdrop } = face.moments!
  return (
    <div
      role={small ? 'status' : 'dialog'}
      className={styles['over']}
      aria-labelledby="moment"
      data-stands={covers || undefined}
      aria-modal={waits || undefined}
      data-small={small || undefined}
      data-moment={key}
      data-testid="moment"
    >
      {covers && Backdrop && <Backdrop className={styles['backdrop']} />}
      <div ref={box} className={styles['moment']} key={key}>
        <Part
          view={sight.view}
          viewer={sight.viewer}
          moment={moment}
          close={close}
          question={
            <div className={styles['question']}>
              <BeginsAtQuestion />
              {question}
            </div>
          }
        />
        {!covers && !small && (
          <div className={styles['ways']}>
            {isShowing ? (
              <Button onClick={isArmed ? next : undefined} aria-disabled={!isArmed} says="table.moment.next" />
            ) : (
              <Button onClick={isArmed ? close : undefined} aria-disabled={!isArmed} says="table.moment.back" />
            )}
          </div>
        )}
      </div>
    </div>
  )
}
