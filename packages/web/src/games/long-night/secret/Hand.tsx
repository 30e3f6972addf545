// The own cards, each with what can be done with it now.

import type { Option, View } from '@lastlight/long-night'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import { optionPhrase } from '@lastlight/long-night/text'
import type { ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { usePointing } from '../../../face/pointing.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { isSecret } from '../hand.ts'
import styles from './Hand.module.css'

/** What is done with the card says enough under its name. */
const SHORT: readonly Option['do'][] = ['play', 'contribute', 'donate', 'give', 'keep', 'card']

export function Hand({ view }: FaceProps<View>): ReactElement {
  const words = useWords()
  const { hand = [], drawn = [] } = view.own ?? {}
  return (
    <>
      {drawn.length > 0 && (
        <>
          <h3>{words.say('secret.drawn')}</h3>
          <Cards view={view} cards={drawn} />
        </>
      )}
      {drawn.length > 0 && <h3>{words.say('secret.held')}</h3>}
      {hand.length === 0 ? <p className="note">{words.say('secret.empty')}</p> : <Cards view={view} cards={hand} />}
    </>
  )
}

const Cards = ({ view, cards }: { readonly view: View; readonly cards: readonly string[] }): ReactElement => (
  <ul className={styles['cards']}>
    {cards.map(card => (
      <Card key={card} view={view} card={card} />
    ))}
  </ul>
)

function Card({ view, card }: { readonly view: View; readonly card: string }): ReactElement {
  const words = useWords()
  const { choice, choose } = usePointing<Option>()
  const type = typeOf(card)
  const acts = choice.offers.filter(
    ({ option }) =>
      isSecret(option, view) &&
      (('card' in option && option.card === card) || ('fuel' in option && option.fuel === card)),
  )
  return (
    <li className={styles['card']} data-thing={`card:${card}`} data-lit={acts.length > 0 || undefined}>
      <span className={styles['mark']} aria-hidden="true">
        <Icon name={type} />
      </span>
      <small>{words.say(`type.${type}`)}</small>
      <b>{words.say(`item.${kindOf(card)}`)}</b>
      <p>{words.say(`item.effect.${kindOf(card)}`)}</p>
      {acts.map(({ option }) => (
        <button
          key={JSON.stringify(option)}
          type="button"
          data-testid="option"
          aria-pressed={choice.chosen === option}
          onClick={event => {
            if (event.detail < 2) choose(option)
          }}
        >
          {SHORT.includes(option.do) ? words.say(`secret.act.${option.do}`) : words.saying(optionPhrase(option, view))}
          <span className="visually-hidden">: {words.say(`item.${kindOf(card)}`)}</span>
        </button>
      ))}
    </li>
  )
}
