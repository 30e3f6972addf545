import { type ChangeEvent, type ReactElement, useId } from 'react'
import { Icon } from '../../art/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
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
  const id = useId()
  const read = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void file.text().then(onText)
  }
  return (
    <Page title={words.say('replay.title')}>
      <p>{words.say('replay.about')}</p>
      <div className="ways">
        <div>
          <input id={id} className="visually-hidden" type="file" accept="application/json,.json" onChange={read} />
          <label className={styles['file']} htmlFor={id}>
            <Icon name="import" />
            {words.say('replay.open')}
          </label>
        </div>
        <ButtonLink href="/games" says="shell.myGames" />
      </div>
      <p role="status" className={styles['problem']}>
        {problem !== undefined && words.say(problem)}
      </p>
    </Page>
  )
}
