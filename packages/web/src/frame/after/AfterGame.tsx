// After the end: how it went, and what to do next. A game that everybody agreed to end has no result.

import type { Outcome } from '@lastlight/kernel'
import { type ReactElement, useRef, useState } from 'react'
import { AwaitedChart, LineChart } from '../../face/LineChart.tsx'
import { useTable } from '../../face/table.ts'
import { replayPath } from '../../play/replayAddress.ts'
import type { Table } from '../../play/table.ts'
import { Button } from '../../ui/Button.tsx'
import { download } from '../../ui/download.ts'
import { remember, remembered } from '../../ui/router.ts'
import { useWords } from '../../words/words.tsx'
import styles from './AfterGame.module.css'
import { AfterWords } from './AfterWords.tsx'
import { AnalysisDialog } from './AnalysisDialog.tsx'
import { sentenceOf, sharedText } from './result.ts'
import { Share } from './Share.tsx'
import { useBusyAction } from './useBusyAction.ts'
import { useCurve } from './useCurve.ts'
import { WaysOn } from './WaysOn.tsx'

export function AfterGame({ table }: { readonly table: Table }): ReactElement {
  const { sight } = useTable()
  return (
    <AfterWords>
      {sight.outcome ? <Ended table={table} outcome={sight.outcome} /> : <GivenUp table={table} />}
    </AfterWords>
  )
}

function GivenUp({ table }: { readonly table: Table }): ReactElement {
  const words = useWords()
  const action = useBusyAction()
  return (
    <section className={`panel raised ${styles['after']}`} aria-labelledby="question" data-testid="given-up">
      <header>
        <h2 id="question" tabIndex={-1}>
          {words.say('table.given')}
        </h2>
        <p>{words.say('table.given.text')}</p>
      </header>
      <div className={styles['mid']}>
        <WaysOn table={table} action={action} />
      </div>
    </section>
  )
}

function Ended({ table, outcome }: { readonly table: Table; readonly outcome: Outcome }): ReactElement {
  const words = useWords()
  const { face, nameOf, info } = useTable()
  const curve = useCurve(table, face)
  const [isSharing, setSharing] = useState(false)
  // Who comes back from the replay goes on reading where they were.
  const [isAnalysing, setAnalysing] = useState(() => remembered('analysis') !== undefined)
  const analysisButton = useRef<HTMLButtonElement>(null)
  const action = useBusyAction()
  const result = { words, outcome, nameOf }
  const days = curve?.at(-1)?.day ?? 0

  function showAnalysis(is: boolean): void {
    remember('analysis', is || undefined)
    setAnalysing(is)
  }
  const keep = (): void =>
    action.run(async () => download(`lastlight-${info.game}-${table.id}.json`, await table.exported()))

  return (
    <section className={`panel raised ${styles['after']}`} aria-labelledby="question" data-testid="after">
      <header>
        <h2 id="question" tabIndex={-1}>
          {words.say('after.title')}
        </h2>
        {face.curve && <p data-testid="sentence">{curve && sentenceOf(result, curve)}</p>}
      </header>
      <div className={styles['mid']}>
        {curve === undefined ? (
          <AwaitedChart title={words.say('after.chart.wait')} />
        ) : (
          curve.length > 1 && (
            <LineChart
              curve={curve}
              nameOf={nameOf}
              title={words.say('after.chart')}
              dayOf={day => (day === 0 ? words.say('after.chart.start') : words.say('after.chart.day', { n: day }))}
            />
          )
        )}
        <WaysOn table={table} action={action} sameDeal>
          {info.analysis && (
            <li>
              <Button ref={analysisButton} icon="lantern" onClick={() => showAnalysis(true)} says="after.analysis" />
            </li>
          )}
          <li>
            <Button icon="export" busy={action.busy} onClick={keep} says="after.export" />
          </li>
          <li>
            <Button icon="share" onClick={() => setSharing(true)} says="after.share" />
          </li>
        </WaysOn>
      </div>
      {isAnalysing && <AnalysisDialog table={table} onClose={() => showAnalysis(false)} opener={analysisButton} />}
      {isSharing && (
        <Share
          text={sharedText(result, words.say('game.title'), days)}
          {...(table.kind === 'live' && { link: `${location.origin}${replayPath(table.kind, table.id)}` })}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  )
}
