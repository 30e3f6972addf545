// The lesson above the question: a line that unfolds to two sentences, and a ring around the thing they are about.

import type { Seat } from '@lastlight/kernel'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../art/index.ts'
import type { Lesson as Content, StepInput } from '../../face/lesson.ts'
import { useOpen } from '../../face/open.ts'
import { usePointing } from '../../face/pointing.ts'
import { useTable } from '../../face/table.ts'
import type { GameEvent, GameOption, GameView } from '../../play/game.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { useShowing } from '../../showing/showing.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { keep, keptFor } from './keeping.ts'
import styles from './Lesson.module.css'
import { backward, begun, followed, onward, readNow } from './lesson.ts'
import { Pointer } from './Pointer.tsx'
import { show, usePlaces } from './usePlaces.ts'

type AnyLesson = Content<GameView, GameOption, GameEvent>

const learned = (game: string): void => {
  const { learned: before } = prefs.get()
  if (!before.includes(game)) setPrefs({ learned: [...before, game] })
}

/** Room for the whole card beside the question; elsewhere it is one line at first. */
const ROOMY = '(min-width: 1101px) and (min-height: 641px)'

interface Props {
  readonly game: string
  readonly lesson: AnyLesson
  readonly seat: Seat
}

export function Lesson({ game, lesson, seat }: Props): ReactElement | null {
  const words = useWords()
  const { table, sight } = useTable()
  const { choice } = usePointing()
  const { told } = useShowing()
  const now: StepInput<GameView, GameOption, GameEvent> = {
    view: sight.view,
    seat,
    options: choice.offers.map(({ option }) => option),
    told,
    pointed: choice.pointed,
  }
  const [steps] = useState(() => lesson.steps.filter(({ isFor }) => isFor?.(now) ?? true))
  const [begin] = useState(() => keptFor(table.id) ?? (lesson.isEarly(now.view) ? [] : steps.map(({ id }) => id)))
  const [progress, setProgress] = useState(() => begun(begin))
  const [isOpen, setOpen] = useState(() => matchMedia(ROOMY).matches)
  const current = followed(steps, progress, now)
  if (current !== progress) setProgress(current)
  const { read, back } = current
  const isOver = read.length >= steps.length || lesson.isLate(now.view)
  useEffect(() => {
    keep(table.id, read)
    if (isOver && begin.length < steps.length) learned(game)
  }, [table.id, game, read, isOver, begin, steps.length])

  const step = isOver ? undefined : readNow(steps, current)
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
          number={read.length - back + 1}
          of={steps.length}
          isOpen={isOpen}
          onFold={() => setOpen(!isOpen)}
          onNext={() => setProgress(onward(current))}
          onSkip={() => learned(game)}
          onBack={back < read.length ? () => setProgress(backward(current)) : undefined}
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
  readonly of: number
  readonly isOpen: boolean
  readonly onFold: () => void
  readonly onNext: () => void
  readonly onSkip: () => void
  readonly onBack: (() => void) | undefined
}

function Card({ title, text, at, number, of, isOpen, onFold, onNext, onSkip, onBack }: CardProps): ReactElement {
  const words = useWords()
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const { target, own } = usePlaces(card, at)
  const { setFold } = useOpen()
  return (
    <section ref={card} className={styles['lesson']} aria-labelledby={id} data-testid="lesson">
      {isOpen && target?.isSeen && own && <Pointer target={target.box} card={own} />}
      <header>
        <h2 id={id}>
          <button type="button" aria-expanded={isOpen} aria-controls={`${id}-text`} onClick={onFold}>
            <Icon name="lantern" />
            <span>{title}</span>
            <Icon name="chevron" />
          </button>
        </h2>
        <span className={styles['progress']}>{words.say('learn.progress', { n: number, of })}</span>
        <IconButton icon="close" label={words.say('learn.skip')} onClick={onSkip} />
      </header>
      <div id={`${id}-text`} className={styles['card']} hidden={!isOpen}>
        <p>{text}</p>
        <div className={`row ${styles['ways']}`}>
          {onBack && <Button look="quiet" onClick={onBack} says="learn.back" />}
          {target && !target.isSeen && (
            <Button
              look="quiet"
              icon="eye"
              onClick={() => {
                // On a small screen the question lies over the board.
                setFold('untilAsked')
                show(target)
              }}
              says="learn.show"
            />
          )}
          <Button className={styles['next']} onClick={onNext} says={number === of ? 'learn.last' : 'learn.next'} />
        </div>
      </div>
    </section>
  )
}
