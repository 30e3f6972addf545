// A crossroads card: it stops the table for everybody. The options come a moment later, so that nobody presses one that
// they have not read.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { type CrossroadsId, crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Mark } from '../../../face/Mark.tsx'
import { useTable } from '../../../face/table.ts'
import { useWords } from '../../../words/words.tsx'
import { CrossroadsScene } from '../art/CrossroadsScene.tsx'
import { Icon } from '../art/icons.tsx'
import { isHidden } from '../hiddenEffects.ts'
import styles from './Moments.module.css'
import type { RoadMoment } from './moment.ts'
import { Story } from './Story.tsx'

/** How long the story stands alone. */
const READING_MS = 600

interface Props {
  readonly moment: RoadMoment
  readonly view: View
  readonly question: ReactNode
}

interface CardProps {
  readonly card: string
  readonly reader: Seat
  readonly children: ReactNode
}

/** The picture and the story of the card, and beside them the rest. */
export function RoadCard({ card, reader, children }: CardProps): ReactElement {
  const words = useWords()
  return (
    <div className={styles['road']}>
      <div className={styles['scene']}>
        <CrossroadsScene card={card as CrossroadsId} />
        <p>
          <Icon name="crossroads" size="16px" />
          {words.say(`crossroads.trigger.${card}`)}
        </p>
      </div>
      <div className={styles['text']}>
        <p className={styles['eyebrow']}>
          {words.say('moment.road')} <Mark seat={reader} size="22px" />
          {words.say('moment.reader', { who: { who: reader } })}
        </p>
        <h2 id="moment">{words.say(`crossroads.${card}`)}</h2>
        <Story text={words.say(`crossroads.story.${card}`)} />
        {children}
      </div>
    </div>
  )
}

/** For those who do not choose. */
export function RoadOptions({ card }: Pick<CardProps, 'card'>): ReactElement {
  const words = useWords()
  const { info } = useTable()
  return (
    <ul className={styles['options']}>
      {crossroadsRow(card).options.map(option => (
        <li key={option}>
          <b>{words.say(`crossroads.option.${card}.${option}`)}</b>
          {!isHidden(info.config) && <span>{words.say(`crossroads.effect.${card}.${option}`)}</span>}
        </li>
      ))}
    </ul>
  )
}

export function Road({ moment: { card, reader, seat, chosen, stands }, question }: Props): ReactElement {
  const words = useWords()
  const { me } = useTable()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const clock = setTimeout(() => setRead(true), READING_MS)
    return () => clearTimeout(clock)
  }, [])
  const mine = me === seat
  return (
    <RoadCard card={card} reader={reader}>
      {stands && !mine && <RoadOptions card={card} />}
      {chosen !== undefined && (
        <div className={styles['chosen']}>
          <b>{words.say(`crossroads.option.${card}.${chosen}`)}</b>
          <p>{words.say(`crossroads.effect.${card}.${chosen}`)}</p>
        </div>
      )}
      {stands && isRead && question}
      {stands && mine && (
        <p className={styles['note']}>
          <Icon name="lock" size="14px" />
          {words.say('moment.road.you')}
        </p>
      )}
    </RoadCard>
  )
}
