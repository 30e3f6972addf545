// What lies face down before a player. Showing it is a gesture of its own, and the sheets are drawn by `secret/`.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import type { ReactElement } from 'react'
import { useOpen } from '../../../face/open.ts'
import { useOpenCards } from '../../../face/openCards.ts'
import { useWords } from '../../../words/words.tsx'
import { KIND_GLYPHS } from '../art/glyphs/kinds.ts'
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
  const isOpen = useOpenCards()
  const hand = view.own?.hand ?? []
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
        {isOpen ? (
          <OpenFan cards={hand} />
        ) : (
          <span className={styles['fan']} aria-hidden="true">
            {Array.from({ length: Math.min(cards, FAN) }, (_, i) => (
              // Cards that lie face down are alike.
              <i key={i} />
            ))}
          </span>
        )}
        <span className={styles['words']}>
          <b>{words.say('colony.hand', { n: cards })}</b>
          <span>
            <Icon name="eye" />
            {words.say(isOpen ? 'colony.play' : 'colony.show')}
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

/** The own cards, open: a picture and a name each. */
function OpenFan({ cards }: { readonly cards: readonly string[] }): ReactElement {
  const words = useWords()
  return (
    <span className={styles['open']} data-testid="open-hand">
      {cards.map(card => (
        <span key={card} data-card={card} data-type={typeOf(card)} title={words.say(`item.effect.${kindOf(card)}`)}>
          <Icon name={KIND_GLYPHS[kindOf(card)]} />
          <small>{words.say(`item.${kindOf(card)}`)}</small>
        </span>
      ))}
    </span>
  )
}
