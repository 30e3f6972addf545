// The status of the whole table, under the bar: a pause, a bot in one's own seat, a person who has gone, and open votes.

import type { Words } from '@lastlight/words'
import { type ReactElement, useEffect, useState } from 'react'
import type { Saying } from '../face/face.ts'
import { useTable } from '../face/table.ts'
import type { Answer, OpenMotion } from '../play/table.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { problemLine } from '../words/problemLine.ts'
import { useWords } from '../words/words.tsx'
import { BackVerdict, WishToGoBack } from './back/BackStatus.tsx'
import { awaitedOf, goneOf, lostOf } from './gone.ts'
import { Matter } from './Matter.tsx'
import styles from './TableStatus.module.css'
import type { TakenBack } from './takenBack.ts'
import { useTakenBack, useVerdict } from './verdicts.ts'

export function TableStatus(): ReactElement {
  const words = useWords()
  const { table, info, me, saying, sight } = useTable()
  const { controls, back } = table
  const [problem, setProblem] = useState('')
  const { verdict, close } = useVerdict()
  const undone = useTakenBack()
  const isPlaying = info.status === 'playing'
  const sits = controls !== undefined && me !== undefined
  const isLoggedOut = useHasSat(sits) && !sits

  async function ask(work: Promise<Answer>): Promise<void> {
    const answer = await work
    if (answer.ok) setProblem('')
    else setProblem('problem' in answer ? problemLine(words, answer.problem) : saying.refusal(answer.reason))
  }

  return (
    <div className={styles['matters']} role="status" data-testid="matters">
      {isPlaying && info.paused && (
        <Matter text={words.say('table.paused')}>
          {sits && <Button onClick={() => void ask(controls.resume())} says="table.resume" />}
        </Matter>
      )}
      {isPlaying && sits && info.seats[me]?.away && (
        <Matter text={words.say('table.standIn')}>
          <Button onClick={() => void ask(controls.comeBack(me))} says="table.back" />
        </Matter>
      )}
      {isPlaying && isLoggedOut && (
        <Matter text={words.say('table.loggedOut')}>
          <ButtonLink href="/settings" says="shell.settings" />
        </Matter>
      )}
      {isPlaying &&
        info.seats
          .filter(({ me: isMine, kind, away }) => !isMine && kind === 'person' && away)
          .map(({ seat, name }) => <Matter key={seat} text={words.say('table.standIn.other', { name })} />)}
      {isPlaying &&
        awaitedOf(lostOf(info), sight.view.waiting).map(({ seat, name, keptUntil }) => (
          <Matter key={seat} text={<Kept name={name} until={keptUntil!} />} />
        ))}
      {isPlaying &&
        awaitedOf(goneOf(info), sight.view.waiting).map(({ seat, name }) => (
          <Matter
            key={seat}
            text={words.say('table.notConnected', { name })}
            note={info.owner ? undefined : words.say('table.notConnected.host')}
          >
            {info.owner && controls && (
              <Button onClick={() => void ask(controls.setBot(seat, 'greedy'))}>
                {words.say('table.bot', { name })}
              </Button>
            )}
          </Matter>
        ))}
      {isPlaying &&
        info.motions.map(motion => {
          if (motion.about === 'remove') {
            const { seat } = motion
            const vote = (yes: boolean): void => void ask(controls!.voteRemoval(seat, yes))
            return <Motion key={`remove ${seat}`} motion={motion} name={info.seats[seat]?.name} onVote={vote} />
          }
          if (motion.about !== 'rewind')
            return (
              <Motion key={motion.about} motion={motion} onVote={yes => void ask(controls!.vote(motion.about, yes))} />
            )
          const vote = (yes: boolean): void => void ask(back!.vote(motion.version, yes))
          const votes = me !== undefined && !info.seats[me]?.away
          return <WishToGoBack key={motion.version} wish={motion} onVote={votes ? vote : undefined} />
        })}
      {verdict && verdict.about !== 'rewind' && <Matter text={words.say('table.motion.closed')} />}
      {verdict?.about === 'rewind' && <BackVerdict key={verdict.n} verdict={verdict} onClose={close} />}
      {undone && <Matter about="undone" text={undoneLine(undone, words, saying)} />}
      {problem !== '' && <Matter text={problem} />}
    </div>
  )
}

/** Who has taken back what, as far as the reader had heard of it. */
function undoneLine({ by, events }: TakenBack, words: Words, saying: Saying): string {
  const who = { who: by }
  const what = events.map(each => saying.event(each)).find(each => each !== '')
  return what === undefined ? words.say('table.takenBack', { who }) : words.say('table.takenBack.what', { who, what })
}

/** Whether a person has sat here since the page was opened. */
function useHasSat(sits: boolean): boolean {
  const [sat, setSat] = useState(sits)
  if (sits && !sat) setSat(true)
  return sat
}

/** For how long the seat of somebody who has lost the connection is kept: it counts down calmly. */
function Kept({ name, until }: { readonly name: string; readonly until: number }): ReactElement {
  const words = useWords()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [])
  return <>{words.say('table.lostConnection', { name, n: Math.max(0, Math.ceil((until - now) / 1000)) })}</>
}

interface MotionProps {
  readonly motion: Exclude<OpenMotion, { readonly about: 'rewind' }>
  /** The person whom it is about. */
  readonly name?: string | undefined
  readonly onVote: (yes: boolean) => void
}

function Motion({ motion: { about, agreed }, name = '', onVote }: MotionProps): ReactElement {
  const words = useWords()
  return (
    <Matter
      about={about}
      text={words.say(`table.motion.${about}`, { name })}
      note={agreed ? words.say('table.motion.agreed') : undefined}
    >
      {agreed ? (
        <Button onClick={() => onVote(false)} says="table.motion.withdraw" />
      ) : (
        <>
          <Button onClick={() => onVote(true)} says="table.yes" />
          <Button onClick={() => onVote(false)} says="table.no" />
        </>
      )}
    </Matter>
  )
}
