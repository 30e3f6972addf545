// The first part of the rail: the question, its options, reasons for refusals, and the confirm button.

import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { headIn } from '../face/choice.ts'
import { useShown } from '../face/shown.ts'
import { useTable } from '../face/table.ts'
import { turnLine } from '../face/turn.ts'
import { IconButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words/words.tsx'
import styles from './Ask.module.css'
import { Coach } from './Coach.tsx'
import { Confirm } from './Confirm.tsx'
import { useChoosing } from './choosing.ts'
import { Heads } from './Heads.tsx'
import { Options } from './Options.tsx'
import { PaymentSheet } from './PaymentSheet.tsx'
import { WhyNot } from './WhyNot.tsx'

export function Ask(): ReactElement {
  const words = useWords()
  const at = useTable()
  const { sight, saying, state } = at
  const { question: asked, heads, list, choice, payment } = useChoosing()
  const { isShowing, skip } = useShown()
  const [folded, setFolded] = useState(false)
  const [reasons, setReasons] = useState(false)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const mid = useRef<HTMLDivElement>(null)
  useHeadingTakesFocus(section, heading, asked)
  // A new question starts with its first option, wherever the last one was scrolled to.
  useLayoutEffect(() => {
    if (mid.current) mid.current.scrollTop = 0
  }, [asked])

  const offered = choice.offers.length > 0
  const head = headIn(choice, heads)
  const about = (head === undefined ? choice.offers : list).map(({ option }) => option)
  const question = offered && sight.asked ? saying.question(about, sight.view) : turnLine(words, at)
  const hint = offered ? saying.hint(about, sight.view) : ''
  return (
    <section
      ref={section}
      className={classes(styles['ask'], folded && styles['folded'], !offered && styles['idle'])}
      aria-labelledby="question"
      data-testid="ask"
    >
      <div className={styles['head']}>
        <div className={styles['row']}>
          <h2 id="question" ref={heading} tabIndex={-1}>
            {question}
          </h2>
          {offered && (
            <IconButton
              icon="chevron"
              label={words.say(folded ? 'table.unfold' : 'table.fold')}
              aria-expanded={!folded}
              className={styles['fold']}
              onClick={() => setFolded(!folded)}
            />
          )}
        </div>
        {hint !== '' && <p className={styles['hint']}>{hint}</p>}
        {offered && !sight.asked && <p className={styles['hint']}>{saying.question(about, sight.view)}</p>}
        {heads.length > 0 && !payment && <Heads />}
      </div>
      {payment && <PaymentSheet key={asked} payment={payment} />}
      {offered && !payment && (
        <div ref={mid} className={styles['mid']}>
          <Options />
          <WhyNot open={reasons} />
          <Coach />
        </div>
      )}
      {isShowing && (
        <div className={styles['skip']}>
          <button type="button" onClick={skip}>
            {words.say('table.skipScenes')}
          </button>
        </div>
      )}
      {state.link === 'lost' && <p className={styles['lost']}>{words.say('table.lost')}</p>}
      {!payment && <Confirm reasons={{ open: reasons, toggle: () => setReasons(!reasons) }} />}
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
    if (asked.current === question) return
    asked.current = question
    if (inside.current && !document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true })
  }, [heading, question])
}
