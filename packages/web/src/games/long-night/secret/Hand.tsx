// The own cards, each with what can be done with it now.

import type { Option, View } from '@lastlight/long-night'
import { itemRow, kindOf, typeOf } from '@lastlight/long-night/content/items'
import { optionPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { usePointing } from '../../../face/pointing.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { actLabel, answersLabel } from '../act.ts'
import { isAbout, secretStep } from '../hand.ts'
import { isForCrisis, isOfGame, type ScreenOption } from '../runs.ts'
import styles from './Hand.module.css'

/** What is done with the card says enough under its name. */
const SHORT: readonly Option['do'][] = ['play', 'contribute', 'donate', 'give', 'keep', 'card']

/** An option as the label of a button under the name of its card. */
function labelOf(option: ScreenOption, view: View, words: Words): string {
  const { do: kind } = secretStep(option, view)!
  if (isOfGame(option) || kind === 'keep')
    return SHORT.includes(kind) ? words.say(`secret.act.${kind}`) : words.saying(optionPhrase(option as Option, view))
  const [first] = option.steps
  const isEquipped = first.do === 'play' && itemRow(first.card).keyword === 'equip'
  return `${words.say(isEquipped ? 'secret.act.equip' : 'secret.act.play')}: ${answersLabel(option, view, words)}`
}

export function Hand({ view }: FaceProps<View>): ReactElement {
  const words = useWords()
  const { choice } = usePointing<ScreenOption>()
  const { hand = [], drawn = [] } = view.own ?? {}
  const all = choice.offers.find(({ option }) => isForCrisis(option))
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
      {all && (
        <div className={styles['all']}>
          <Act option={all.option} label={actLabel(all.option, view, words)} />
        </div>
      )}
    </>
  )
}

function Act({ option, label, about }: ActProps): ReactElement {
  const { choice, choose } = usePointing<ScreenOption>()
  return (
    <button
      type="button"
      data-testid="option"
      aria-pressed={choice.chosen === option}
      onClick={event => {
        if (event.detail < 2) choose(option)
      }}
    >
      {label}
      {about !== undefined && <span className="visually-hidden">: {about}</span>}
    </button>
  )
}

interface ActProps {
  readonly option: ScreenOption
  readonly label: string
  /** The name of its card. */
  readonly about?: string
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
  const { choice } = usePointing<ScreenOption>()
  const type = typeOf(card)
  const name = words.say(`item.${kindOf(card)}`)
  const acts = choice.offers.filter(({ option }) => isAbout(option, card, view) && !isForCrisis(option))
  return (
    <li className={styles['card']} data-thing={`card:${card}`} data-lit={acts.length > 0 || undefined}>
      <span className={styles['mark']} aria-hidden="true">
        <Icon name={type} />
      </span>
      <small>{words.say(`type.${type}`)}</small>
      <b>{name}</b>
      <p>{words.say(`item.effect.${kindOf(card)}`)}</p>
      {acts.map(({ option }) => (
        <Act key={JSON.stringify(option)} option={option} label={labelOf(option, view, words)} about={name} />
      ))}
    </li>
  )
}
