// The lesson on the screen: a card with two sentences, and a ring around what they are about.

import type { Seat } from '@lastlight/kernel'
import type { Event, Option, View } from '@lastlight/outlive'
import { type CSSProperties, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../art/index.ts'
import { usePointing } from '../../face/pointing.ts'
import { useTable } from '../../face/table.ts'
import { FIRST_DAY, type Now } from '../../games/outlive/lesson/firstDay.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { useShowing } from '../../showing/showing.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { keep, keptFor } from './keeping.ts'
import styles from './Lesson.module.css'
import { backward, begun, followed, onward, type Progress, readNow } from './lesson.ts'
import { Pointer } from './Pointer.tsx'
import { show, usePlaces } from './usePlaces.ts'

const learned = (): void => {
  const { learned: before } = prefs.get()
  if (!before.includes('outlive')) setPrefs({ learned: [...before, 'outlive'] })
}

/** Whoever comes to a table that was begun long ago is not told how to begin. */
const first = (table: string, { round }: View): Progress => begun(keptFor(table) ?? (round <= 1 ? 0 : FIRST_DAY.length))

export function Lesson({ seat }: { readonly seat: Seat }): ReactElement | null {
  const words = useWords()
  const { table, sight } = useTable()
  const { choice } = usePointing<Option>()
  const { told } = useShowing()
  const now: Now = {
    view: sight.view as View,
    seat,
    options: choice.offers.map(({ option }) => option),
    told: told as readonly Event[],
    pointed: choice.pointed,
  }
  const [begin] = useState(() => first(table.id, now.view))
  const [progress, setProgress] = useState(begin)
  const current = followed(FIRST_DAY, progress, now)
  if (current !== progress) setProgress(current)
  const { reached, shown } = current
  const isOver = reached >= FIRST_DAY.length
  useEffect(() => {
    keep(table.id, reached)
    if (isOver && begin.reached < FIRST_DAY.length) learned()
  }, [table.id, reached, isOver, begin])

  const step = readNow(FIRST_DAY, current, now)
  const title = step ? words.say(`learn.${step.id}`) : ''
  const text = step ? words.say(`learn.${step.id}.text`) : ''
  return (
    <>
      <p className="visually-hidden" role="status">
        {step && `${title}. ${text}`}
      </p>
      {step && (
        <Card
          title={title}
          text={text}
          at={step.at(now)}
          number={shown + 1}
          onNext={() => setProgress(onward(current))}
          onBack={shown > 0 ? () => setProgress(backward(current)) : undefined}
        />
      )}
    </>
  )
}

interface CardProps {
  readonly title: string
  readonly text: string
  readonly at: readonly string[]
  readonly number: number
  readonly onNext: () => void
  readonly onBack: (() => void) | undefined
}

function Card({ title, text, at, number, onNext, onBack }: CardProps): ReactElement {
  const words = useWords()
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const { target, own, tray } = usePlaces(card, at)
  useLayoutEffect(() => {
    const leaving = card.current
    return () => {
      // Whoever had just pressed a button here goes on at the question.
      if (leaving?.contains(document.activeElement)) document.getElementById('question')?.focus({ preventScroll: true })
    }
  }, [])
  const of = FIRST_DAY.length
  return (
    <>
      {target?.isSeen && own && <Pointer target={target.box} card={own} />}
      <section
        ref={card}
        className={styles['card']}
        style={{ '--tray': `${tray}px` } as CSSProperties}
        aria-labelledby={id}
        data-testid="lesson"
      >
        <header>
          <Icon name="lantern" />
          <h2 id={id}>{title}</h2>
          <span className={styles['progress']}>{words.say('learn.progress', { n: number, of })}</span>
          <IconButton icon="close" label={words.say('learn.skip')} onClick={learned} />
        </header>
        <p className={styles['text']}>{text}</p>
        <div className={styles['ways']}>
          {onBack && (
            <Button look="quiet" onClick={onBack}>
              {words.say('learn.back')}
            </Button>
          )}
          {target && !target.isSeen && (
            <Button look="quiet" icon="eye" onClick={() => show(target)}>
              {words.say('learn.show')}
            </Button>
          )}
          <Button className={styles['next']} onClick={onNext}>
            {words.say(number === of ? 'learn.last' : 'learn.next')}
          </Button>
        </div>
      </section>
    </>
  )
}
