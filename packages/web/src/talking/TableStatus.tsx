// The status of the whole table, under the bar: a pause, a bot in one's own seat, a person who has gone, and open votes.

import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTable } from '../face/table.ts'
import type { Answer, OpenMotion } from '../play/table.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { problemLine } from '../words/problemLine.ts'
import { useWords } from '../words/words.tsx'
import { awaitedOf, goneOf } from './gone.ts'
import { endOf, isTakenBack, motionKey, settledOf } from './motions.ts'
import styles from './TableStatus.module.css'
import { useFirstUndone } from './useFirstUndone.ts'

export function TableStatus(): ReactElement {
  const words = useWords()
  const { table, info, me, saying, sight } = useTable()
  const { controls } = table
  const [problem, setProblem] = useState('')
  const { end, onOwnNo } = useVoteResult()
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
        awaitedOf(goneOf(info), sight.view.waiting).map(({ seat, name }) => (
          <Matter key={seat} text={words.say('table.notConnected', { name })}>
            {info.owner && controls && (
              <Button onClick={() => void ask(controls.setBot(seat, 'greedy'))}>
                {words.say('table.bot', { name })}
              </Button>
            )}
          </Matter>
        ))}
      {sits &&
        info.motions.map(motion => (
          <Motion
            key={motionKey(motion)}
            motion={motion}
            onVote={yes => {
              if (!yes) onOwnNo(motion)
              void ask(controls.vote(motion, yes))
            }}
          />
        ))}
      {end !== undefined && <Matter text={words.say(end)} />}
      {problem !== '' && <Matter text={problem} />}
    </div>
  )
}

/** Whether a person has sat here since the page was opened. */
function useHasSat(sits: boolean): boolean {
  const [sat, setSat] = useState(sits)
  if (sits && !sat) setSat(true)
  return sat
}

interface MatterProps {
  readonly text: string
  readonly children?: ReactNode
}

const Matter = ({ text, children }: MatterProps): ReactElement => (
  <div className={styles['matter']}>
    <p>{text}</p>
    {children !== undefined && <span>{children}</span>}
  </div>
)

interface MotionProps {
  readonly motion: OpenMotion
  readonly onVote: (yes: boolean) => void
}

function Motion({ motion, onVote }: MotionProps): ReactElement {
  const words = useWords()
  const text = motion.about === 'rewind' ? <Back version={motion.version} /> : words.say(`table.motion.${motion.about}`)
  return (
    <div className={styles['matter']} data-motion={motion.about}>
      <p>
        {text}
        {motion.agreed && <small>{words.say('table.motion.agreed')}</small>}
      </p>
      <span>
        {motion.agreed ? (
          <Button onClick={() => onVote(false)} says="table.motion.withdraw" />
        ) : (
          <>
            <Button onClick={() => onVote(true)} says="table.yes" />
            <Button onClick={() => onVote(false)} says="table.no" />
          </>
        )}
      </span>
    </div>
  )
}

/** Where a vote to go back would lead: in the words of the log where that is still known. */
function Back({ version }: { readonly version: number }): ReactElement {
  const words = useWords()
  const { state } = useTable()
  const what = useFirstUndone(version)
  const n = (state.sight?.version ?? version) - version
  return <>{what === '' ? words.say('table.motion.rewind', { n }) : words.say('table.motion.before', { what })}</>
}

/** A rewind follows a moment after its vote is closed. */
const SETTLES = 700
const LASTS = 8000

interface VoteResult {
  /** The result of the last vote, shown for a while. */
  readonly end: string | undefined
  /** Called for one's own no, whose result need not be shown. */
  readonly onOwnNo: (motion: OpenMotion) => void
}

function useVoteResult(): VoteResult {
  const { info, state } = useTable()
  const [end, setEnd] = useState<string>()
  const before = useRef(info.motions)
  const own = useRef<string>(undefined)
  const isSettling = useRef(false)
  const now = useRef({ info, told: state.told.length })
  useEffect(() => {
    now.current = { info, told: state.told.length }
  })
  useEffect(() => {
    const [motion] = settledOf(before.current, info.motions)
    before.current = info.motions
    if (!motion) return
    if (own.current === motionKey(motion)) {
      own.current = undefined
      return
    }
    const told = now.current.told
    isSettling.current = true
    setTimeout(() => {
      isSettling.current = false
      setEnd(endOf(motion, { info: now.current.info, told: { before: told, now: now.current.told } }))
    }, SETTLES)
  }, [info.motions])
  const last = useRef(state)
  useEffect(() => {
    if (isTakenBack(last.current, state) && !isSettling.current) setEnd('table.takenBack')
    last.current = state
  }, [state])
  useEffect(() => {
    if (end === undefined) return
    const clock = setTimeout(() => setEnd(undefined), LASTS)
    return () => clearTimeout(clock)
  }, [end])
  return {
    end,
    onOwnNo(motion) {
      own.current = motionKey(motion)
    },
  }
}
