import { type ReactElement, type SubmitEvent, useState } from 'react'
import { Icon } from '../../art/index.ts'
import { GAMES } from '../../games/index.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { go } from '../../ui/router.ts'
import { Pick } from '../../ui/Switch.tsx'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import { GameCard } from '../home/GameCard.tsx'
import styles from '../home/Home.module.css'
import { Panorama } from '../home/Panorama.tsx'
import { playNow } from '../home/playNow.ts'
import { Resume } from '../home/Resume.tsx'
import { useCardArt } from '../home/useCardArt.ts'

const PLAYABLE = GAMES.filter(({ table }) => table !== undefined)

const CODE = /^[A-Z0-9]{6}$/

export function Home(): ReactElement {
  const words = useWords()
  const drawn = useCardArt()
  const lands = drawn.flatMap(({ game, art: { panorama } }) => (panorama ? { ...panorama, game } : []))
  return (
    <Page title="" plain wide className={styles['page']}>
      <section className={styles['hero']}>
        {lands.length > 0 && <Panorama lands={lands} className={styles['pano']} />}
        <div className={styles['first']}>
          <h1>{words.say('home.title')}</h1>
          <p className={styles['lead']}>{words.say('home.lead')}</p>
          {PLAYABLE.length > 0 && <PlayNow />}
        </div>
      </section>
      <div className={styles['lift']}>
        <div className={styles['quick']}>
          <JoinByCode />
          <Resume />
        </div>
        <div className={styles['games']}>
          {GAMES.map(game => (
            <GameCard key={game.id} game={game} art={drawn.find(each => each.game === game.id)?.art} />
          ))}
        </div>
        <ul className={styles['promises']} aria-label={words.say('home.promises')}>
          {['home.offline', 'home.fair', 'home.access'].map(key => (
            <li key={key}>
              <Icon name="check" />
              {words.say(key)}
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}

/** One button that starts a game: the one that was played last on this device, unless another is picked. */
function PlayNow(): ReactElement {
  const words = useWords()
  const last = useWatched(prefs).game
  const [busy, setBusy] = useState(false)
  const game = PLAYABLE.find(({ id }) => id === last) ?? PLAYABLE[0]!
  const start = (): void => {
    setBusy(true)
    playNow(game, words.say('home.you')).then(go, () => setBusy(false))
  }
  return (
    <div className={styles['cta']}>
      <Pick
        legend={words.say('home.which')}
        values={PLAYABLE.map(({ id }) => ({ value: id, label: words.say(`home.${id}.title`) }))}
        value={game.id}
        onChange={id => setPrefs({ game: id })}
        disabled={busy}
      />
      <Button look="go" big busy={busy} onClick={start} says={busy ? `home.${game.id}.starting` : 'home.play'} />
      <p>{words.say(`home.${game.id}.playNote`)}</p>
    </div>
  )
}

function JoinByCode(): ReactElement {
  const words = useWords()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(false)
  const join = (event: SubmitEvent): void => {
    event.preventDefault()
    const tidy = code.trim().toUpperCase()
    if (CODE.test(tidy)) go(`/join/${tidy}`)
    else setWrong(true)
  }
  return (
    <section className={`panel raised ${styles['panel']}`} aria-labelledby="join">
      <h2 id="join">{words.say('home.join')}</h2>
      <form onSubmit={join} noValidate>
        <label htmlFor="code">{words.say('home.code')}</label>
        <div className={styles['code']}>
          <input
            id="code"
            value={code}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="codeHint"
            aria-invalid={wrong}
            onChange={event => {
              setCode(event.target.value)
              setWrong(false)
            }}
          />
          <Button type="submit" says="home.enter" />
        </div>
        <p id="codeHint" role={wrong ? 'alert' : undefined} className={wrong ? styles['wrong'] : styles['hint']}>
          {words.say(wrong ? 'home.codeWrong' : 'home.codeHint')}
        </p>
      </form>
    </section>
  )
}
