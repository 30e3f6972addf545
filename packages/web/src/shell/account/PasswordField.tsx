import type { ReactElement } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'

const SHORTEST = 8
const LONGEST = 200

interface Props {
  readonly label: string
  readonly value: string
  /** Whether a new password is chosen, or a known one is entered. */
  readonly isNew: boolean
  readonly onText: (text: string) => void
}

export function PasswordField({ label, value, isNew, onText }: Props): ReactElement {
  const words = useWords()
  return (
    <TextField
      label={label}
      {...(isNew && { note: words.say('account.password.note', { n: SHORTEST }), minLength: SHORTEST })}
      type="password"
      value={value}
      maxLength={LONGEST}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      onText={onText}
    />
  )
}
