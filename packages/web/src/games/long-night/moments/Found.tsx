// The cards that a search has turned up, large over their location, before one of them is kept.

import type { View } from '@lastlight/long-night'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import { type ReactElement, useCallback, useState } from 'react'
import { useOpenCards } from '../../../face/openCards.ts'
import { usePointing } from '../../../face/pointing.ts'
import { Button } from '../../../ui/Button.tsx'
import { isSecondPress } from '../../../ui/secondPress.ts'
import { useHides } from '../../../ui/useHides.ts'
import { useWords } from '../../../words/words.tsx'
import { CardBack } from '../art/cards.tsx'
import { KIND_GLYPHS } from '../art/glyphs/kinds.ts'
import { Icon } from '../art/icons.tsx'
import { isAbout } from '../hand.ts'
import type { ScreenOption } from '../runs.ts'
import { cardLabel } from '../secret/cardLabel.ts'
import styles from './Found.module.css'
import type { FoundMoment } from './moment.ts'

export function Found({
  moment: { cards },
  view,
}: {
  readonly moment: FoundMoment
  readonly view: View
}): ReactElement {
  const words = useWords()
  const isOpen = useOpenCards()
  const [isTurned, setTurned] = useState(false)
  return (
    <div className={styles['found']}>
      <h2 id="moment">{words.say('moment.found')}</h2>
      {isOpen || isTurned ? (
        <ul>
          {cards.map(card => (
            <Card key={card} card={card} view={view} />
          ))}
        </ul>
      ) : (
        <p>
          {cards.map(card => (
            <CardBack key={card} kind="item" />
          ))}
          <Button icon="eye" look="go" onClick={() => setTurned(true)} says="colony.show" />
        </p>
      )}
      {isTurned && <Turned hide={setTurned} />}
    </div>
  )
}

/** Cards that were turned for a moment lie face down again when their owner looks away. */
function Turned({ hide }: { readonly hide: (turned: boolean) => void }): null {
  useHides(useCallback(() => hide(false), [hide]))
  return null
}

function Card({ card, view }: { readonly card: string; readonly view: View }): ReactElement {
  const words = useWords()
  const { choice, choose } = usePointing<ScreenOption>()
  const [type, kind] = [typeOf(card), kindOf(card)]
  const keeping = choice.offers.find(({ option }) => isAbout(option, card, view))
  return (
    <li className={styles['card']} data-thing={`card:${card}`} data-found={kind}>
      <span className={styles['picture']} aria-hidden="true">
        <Icon name={KIND_GLYPHS[kind]} />
      </span>
      <small>
        <Icon name={type} size="16px" /> {words.say(`type.${type}`)}
      </small>
      <b>{words.say(`item.${kind}`)}</b>
      <p>{words.say(`item.effect.${kind}`)}</p>
      {keeping && (
        <button
          type="button"
          data-testid="keep"
          aria-pressed={choice.chosen === keeping.option}
          onClick={event => {
            if (!isSecondPress(event)) choose(keeping.option)
          }}
        >
          {cardLabel(keeping.option, view, words)}
          <span className="visually-hidden">: {words.say(`item.${kind}`)}</span>
        </button>
      )}
    </li>
  )
}
