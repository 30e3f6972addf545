// A vote: sealed, changeable until all are in, then all votes at once. Nothing here tells who is slow.

import type { Event, Option, View } from '@lastlight/long-night'
import { asking } from '@lastlight/long-night/queries/asking'
import { groupOf, playerOf, rightOf } from '@lastlight/long-night/queries/position'
import { voteSubjectOf } from '@lastlight/long-night/text'
import { type CSSProperties, type ReactElement, type ReactNode, Suspense } from 'react'
import { Mark } from '../../../face/Mark.tsx'
import { useTable, useTold } from '../../../face/table.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { CodeVote } from '../modules/raxxon/lazy.ts'
import { Portrait } from '../Portrait.tsx'
import { roadVotedOn, sidesOf } from './ballots.ts'
import { givenBy } from './given.ts'
import styles from './Moments.module.css'
import type { TurningMoment, VotedMoment, VoteMoment } from './moment.ts'
import { RoadCard, RoadOptions } from './Road.tsx'
import { tieIn } from './tie.ts'

interface Props {
  readonly view: View
  readonly question: ReactNode
}

export function Vote({
  moment: { by, isWatched },
  view,
  question,
}: Props & { readonly moment: VoteMoment }): ReactElement {
  const words = useWords()
  const told = useTold<Event>()
  const exile = view.motion !== null && 'exile' in view.motion ? view.motion.exile : undefined
  const law = view.motion !== null && 'law' in view.motion ? view.motion.law : undefined
  const onCode = (view.raxxon?.checking && view.raxxon.log) || undefined
  const card = roadVotedOn(view)
  const isOnToken = card === undefined && voteSubjectOf(view).of === 'token'
  const ballots = <Ballots view={view} question={question} />
  if (card !== undefined)
    return (
      <RoadCard card={card} reader={rightOf(view, view.active)}>
        {isWatched && <RoadOptions card={card} />}
        {ballots}
      </RoadCard>
    )
  return (
    <div className={styles['vote']}>
      <div className={styles['accused']}>
        {exile !== undefined && (
          <span className={styles['big']}>
            <Portrait view={view} seat={exile} />
          </span>
        )}
        <div>
          {by !== undefined && (
            <p className={styles['eyebrow']}>
              <Mark seat={by} size="22px" /> {words.say('moment.vote.by', { who: { who: by } })}
            </p>
          )}
          <h2 id="moment">
            {exile === undefined
              ? onCode === undefined
                ? words.say(isOnToken ? 'moment.vote.token' : 'moment.vote.title')
                : words.say('raxxon.vote.title', { what: words.say(`experiment.${onCode}`) })
              : words.say('moment.vote.exile', { who: { who: exile } })}
          </h2>
          {law !== undefined && <p>{words.say('moment.vote.law', { effect: words.say(`lasting.effect.${law}`) })}</p>}
          {exile !== undefined && (
            <p>
              {words.say('moment.vote.facts', {
                people: groupOf(view, exile).length,
                cards: playerOf(view, exile) && view.players[exile]!.cards,
                now: givenBy(told, exile, 0),
                before: givenBy(told, exile, 1),
              })}
            </p>
          )}
        </div>
      </div>
      {onCode !== undefined && (
        <Suspense>
          <CodeVote view={view} />
        </Suspense>
      )}
      {ballots}
    </div>
  )
}

/** The two buttons, and what becomes of the votes. */
function Ballots({ view, question }: Props): ReactElement {
  const words = useWords()
  const { sight } = useTable()
  const exile = view.motion !== null && 'exile' in view.motion ? view.motion.exile : undefined
  const tie = tieIn(view)
  const isSealed = asking(sight.options as readonly Option[]) === 'reconsider'
  return (
    <>
      <div className={styles['ballots']}>{question}</div>
      {isSealed && (
        <p className={styles['sealed']}>
          <Icon name="secret" size="32px" />
          <span>
            <b>{words.say('moment.vote.sealed')}</b> {words.say('moment.vote.change')}
          </span>
        </p>
      )}
      <p className={styles['wait']}>
        <span className={styles['dots']} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {words.say('moment.vote.together')}
      </p>
      <ul className={styles['facts']}>
        <li>
          <Icon name="people" size="20px" />
          {words.say(tie === 'first' ? 'moment.vote.tie' : `moment.vote.tie.${tie}`, { who: { who: view.first } })}
        </li>
        {exile !== undefined && (
          <li>
            <Icon name="morale" size="20px" />
            {words.say(view.players.some(({ role }) => role === 'loyal') ? 'moment.vote.end' : 'moment.vote.loyal')}
          </li>
        )}
      </ul>
    </>
  )
}

/** The votes are turned over; what they come to is told after the last one. */
export function Turning({
  moment: { event, votes, exile },
  view,
}: Props & { readonly moment: TurningMoment }): ReactElement {
  const words = useWords()
  const subject =
    exile === undefined
      ? words.say(event.why === 'token' ? 'moment.vote.token' : 'moment.vote.title')
      : words.say('moment.vote.exile', { who: { who: exile } })
  return (
    <div className={styles['vote']}>
      <p className={styles['eyebrow']}>{subject}</p>
      <h2 id="moment">{words.say('moment.voted.turned')}</h2>
      <Flips votes={votes} why={event.why} isExile={exile !== undefined} view={view} isTurning />
    </div>
  )
}

interface FlipsProps extends Pick<VotedMoment, 'votes'> {
  readonly why: VotedMoment['event']['why']
  readonly isExile: boolean
  readonly view: View
  /** Whether they are turned over now, one after the other. */
  readonly isTurning?: boolean
}

function Flips({ votes, why, isExile, view, isTurning = false }: FlipsProps): ReactElement {
  const words = useWords()
  const { nameOf } = useTable()
  const sides = sidesOf(why, view)
  return (
    <ul className={styles['flips']} data-turning={isTurning || undefined}>
      {votes.map((vote, i) => (
        <li key={vote.seat} data-yes={vote.yes || undefined} style={{ '--nth': i } as CSSProperties}>
          <Icon name={isExile ? (vote.yes ? 'exile' : 'entrance') : vote.yes ? 'check' : 'close'} size="36px" />
          <b data-long={sides !== undefined || undefined}>
            {words.say(
              sides
                ? sides[vote.yes ? 0 : 1]
                : ballotOf(vote.yes, isExile ? 'exile' : why === 'code' ? 'code' : 'other'),
            )}
          </b>
          <span className={styles['who']}>
            <Portrait view={view} seat={vote.seat} />
          </span>
          <span>{nameOf(vote.seat)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What a vote stood for, in a word. */
function ballotOf(yes: boolean, on: 'exile' | 'code' | 'other'): string {
  switch (on) {
    case 'exile':
      return yes ? 'moment.voted.exile' : 'moment.voted.stay'
    case 'code':
      return yes ? 'raxxon.voted.contain' : 'raxxon.voted.release'
    case 'other':
      return yes ? 'moment.voted.yes' : 'moment.voted.no'
  }
}

export function Voted({
  moment: { event, votes, exile, tie },
  view,
}: Props & { readonly moment: VotedMoment }): ReactElement {
  const words = useWords()
  const { nameOf } = useTable()
  const yes = votes.filter(vote => vote.yes).length
  const isExile = exile !== undefined
  const sides = sidesOf(event.why, view)
  if (sides)
    return (
      <div className={styles['vote']}>
        <p className={styles['eyebrow']}>
          {words.say(event.why === 'token' ? 'moment.vote.token' : 'moment.vote.title')}
        </p>
        <h2 id="moment">{words.say(sides[event.carried ? 0 : 1])}</h2>
        <ul className={styles['options']}>
          {sides.map((side, i) => (
            <li key={side}>
              <b>{words.say(side)}</b>
              <span>
                {words.list(votes.filter(vote => vote.yes === (i === 0)).map(vote => nameOf(vote.seat))) || '–'}
              </span>
            </li>
          ))}
        </ul>
        <Decided tie={tie} />
      </div>
    )
  return (
    <div className={styles['vote']}>
      <p className={styles['eyebrow']}>
        {isExile ? words.say('moment.vote.exile', { who: { who: exile } }) : words.say('moment.vote.title')}
      </p>
      <h2 id="moment">{words.say(event.carried ? 'log.carried' : 'log.rejected')}</h2>
      <Flips votes={votes} why={event.why} isExile={isExile} view={view} />
      <p className={styles['tally']}>{words.say('moment.voted.count', { yes, no: votes.length - yes })}</p>
      <Decided tie={tie} />
    </div>
  )
}

function Decided({ tie }: { readonly tie: VotedMoment['tie'] }): ReactElement | null {
  const words = useWords()
  if (tie === undefined) return null
  return (
    <p className={styles['note']}>
      <Icon name="people" size="20px" />
      {tie === 'fails' ? words.say('moment.voted.tie.fails') : words.say('moment.voted.tie', { who: { who: tie } })}
    </p>
  )
}
