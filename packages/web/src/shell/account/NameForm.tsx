import { type ReactElement, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from '../../ui/Field.module.css'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'

export const NAME_LENGTH = 40

interface Props {
  readonly go: string
  readonly busy?: boolean
  readonly onName: (name: string) => void
}

/** One field: the name that others at the table see. */
export function NameForm({ go, busy = false, onName }: Props): ReactElement {
  const words = useWords()
  const [name, setName] = useState('')
  return (
    <form
      className={styles['stack']}
      onSubmit={event => {
        event.preventDefault()
        if (name.trim() !== '') onName(name.trim())
      }}
    >
      <TextField
        label={words.say('account.name')}
        note={words.say('account.name.note')}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        required
        onText={setName}
      />
      <div>
        <Button type="submit" look="go" busy={busy} disabled={name.trim() === ''}>
          {go}
        </Button>
      </div>
    </form>
  )
}
