import type { ReactElement, ReactNode } from 'react'
import { Logo } from '../art/index.ts'
import { useWords } from '../words/words.tsx'
import { classes } from './classes.ts'
import { Link } from './Link.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import styles from './Page.module.css'
import { Tools } from './Tools.tsx'
import { useTitle } from './title.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Without a heading of its own the page brings one. */
  readonly plain?: boolean
  readonly wide?: boolean
  readonly className?: string | undefined
}

/** A screen that is not a table: bar, heading, content and foot. */
export function Page({ title, children, plain = false, wide = false, className }: Props): ReactElement {
  const words = useWords()
  useTitle(title)
  return (
    <div className={styles['page']}>
      <a className="skip-link" href="#main">
        {words.say('shell.skip')}
      </a>
      <header className={styles['bar']}>
        <Link href="/" className={styles['home']}>
          <Logo />
          <span>Lastlight</span>
        </Link>
        <Tools />
      </header>
      <OfflineNote />
      <main id="main" tabIndex={-1} className={classes(wide ? styles['wide'] : styles['main'], className)}>
        {!plain && <h1>{title}</h1>}
        {children}
      </main>
      <footer className={styles['foot']}>
        <nav aria-label={words.say('shell.foot')}>
          <Link href="/rules">{words.say('shell.rulebook')}</Link>
          <Link href="/games">{words.say('shell.myGames')}</Link>
          <Link href="/lobby">{words.say('shell.lobby')}</Link>
          <Link href="/settings">{words.say('shell.settings')}</Link>
          <Link href="/credits">{words.say('shell.credits')}</Link>
        </nav>
      </footer>
    </div>
  )
}

interface MessageProps {
  /** Keys of messages. */
  readonly title: string
  readonly text: string
  /** The ways on. */
  readonly children: ReactNode
}

/** A screen that has nothing to show but a message. */
export function MessagePage({ title, text, children }: MessageProps): ReactElement {
  const words = useWords()
  return (
    <Page title={words.say(title)}>
      <p role="status">{words.say(text)}</p>
      <div className="ways">{children}</div>
    </Page>
  )
}
