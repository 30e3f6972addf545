import type { MadeToken } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import { whenOf } from '../lobby/names.ts'
import styles from './Account.module.css'

const NAME_LENGTH = 60
const fetchTokens = (): ReturnType<typeof api.tokens> => api.tokens()

/** Access tokens for programs that play for this person. */
export function Tokens(): ReactElement {
  const words = useWords()
  const { data, look } = useFetched(fetchTokens)
  const { busy, problem, run } = useWork()
  const [name, setName] = useState('')
  const [made, setMade] = useState<MadeToken>()
  return (
    <details className={styles['part']}>
      <summary>
        <h3>{words.say('account.tokens')}</h3>
      </summary>
      <p>{words.say('account.tokens.text')}</p>
      <ProblemLine problem={problem} />
      <ul className={styles['list']}>
        {data?.map(token => (
          <li key={token.id}>
            <span>
              <b>{token.name}</b> <small>{whenOf(token.created, words.locale)}</small>
            </span>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() =>
                run(async () => {
                  await api.revokeToken(token.id)
                  if (made?.id === token.id) setMade(undefined)
                  await look()
                })
              }
            >
              {words.say('account.tokens.revoke')}
              <span className="visually-hidden">{token.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {made && (
        <div role="status">
          <CopyField label={words.say('account.tokens.once', { name: made.name })} text={made.token} />
        </div>
      )}
      <form
        className={styles['fields']}
        onSubmit={event => {
          event.preventDefault()
          run(async () => {
            setMade(await api.makeToken(name.trim()))
            setName('')
            await look()
          })
        }}
      >
        <TextField
          label={words.say('account.tokens.name')}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          required
          onText={setName}
        />
        <Button type="submit" busy={busy} disabled={name.trim() === ''} says="account.tokens.make" />
      </form>
    </details>
  )
}
