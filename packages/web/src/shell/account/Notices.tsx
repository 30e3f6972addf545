import type { Notice } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Account.module.css'
import { pushObstacle, subscribed } from './push.ts'

interface Known {
  readonly notices: readonly Notice[]
  /** The server's key for Web Push, where it has one. */
  readonly key: string | null
}

async function fetchNotices(): Promise<Known> {
  const [notices, { key }] = await Promise.all([api.notices(), api.pushKey()])
  return { notices, key }
}

/** The ways to be told about one's turn while the page is closed. */
export function Notices(): ReactElement {
  const words = useWords()
  const { data, problem: unread, look } = useFetched(fetchNotices)
  const { busy, problem, run } = useWork()
  const [tried, setTried] = useState<{ readonly id: string; readonly arrived: boolean }>()
  const done = (work: () => Promise<unknown>): void =>
    run(async () => {
      await work()
      await look()
    })
  return (
    <section className={styles['part']} aria-labelledby="notices">
      <h3 id="notices">{words.say('account.notices')}</h3>
      <p>{words.say('account.notices.text')}</p>
      <ProblemLine problem={problem ?? unread} special={{ bad: 'account.notices.bad' }} />
      <ul className={styles['list']}>
        {data?.notices.map(({ id, kind, target }) => (
          <li key={id}>
            <span>
              <b>{words.say(`account.notices.${kind}`)}</b>
              {kind !== 'push' && <small>{target}</small>}
              <small role="status">
                {tried?.id === id && words.say(tried.arrived ? 'account.notices.sent' : 'account.notices.failed')}
              </small>
            </span>
            <Button
              disabled={busy}
              onClick={() => run(async () => setTried({ id, arrived: (await api.tryNotice(id)).arrived }))}
              says="account.notices.try"
            />
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => done(() => api.removeNotice(id))}
              says="account.notices.remove"
            />
          </li>
        ))}
      </ul>
      {data && <Push serverKey={data.key} busy={busy} onAdd={target => done(() => api.addNotice('push', target))} />}
      <Elsewhere busy={busy} onAdd={(kind, target) => done(() => api.addNotice(kind, target))} />
    </section>
  )
}

interface PushProps {
  readonly serverKey: string | null
  readonly busy: boolean
  readonly onAdd: (subscription: string) => void
}

function Push({ serverKey, busy, onAdd }: PushProps): ReactElement {
  const words = useWords()
  const [refused, setRefused] = useState(false)
  const obstacle =
    serverKey === null
      ? 'account.notices.push.noKey'
      : (pushObstacle() ?? (refused ? 'account.notices.push.denied' : undefined))
  if (serverKey === null || obstacle !== undefined)
    return <p className={styles['note']}>{words.say(obstacle ?? 'account.notices.push.noKey')}</p>
  const add = (): void => {
    subscribed(serverKey).then(
      subscription => (subscription === undefined ? setRefused(true) : onAdd(subscription)),
      () => setRefused(true),
    )
  }
  return (
    <div>
      <Button disabled={busy} onClick={add} says="account.notices.push.add" />
    </div>
  )
}

type Kind = 'discord' | 'ntfy'
const KINDS: readonly Kind[] = ['ntfy', 'discord']
const ADDRESS_LENGTH = 400

function Elsewhere({
  busy,
  onAdd,
}: {
  readonly busy: boolean
  readonly onAdd: (kind: Kind, target: string) => void
}): ReactElement {
  const words = useWords()
  const [kind, setKind] = useState<Kind>('ntfy')
  const [target, setTarget] = useState('')
  return (
    <form
      className={styles['fields']}
      onSubmit={event => {
        event.preventDefault()
        onAdd(kind, target.trim())
        setTarget('')
      }}
    >
      <SelectField
        label={words.say('account.notices.kind')}
        value={kind}
        values={KINDS.map(value => ({ value, label: words.say(`account.notices.${value}`) }))}
        onValue={setKind}
      />
      <TextField
        label={words.say('account.notices.address')}
        note={words.say(`account.notices.${kind}.note`)}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={target}
        maxLength={ADDRESS_LENGTH}
        required
        onText={setTarget}
      />
      <Button type="submit" disabled={busy || target.trim() === ''} says="account.notices.add" />
    </form>
  )
}
