import { type ReactElement, useId, useState } from 'react'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Account.module.css'
import { PasswordField } from './PasswordField.tsx'

const USERNAME_LENGTH = 32

interface Props {
  readonly title: string
  readonly note?: string
  readonly go: string
  /** Special messages for kinds of problems. */
  readonly wrong: { readonly [kind: string]: string }
  /** Whether a new password is chosen, or a known one is entered. */
  readonly isNew: boolean
  readonly onDone: (username: string, password: string) => Promise<void>
}

export function PasswordForm({ title, note, go, wrong, isNew, onDone }: Props): ReactElement {
  const words = useWords()
  const heading = useId()
  const { busy, problem, run } = useWork()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  return (
    <form
      className={styles['part']}
      aria-labelledby={heading}
      onSubmit={event => {
        event.preventDefault()
        run(() => onDone(username.trim(), password))
      }}
    >
      <h3 id={heading}>{title}</h3>
      {note !== undefined && <p>{note}</p>}
      <ProblemLine problem={problem} special={wrong} />
      <div className={styles['fields']}>
        <TextField
          label={words.say('account.username')}
          value={username}
          maxLength={USERNAME_LENGTH}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          onText={setUsername}
        />
        <PasswordField label={words.say('account.password')} value={password} isNew={isNew} onText={setPassword} />
      </div>
      <div>
        <Button type="submit" busy={busy}>
          {go}
        </Button>
      </div>
    </form>
  )
}
