import { type ReactElement, useState } from 'react'
import { Icon } from '../../art/index.ts'
import type { CardArt, Manifest } from '../../face/manifest.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { go } from '../../ui/router.ts'
import { useWords } from '../../words/words.tsx'
import styles from './GameCard.module.css'
import { playNow } from './playNow.ts'

interface Props {
  readonly game: Manifest
  /** Undefined before it is loaded. */
  readonly art: CardArt | undefined
}

export function GameCard({ game, art }: Props): ReactElement {
  const words = useWords()
  const { id, card, table } = game
  const key = `home.${id}`
  const [busy, setBusy] = useState(false)
  const play = (guided: boolean): void => {
    setBusy(true)
    playNow(game, words.say('home.you'), guided).then(go, () => setBusy(false))
  }
  return (
    <section className={styles['card']} data-mood={id} aria-labelledby={`card-${id}`}>
      <div className={styles['art']}>{art?.scene}</div>
      <div className={styles['body']}>
        <div className={styles['cast']} aria-hidden="true">
          {art?.cast.map(bust => (
            <span key={bust.key}>{bust}</span>
          ))}
        </div>
        <h2 id={`card-${id}`}>{words.say(`${key}.title`)}</h2>
        <p className={styles['mood']}>{words.say(`${key}.mood`)}</p>
        <p className={styles['text']}>{words.say(`${key}.text`)}</p>
        <ul className={styles['facts']}>
          {card.facts.map(([fact, icon]) => (
            <li key={fact}>
              <Icon name={icon} />
              {words.say(`${key}.${fact}`)}
            </li>
          ))}
        </ul>
        {table ? (
          <div className={styles['acts']}>
            <Button look="mood" busy={busy} onClick={() => play(false)} says="home.bots" />
            <ButtonLink href={`/new/${id}`} says="home.newTable" />
            {table.hasLesson && <Button disabled={busy} onClick={() => play(true)} says="home.learn" />}
          </div>
        ) : (
          <div className={styles['acts']}>
            <p>{words.say('home.soon')}</p>
            <ButtonLink href={`/rules/${id}`} says="home.readRules" />
          </div>
        )}
      </div>
    </section>
  )
}
