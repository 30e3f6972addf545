// The first part of the rail: the question, its options, reasons for refusals, and the confirm button.

import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { headIn } from '../face/choice.ts'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { turnLine } from '../face/turn.ts'
import { IconButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { useIsBeside } from '../ui/layouts.ts'
import { useWords } from '../words/words.tsx'
import { Announced } from './Announced.tsx'
import styles from './Ask.module.css'
import { Advised, CoachButton } from './Coach.tsx'
import { Confirm } from './Confirm.tsx'
import { useChoosing } from './choosing.ts'
import { Heads } from './Heads.tsx'
import { Means } from './Means.tsx'
import { Options } from './Options.tsx'
import { PaymentSheet } from './PaymentSheet.tsx'
import { Standing } from './Standing.tsx'
import { useCoach } from './useCoach.ts'
import { WhyNot } from './WhyNot.tsx'

interface Props {
  /** Stands above the question, for somebody who learns the game. */
  readonly lesson?: ReactNode
  /** Stands under the question: what chance and others made of this person's last choice. */
  readonly results?: ReactNode
  /**
   * In a scene it does not lie over the board and cannot be folded, and the coach is not asked: the table may want the
   * outcome to be hidden.
   */
  readonly isInScene?: boolean
}

/** The question and the confirm button keep their places; what lies between them scrolls. */
export function Ask({ lesson, results, isInScene = false }: Props): ReactElement {
  const words = useWords()
  const at = useTable()
  const { sight, saying, state, face } = at
  const { question: asked, heads, rest, list, choice, payment, refusing } = useChoosing()
  const { fold, setFold } = useOpen()
  const isBeside = useIsBeside()
  const coaching = useCoach()
  const coach = isInScene ? null : coaching
  const [reasonsFor, setReasonsFor] = useState<string>()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const mid = useRef<HTMLDivElement>(null)
  const scrolled = useRef(false)
  useHeadingTakesFocus(section, heading, asked)
  // A new question starts with its first option. Touching scrollTop costs a layout, so only a scrolled list is reset.
  useLayoutEffect(() => {
    if (mid.current && scrolled.current) mid.current.scrollTop = 0
    scrolled.current = false
  }, [asked])
  const seen = useRef(asked)
  useLayoutEffect(() => {
    if (seen.current === asked) return
    seen.current = asked
    if (fold === 'untilAsked') setFold('open')
  }, [asked, fold, setFold])

  const reasons = reasonsFor === asked
  const offered = choice.offers.length > 0
  const folds = !isInScene && !isBeside
  /** A refusal is an answer to something that was pressed, so it is always shown. */
  const folded = folds && offered && fold !== 'open' && refusing === null
  const head = headIn(choice, heads)
  // Where heads fill a small screen, the first option of the chosen one comes into sight.
  const pressed = choice.guessed === undefined ? head : undefined
  useLayoutEffect(() => {
    if (pressed !== undefined)
      mid.current?.querySelector('[data-testid="option"]')?.scrollIntoView({ block: 'nearest' })
  }, [pressed])
  const about = (head === undefined || face.layout ? choice.offers : list).map(({ option }) => option)
  const question = offered && sight.asked ? saying.question(about, sight.view) : turnLine(words, at)
  const hint = offered ? saying.hint(about, sight.view, state.told) : ''
  return (
    <section
      ref={section}
      className={classes('panel raised tray', styles['ask'], folded && styles['folded'], !offered && styles['idle'])}
      aria-labelledby="question"
      data-testid="ask"
      data-asks={offered || undefined}
      data-version={sight.version}
    >
      {lesson}
      <div className={styles['head']}>
        <div className={styles['row']}>
          <h2 id="question" ref={heading} tabIndex={-1}>
            {question}
          </h2>
          {folds && offered && (
            <IconButton
              icon="chevron"
              label={words.say(folded ? 'table.unfold' : 'table.fold')}
              size="18px"
              aria-expanded={!folded}
              className={styles['fold']}
              onClick={() => setFold(folded ? 'open' : 'shut')}
            />
          )}
        </div>
        {hint !== '' && <p className={styles['hint']}>{hint}</p>}
        {offered && !sight.asked && <p className={styles['hint']}>{saying.question(about, sight.view)}</p>}
      </div>
      {results}
      <Announced name={asked} sentence={offered && sight.asked ? question : ''} />
      {payment && <PaymentSheet key={asked} payment={payment} />}
      {offered && !payment && (
        <div
          ref={mid}
          className={classes(styles['mid'], rest.length > 0 && styles['tight'])}
          onScroll={() => {
            scrolled.current = true
          }}
        >
          {coach && <Advised coach={coach} />}
          <Means key={asked} />
          {heads.length > rest.length && <Heads things={heads.filter(head => !rest.includes(head))} />}
          <Options />
          <Standing />
          <WhyNot open={reasons} />
          {coach && <CoachButton coach={coach} />}
        </div>
      )}
      {state.link === 'lost' && <p className={styles['lost']}>{words.say('table.lost')}</p>}
      {!payment && <Confirm reasons={{ open: reasons, toggle: () => setReasonsFor(reasons ? undefined : asked) }} />}
    </section>
  )
}

/** A new question moves the focus to its heading, but only from the old question. */
function useHeadingTakesFocus(
  section: React.RefObject<HTMLElement | null>,
  heading: React.RefObject<HTMLElement | null>,
  question: string,
): void {
  const inside = useRef(false)
  const asked = useRef(question)
  useEffect(() => {
    const look = (event: FocusEvent): void => {
      inside.current = section.current?.contains(event.target as Node) ?? false
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [section])
  useLayoutEffect(() => {
    const isNew = asked.current !== question
    asked.current = question
    if (inside.current && isNew && !document.querySelector('dialog[open]'))
      heading.current?.focus({ preventScroll: true })
  })
}
