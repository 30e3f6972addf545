import { who } from '@lastlight/kernel'
import { type ReactElement, Suspense, useEffect, useRef } from 'react'
import { Icon } from '../art/index.ts'
import { Mark } from '../face/Mark.tsx'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { rewindsLine } from '../showing/rewinds.ts'
import { useWords } from '../words/words.tsx'
import { ReportPart } from './lazyParts.ts'
import styles from './Over.module.css'

/** The end: who has won and why, and the result in full. */
export function Over(): ReactElement | null {
  const words = useWords()
  const { sight, saying, face, me, info } = useTable()
  const { setTab } = useOpen()
  const home = face.panels[0]!.id
  const { outcome, view, viewer } = sight
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setTab(home)
    scrollTo({ top: 0 })
    // The question has been removed, so the focus is set again.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [setTab, home])
  if (outcome === null) return null
  const { winners, reasons } = outcome
  const rewinds = rewindsLine(info, words)
  const won = me !== undefined && winners.includes(me)
  return (
    <section className={`panel raised ${styles['over']}`} aria-labelledby="over" data-testid="over">
      <header>
        <Icon name="trophy" />
        <div>
          <h2 id="over" ref={heading} tabIndex={-1}>
            {winners.length === 0
              ? words.say('table.won.nobody')
              : won && winners.length === 1
                ? words.say('table.won.you')
                : words.say('table.won', { count: winners.length, names: winners.map(who) })}
          </h2>
          {reasons.length > 1 && reasons.map(reason => <p key={JSON.stringify(reason)}>{saying.outcome(reason)}</p>)}
          {rewinds !== '' && <p data-testid="rewinds">{rewinds}</p>}
        </div>
        <span className={styles['marks']}>
          {winners.map(seat => (
            <Mark key={seat} seat={seat} size="32px" />
          ))}
        </span>
      </header>
      <Suspense fallback={<face.Score view={view} viewer={viewer} />}>
        {face.report ? (
          <ReportPart report={face.report} view={view} viewer={viewer} />
        ) : (
          <face.Score view={view} viewer={viewer} />
        )}
      </Suspense>
    </section>
  )
}
