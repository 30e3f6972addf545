// The own cards, each with what can be done with it now.

import type { View } from '@lastlight/long-night'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import { type ReactElement, Suspense } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { usePointing } from '../../../face/pointing.ts'
import { isSecondPress } from '../../../ui/secondPress.ts'
import { useWords } from '../../../words/words.tsx'
import { actLabel } from '../act.ts'
import { Icon } from '../art/icons.tsx'
import { Builds } from '../board/Modules.tsx'
import { isAbout } from '../hand.ts'
import { isForCrisis, type ScreenOption } from '../runs.ts'
import { cardLabel } from './cardLabel.ts'
import styles from './Hand.module.css'

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
        if (!isSecondPress(event)) choose(option)
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
  const all = choice.offers.filter(({ option }) => isAbout(option, card, view) && !isForCrisis(option))
  const builds = all.filter(({ option }) => option.do === 'build')
  const acts = all.filter(({ option }) => option.do !== 'build')
  return (
    <li className={styles['card']} data-thing={`card:${card}`} data-lit={all.length > 0 || undefined}>
      <span className={styles['mark']} aria-hidden="true">
        <Icon name={type} />
      </span>
      <small>{words.say(`type.${type}`)}</small>
      <b>{name}</b>
      <p>{words.say(`item.effect.${kindOf(card)}`)}</p>
      {acts.map(({ option }) => (
        <Act key={JSON.stringify(option)} option={option} label={cardLabel(option, view, words)} about={name} />
      ))}
      <Suspense fallback={null}>{builds.length > 0 && <Builds view={view} builds={builds} name={name} />}</Suspense>
    </li>
  )
}
