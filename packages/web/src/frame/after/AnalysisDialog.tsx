// The analysis of a game that is over: the course of the chances, and for each player the choices that cost most.

import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { LineChart } from '../../face/LineChart.tsx'
import { Mark } from '../../face/Mark.tsx'
import { Sign } from '../../face/Sign.tsx'
import { useTable } from '../../face/table.ts'
import type { GameOption } from '../../play/game.ts'
import { askedFor, replayPath } from '../../play/replayAddress.ts'
import type { Table } from '../../play/table.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog, FIRST_FOCUS } from '../../ui/Dialog.tsx'
import { remember, remembered } from '../../ui/router.ts'
import { useWords } from '../../words/words.tsx'
import styles from './AnalysisDialog.module.css'
import type { Analysis, CostlyChoice } from './analysing.ts'
import { useAnalysis } from './useAnalysis.ts'

interface Props {
  readonly table: Table
  readonly onClose: () => void
  /** Who comes back from the replay finds it open. */
  readonly opener: RefObject<HTMLElement | null>
}

export function AnalysisDialog({ table, onClose, opener }: Props): ReactElement {
  const words = useWords()
  const [state, begin] = useAnalysis(table)
  const isRunning = state.is === 'running'
  return (
    <Dialog title={words.say('after.analysis')} onClose={onClose} opener={opener}>
      <div className={styles['analysis']} data-testid="analysis">
        {state.is !== 'done' && <p>{words.say('after.analysis.about')}</p>}
        {isRunning && <progress value={state.part} aria-label={words.say('after.analysis')} />}
        <p role="status" className={state.is === 'failed' ? undefined : 'visually-hidden'}>
          {state.is === 'failed' && words.say('after.analysis.problem')}
          {state.is === 'done' && words.say('after.analysis.done')}
        </p>
        {state.is === 'done' ? (
          <Found table={table} analysis={state.analysis} />
        ) : (
          <>
            {isRunning && <p aria-hidden="true">{words.say('after.analysis.running', { n: percent(state.part) })}</p>}
            <Button
              look={isRunning ? 'plain' : 'go'}
              icon="lantern"
              busy={isRunning}
              onClick={begin}
              says={isRunning ? 'after.analysis.busy' : 'after.analysis.run'}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Some options are whole sentences. */
const withoutStop = (option: string): string => option.replace(/\.$/, '')

const percent = (part: number): number => Math.round(100 * part)

function Found({ table, analysis }: { readonly table: Table; readonly analysis: Analysis }): ReactElement {
  const words = useWords()
  const { face, nameOf, me } = useTable()
  const { curve, costly } = analysis
  const timeOf = (day: number): string => face.timeline(curve.find(each => each.day === day)!.view, words).title
  const seats = [...costly.keys()].sort((a, b) => Number(b === me) - Number(a === me))
  const title = useRef<HTMLHeadingElement>(null)
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const left = all.current?.querySelector<HTMLElement>(FIRST_FOCUS)
    // Otherwise the button that was pressed is gone.
    if (left) left.focus()
    else title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={all} className={styles['analysis']}>
      <p className="note">{words.say('analysis.about')}</p>
      {curve.length > 1 && (
        <LineChart curve={curve} nameOf={nameOf} title={words.say('analysis.chart')} dayOf={timeOf} />
      )}
      <h3 ref={title} tabIndex={-1}>
        {words.say('after.analysis.costly')}
      </h3>
      {seats.map(seat => (
        <section key={seat} aria-labelledby={`analysed-${seat}`}>
          <h4 id={`analysed-${seat}`}>
            <Mark seat={seat} size="24px" />
            {nameOf(seat)}
          </h4>
          {costly[seat]!.length === 0 ? (
            <p className="note">{words.say('after.analysis.none')}</p>
          ) : (
            <ol>
              {costly[seat]!.map(choice => (
                <Costly key={choice.at} table={table} choice={choice} />
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  )
}

function Costly({ table, choice }: { readonly table: Table; readonly choice: CostlyChoice }): ReactElement {
  const words = useWords()
  const { face, saying, info, nameOf: nameOfSeat } = useTable()
  const { at, seat, view, options, made, better, cost } = choice
  const nameOf = (option: GameOption): string => withoutStop((saying.advised ?? saying.option)(option, view))
  const { title } = face.timeline(view, words)
  // A reason speaks to the player whose choice it was.
  const reasons = info.seats[seat]?.me ? better.reasons : []
  return (
    <li>
      <p>
        <b>{title}</b> <small>{saying.question(options, view)}</small>
      </p>
      <p>{words.say('after.analysis.made', { option: nameOf(made), n: percent(better.chance - cost) })}</p>
      <p>{words.say('after.analysis.better', { option: nameOf(better.option), n: percent(better.chance) })}</p>
      {reasons.map(reason => (
        <p key={JSON.stringify(reason)} className="note">
          <Sign reason={reason} /> {saying.because(reason)}
        </p>
      ))}
      <ButtonLink
        look="quiet"
        icon="replay"
        href={`${replayPath(table.kind, table.id)}${askedFor({ at, viewer: seat })}`}
        says="after.analysis.show"
        // Who comes back goes on here.
        data-first-focus={remembered('analysis') === at || undefined}
        onClick={() => remember('analysis', at)}
      >
        <span className="visually-hidden">
          {nameOfSeat(seat)}, {title}
        </span>
      </ButtonLink>
    </li>
  )
}
