import { LOCALES } from '@lastlight/kernel'
import type { ReactElement } from 'react'
import { prefs, setPrefs } from '../prefs/prefs.ts'
import { useWords } from '../words/words.tsx'
import { ButtonLink, IconButton } from './Button.tsx'
import { LANGUAGES } from './languages.ts'
import { useWatched } from './store.ts'
import styles from './Tools.module.css'

const isDark = (): boolean => document.documentElement.dataset['theme'] === 'dark'

/** The tools on every page: rules, language, light and dark. */
export function Tools(): ReactElement {
  const words = useWords()
  const { locale } = useWatched(prefs)
  return (
    <div className={styles['tools']}>
      <ButtonLink href="/rules" look="quiet" icon="rulebook" className={styles['rules']}>
        <span>{words.say('shell.rulebook')}</span>
      </ButtonLink>
      <div className={styles['languages']} role="group" aria-label={words.say('shell.language')}>
        {LOCALES.map(each => (
          <button
            key={each}
            type="button"
            lang={each}
            title={LANGUAGES[each]}
            aria-label={`${each.toUpperCase()}, ${LANGUAGES[each]}`}
            aria-pressed={each === locale}
            onClick={() => setPrefs({ locale: each })}
          >
            {each.toUpperCase()}
          </button>
        ))}
      </div>
      <IconButton
        icon="theme"
        label={words.say('shell.theme')}
        onClick={() => setPrefs({ theme: isDark() ? 'light' : 'dark' })}
      />
    </div>
  )
}
