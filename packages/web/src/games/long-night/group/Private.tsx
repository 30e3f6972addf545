// What lies face down before a player. Showing it is a gesture of its own, and the sheets are drawn by `secret/`.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { ReactElement } from 'react'
import { useOpen } from '../../../face/open.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { secretOf } from '../secret/progress.ts'
import styles from './Private.module.css'

interface Props {
  readonly view: View
  readonly seat: Seat
}

/** So many backs of cards are drawn at most. */
const FAN = 5

export function Private({ view, seat }: Props): ReactElement {
  const words = useWords()
  const { sheet, setSheet } = useOpen()
  const { cards } = view.players[seat]!
  const secret = secretOf(view)
  return (
    <div className={styles['private']}>
      <button
        type="button"
        data-thing="hand"
        data-part="hand"
        aria-haspopup="dialog"
        aria-expanded={sheet === 'hand'}
        onClick={() => setSheet('hand')}
      >
        <span className={styles['fan']} aria-hidden="true">
          {Array.from({ length: Math.min(cards, FAN) }, (_, i) => (
            // Cards that lie face down are alike.
            <i key={i} />
          ))}
        </span>
        <span className={styles['words']}>
          <b>{words.say('colony.hand', { n: cards })}</b>
          <span>
            <Icon name="eye" />
            {words.say('colony.show')}
          </span>
          <span className="visually-hidden">{words.say('colony.show.hand')}</span>
        </span>
      </button>
      {secret && (
        <button
          type="button"
          data-part="secret"
          aria-haspopup="dialog"
          aria-expanded={sheet === 'goal'}
          onClick={() => setSheet('goal')}
        >
          <Icon name="secret" className={styles['envelope']} />
          <span className={styles['words']}>
            <b>{words.say(secret === 'road' ? 'moment.road' : 'colony.secret')}</b>
            <span>
              <Icon name="eye" />
              {words.say('colony.show')}
            </span>
            <span className="visually-hidden">
              {words.say(secret === 'road' ? 'secret.road' : 'colony.show.secret')}
            </span>
          </span>
        </button>
      )}
    </div>
  )
}
