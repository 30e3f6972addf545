import type { LeaderId } from '@lastlight/outlive/content/leaders'
import { type ReactElement, useState } from 'react'
import { Bust, HomeScene, Icon, type IconName } from '../../art/index.ts'
import { hasFace } from '../../games/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { go } from '../../ui/router.ts'
import { useLater } from '../../ui/useLater.ts'
import { useWords } from '../../words/words.tsx'
import styles from './GameCard.module.css'
import { playNow } from './playNow.ts'

type Game = 'outlive' | 'long-night'

/** Leaders, or people of the crowd by number. */
const CAST: { readonly [game in Game]: readonly (LeaderId | number)[] } = {
  outlive: ['swifty', 'mary', 'wilson'],
  'long-night': [3, 11, 5],
}
const FACTS: { readonly [game in Game]: readonly (readonly [fact: string, icon: IconName])[] } = {
  outlive: [
    ['players', 'people'],
    ['kind', 'steps'],
    ['side', 'pressure'],
  ],
  'long-night': [
    ['players', 'people'],
    ['kind', 'mask'],
    ['side', 'moon'],
  ],
}

export function GameCard({ game }: { readonly game: Game }): ReactElement {
  const words = useWords()
  const key = `home.${game}`
  const isLater = useLater()
  const [busy, setBusy] = useState(false)
  const play = (guided: boolean): void => {
    setBusy(true)
    playNow(words.say('home.you'), guided).then(go, () => setBusy(false))
  }
  return (
    <section className={styles['card']} data-mood={game} aria-labelledby={`card-${game}`}>
      <div className={styles['art']}>{isLater && <HomeScene game={game} />}</div>
      <div className={styles['body']}>
        <div className={styles['cast']} aria-hidden="true">
          {(isLater ? CAST[game] : []).map(each => (
            <span key={each}>{typeof each === 'number' ? <Bust crowd={each} /> : <Bust leader={each} />}</span>
          ))}
        </div>
        <h2 id={`card-${game}`}>{words.say(`${key}.title`)}</h2>
        <p className={styles['mood']}>{words.say(`${key}.mood`)}</p>
        <p className={styles['text']}>{words.say(`${key}.text`)}</p>
        <ul className={styles['facts']}>
          {FACTS[game].map(([fact, icon]) => (
            <li key={fact}>
              <Icon name={icon} />
              {words.say(`${key}.${fact}`)}
            </li>
          ))}
        </ul>
        {hasFace(game) ? (
          <div className={styles['acts']}>
            <Button look="mood" busy={busy} onClick={() => play(false)}>
              {words.say('home.bots')}
            </Button>
            <ButtonLink href={`/new/${game}`}>{words.say('home.newTable')}</ButtonLink>
            <Button disabled={busy} onClick={() => play(true)}>
              {words.say('home.learn')}
            </Button>
          </div>
        ) : (
          <div className={styles['acts']}>
            <p>{words.say('home.soon')}</p>
            <ButtonLink href={`/rules/${game}`}>{words.say('home.readRules')}</ButtonLink>
          </div>
        )}
      </div>
    </section>
  )
}
