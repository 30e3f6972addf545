import type { ReactElement } from 'react'
import { ButtonLink, FileButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './OpenFile.module.css'

interface Props {
  /** Why the last one could not be opened: the key of a message. */
  readonly problem: string | undefined
  readonly onText: (text: string) => void
}

/** Asks for the file of a game. */
export function OpenFile({ problem, onText }: Props): ReactElement {
  const words = useWords()
  return (
    <Page title={words.say('replay.title')}>
      <p>{words.say('replay.about')}</p>
      <div className="ways">
        <FileButton look="go" says="replay.open" onText={onText} />
        <ButtonLink href="/games" says="shell.myGames" />
      </div>
      <p role="status" className={styles['problem']}>
        {problem !== undefined && words.say(problem)}
      </p>
    </Page>
  )
}
