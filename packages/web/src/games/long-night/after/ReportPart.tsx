import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import type { Words } from '@lastlight/words'
import { Fragment, type ReactElement, useState } from 'react'
import { LineChart } from '../../../face/LineChart.tsx'
import { Mark } from '../../../face/Mark.tsx'
import { useTable } from '../../../face/table.ts'
import { printed } from '../../../ui/printed.ts'
import { useWords } from '../../../words/words.tsx'
import { Portrait } from '../Portrait.tsx'
import { goalName, Lines } from '../secret/Goal.tsx'
import type { VoteCourse } from './course.ts'
import styles from './Report.module.css'
import type { ReportData } from './report.ts'
import { WEIGHTS } from './suspicion.ts'

interface Props {
  readonly data: ReportData
  readonly view: View
}

export function ReportPart({ data, view }: Props): ReactElement {
  const words = useWords()
  const { sight, saying } = useTable()
  const traitors = data.needed.flatMap(({ betrayal }, seat) => (betrayal ? [seat] : []))
  const { turning } = data
  return (
    <div className={styles['report']} data-testid="report">
      <header>
        {traitors.map(seat => (
          <span key={seat} className={styles['face']}>
            <Portrait view={view} seat={seat} />
          </span>
        ))}
        <div>
          {sight.outcome?.reasons.map(reason => (
            <p key={reason.key} className="note">
              {saying.outcome(reason)}
            </p>
          ))}
          {view.mode === 'hidden' && (
            <h3>
              {traitors.length === 0
                ? words.say('report.none')
                : words.say('report.was', { who: { who: traitors[0]! }, n: traitors.length })}
            </h3>
          )}
          {turning && (
            <p>
              {words.say('report.turning', { n: turning.round, lost: turning.lost })}{' '}
              {[...new Set(turning.worst.map(saying.event))].join(' ')}
            </p>
          )}
        </div>
      </header>
      <div className={styles['grid']}>
        <Crises data={data} view={view} />
        {view.mode === 'hidden' && <Suspected data={data} />}
        <Needed data={data} view={view} />
      </div>
    </div>
  )
}

function Crises({ data: { crises, votes, hasAssault, codeVotes, needed }, view }: Props): ReactElement {
  const words = useWords()
  const { nameOf } = useTable()
  const seats = [...view.players.keys()]
  return (
    <section>
      <h3>{words.say('report.gave')}</h3>
      <div className={styles['scrolls']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.say('report.crisis')}</th>
              {seats.map(seat => (
                <th key={seat} scope="col">
                  <Mark seat={seat} size="22px" /> {nameOf(seat)}
                </th>
              ))}
              <th scope="col">{words.say('report.result')}</th>
            </tr>
          </thead>
          <tbody>
            {crises.map(({ crisis, gave, result, score, need }, i) => (
              // Crises in their order.
              <tr key={i}>
                <th scope="row">
                  {words.say(`crisis.${crisis}`)}
                  <small>{words.list(crisisRow(crisis).accepts.map(type => words.say(`type.${type}`)))}</small>
                </th>
                {seats.map(seat => (
                  <td key={seat} data-traitor={needed[seat]!.betrayal || undefined}>
                    {gave[seat]!.length === 0 ? (
                      <span className="note">{words.say('report.nothing')}</span>
                    ) : (
                      gave[seat]!.map((counts, card) => (
                        // Cards in their order.
                        <i key={card} data-against={counts < 0 || undefined}>
                          <span aria-hidden="true">{counts > 0 ? '+' : '−'}</span>
                          <span className="visually-hidden">
                            {words.say(counts > 0 ? 'report.helped' : 'report.harmed')}
                          </span>
                        </i>
                      ))
                    )}
                  </td>
                ))}
                <td data-result={result}>{words.say(`report.${result}`, { score: printed(score), need })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Votes title={words.say('report.votes')} votes={votes.filter(({ isBeforeAssault }) => !isBeforeAssault)} />
      {hasAssault && (
        <Votes
          title={words.say('story.votes.assault')}
          votes={votes.filter(({ isBeforeAssault }) => isBeforeAssault)}
          none={words.say('story.votes.assault.none')}
        />
      )}
      {codeVotes.length > 0 && (
        <>
          <h3>{words.say('story.votes')}</h3>
          <ul className={styles['votes']}>
            {codeVotes.map(({ round, experiment, yes, carried }) => (
              <li key={round}>
                {words.say(carried ? 'story.vote.contained' : 'story.vote.free', {
                  n: round,
                  experiment: words.say(`experiment.${experiment}`),
                  yes: yes.length === 0 ? '–' : words.list(yes.map(nameOf)),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface VotesProps {
  readonly title: string
  readonly votes: readonly VoteCourse[]
  /** What is said where there was no vote; without it there is not even a title. */
  readonly none?: string
}

function Votes({ title, votes, none }: VotesProps): ReactElement | null {
  const words = useWords()
  const { nameOf } = useTable()
  if (votes.length === 0 && none === undefined) return null
  return (
    <>
      <h3>{title}</h3>
      {votes.length === 0 && none !== undefined && <p className="note">{none}</p>}
      <ul className={styles['votes']}>
        {votes.map(({ round, player, yes, carried }, i) => (
          // Votes in their order.
          <li key={i}>
            <Mark seat={player} size="22px" />
            {words.say(carried ? 'report.vote.carried' : 'report.vote.rejected', {
              n: round,
              who: { who: player },
              yes: yes.length === 0 ? '–' : words.list(yes.map(nameOf)),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

function Suspected({ data: { suspicion } }: Pick<Props, 'data'>): ReactElement {
  const words = useWords()
  const { nameOf } = useTable()
  const [isOpen, setOpen] = useState(false)
  return (
    <section>
      <h3>{words.say('report.suspicion')}</h3>
      <LineChart
        curve={suspicion}
        nameOf={nameOf}
        title={words.say('report.suspicion.text')}
        dayOf={n => (n === 0 ? words.say('report.start') : words.say('report.round', { n }))}
      />
      <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{words.say('report.formula')}</summary>
        <p>{words.say('report.formula.text')}</p>
        <ul>
          {(Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map(name => (
            <li key={name}>
              <b>{WEIGHTS[name] > 0 ? `+${WEIGHTS[name]}` : printed(WEIGHTS[name])}</b>{' '}
              {words.say(`report.weight.${name}`)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function Needed({ data: { needed }, view }: Props): ReactElement {
  const words = useWords()
  const { sight, nameOf } = useTable()
  return (
    <section className={styles['wide']}>
      <h3>{words.say('report.needed')}</h3>
      <ul className={styles['cards']}>
        {needed.map(({ aims, betrayal }, seat) => {
          const won = sight.outcome?.winners.includes(seat) ?? false
          const cards = aims.flatMap(aim => aim.cards)
          const short = Math.min(...aims.map(({ lines }) => lines.filter(({ met }) => !met).length))
          return (
            // Seats are known by their number.
            <li key={seat} data-won={won || undefined} style={{ borderTopColor: `var(--seat-${seat + 1})` }}>
              <header>
                <span className={styles['small']}>
                  <Portrait view={view} seat={seat} />
                </span>
                <div>
                  <b>{nameOf(seat)}</b>
                  <small>
                    {cards.length === 0
                      ? words.say('report.together')
                      : words.list(cards.map(id => goalName(id, words)))}
                    {betrayal && `, ${words.say('report.betrayal')}`}
                  </small>
                </div>
              </header>
              <p>
                <b>{resultOf(view, seat, won, short, words)}</b>
              </p>
              {aims.map(aim => (
                <Fragment key={aim.cards.join()}>
                  {aims.length > 1 && (
                    <p className="note">
                      {words.list(aim.cards.map(id => goalName(id, words)))}
                      {aim.cards.some(isBetrayal) && `, ${words.say('report.betrayal')}`}
                    </p>
                  )}
                  <Lines lines={aim.lines} />
                </Fragment>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** An eliminated player has lost (LN-VAR-ELIM-03), and so have two players who both betray (LN-VAR-PD-05). */
function resultOf(view: View, seat: Seat, won: boolean, short: number, words: Words): string {
  if (won) return words.say('report.won')
  if (view.players[seat]!.out) return words.say('table.out')
  return view.mode === 'dilemma' && short === 0 ? words.say('report.both') : words.say('report.short', { n: short })
}
