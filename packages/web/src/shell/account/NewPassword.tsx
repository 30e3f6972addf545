import { type ReactElement, useId, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useWork } from '../../api/useWork.ts'
import { reconnect } from '../../play/live/serverAccess.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Account.module.css'
import { setPerson } from './me.ts'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  readonly username: string
  /** The one-time password that the operator has set; without it the present password is asked for. */
  readonly oneTime?: string
}

export function NewPassword({ username, oneTime }: Props): ReactElement {
  const words = useWords()
  const heading = useId()
  const { busy, problem, run } = useWork()
  const [current, setCurrent] = useState(oneTime ?? '')
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const part = oneTime === undefined ? 'change' : 'first'
  const change = async (): Promise<void> => {
    setDone(false)
    const person = await api.changePassword(username, current, password)
    setPerson(person)
    // The server has ended every session, also the one of our socket.
    reconnect()
    setCurrent('')
    setPassword('')
    setDone(true)
  }
  return (
    <form
      className={styles['part']}
      aria-labelledby={heading}
      onSubmit={event => {
        event.preventDefault()
        run(change)
      }}
    >
      <h3 id={heading}>{words.say(`account.${part}`)}</h3>
      <p>{words.say(`account.${part}.note`)}</p>
      <ProblemLine problem={problem} special={{ unauthorized: 'account.change.wrong', bad: 'account.change.bad' }} />
      {/* For the browser that keeps passwords: whose this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className={styles['fields']}>
        {oneTime === undefined && (
          <PasswordField
            label={words.say('account.change.current')}
            value={current}
            isNew={false}
            onText={setCurrent}
          />
        )}
        <PasswordField label={words.say('account.change.new')} value={password} isNew onText={setPassword} />
      </div>
      <div>
        <Button type="submit" busy={busy} says={`account.${part}.go`} />
      </div>
      <p role="status">{isDone && words.say('account.change.done')}</p>
    </form>
  )
}
