import type { Me } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { TroubleLine } from '../../api/TroubleLine.tsx'
import { troubleOf } from '../../api/trouble.ts'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { download } from '../../ui/download.ts'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import styles from './Account.module.css'
import { currentPerson, me, setPerson } from './me.ts'
import { NewPassword } from './NewPassword.tsx'
import { Notices } from './Notices.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Tokens } from './Tokens.tsx'

/** The account page. Nobody needs an account to play. */
export function Account(): ReactElement {
  const words = useWords()
  const now = useWatched(me)
  const { data, trouble } = useFetched(currentPerson)
  const person = now === undefined ? data : now
  if (person === undefined)
    return trouble ? <TroubleLine trouble={trouble} /> : <p role="status">{words.say('account.looking')}</p>
  return person === null ? <Stranger /> : <Known key={person.id} person={person} />
}

function Stranger(): ReactElement {
  const words = useWords()
  return (
    <div className={styles['parts']}>
      <p>{words.say('account.nobody')}</p>
      <Login />
    </div>
  )
}

function Login(): ReactElement {
  const words = useWords()
  const [oneTime, setOneTime] = useState<{ readonly username: string; readonly password: string }>()
  if (oneTime) return <NewPassword username={oneTime.username} oneTime={oneTime.password} />
  return (
    <PasswordForm
      title={words.say('account.login')}
      go={words.say('account.login.go')}
      wrong={{ unauthorized: 'account.login.wrong' }}
      isNew={false}
      onDone={async (username, password) => {
        try {
          setPerson(await api.login(username, password))
        } catch (thrown) {
          if (troubleOf(thrown).kind !== 'newPassword') throw thrown
          setOneTime({ username, password })
        }
      }}
    />
  )
}

function Known({ person }: { readonly person: Me }): ReactElement {
  const words = useWords()
  const isGuest = person.username === null
  return (
    <div className={styles['parts']}>
      <p>
        {isGuest
          ? words.say('account.guest', { name: person.name })
          : words.say('account.member', { name: person.name, username: person.username! })}
      </p>
      {isGuest && (
        <PasswordForm
          title={words.say('account.claim')}
          note={words.say('account.claim.note')}
          go={words.say('account.claim.go')}
          wrong={{ conflict: 'account.claim.taken', bad: 'account.claim.bad' }}
          isNew
          onDone={async (username, password) => setPerson(await api.claim(username, password))}
        />
      )}
      <Notices />
      <Tokens />
      {!isGuest && <NewPassword username={person.username!} />}
      <Leaving isGuest={isGuest} />
      {isGuest && <Login />}
    </div>
  )
}

/** The actions that need a confirmation. */
type Asked = 'logout' | 'everywhere' | 'remove'

function Leaving({ isGuest }: { readonly isGuest: boolean }): ReactElement {
  const words = useWords()
  const { busy, trouble, run } = useWork()
  const [asked, setAsked] = useState<Asked>()
  const leave = (how: Asked): void =>
    run(async () => {
      await (how === 'remove' ? api.remove() : how === 'everywhere' ? api.logoutEverywhere() : api.logout())
      setPerson(null)
    })
  return (
    <section className={styles['part']} aria-labelledby="data">
      <h3 id="data">{words.say('account.data')}</h3>
      <TroubleLine trouble={trouble} />
      <div className={styles['acts']}>
        <Button
          icon="export"
          busy={busy}
          onClick={() =>
            run(async () => download('lastlight-my-data.json', JSON.stringify(await api.myData(), null, 2)))
          }
        >
          {words.say('account.data.export')}
        </Button>
        {/* A guest who goes cannot come back, and so is asked. */}
        <Button disabled={busy} onClick={() => (isGuest ? setAsked('logout') : leave('logout'))}>
          {words.say('account.logout')}
        </Button>
        {!isGuest && (
          <Button disabled={busy} onClick={() => setAsked('everywhere')}>
            {words.say('account.logout.everywhere')}
          </Button>
        )}
        <Button look="bad" disabled={busy} onClick={() => setAsked('remove')}>
          {words.say('account.remove')}
        </Button>
      </div>
      {asked && (
        <Dialog title={words.say(`account.ask.${asked}`)} onClose={() => setAsked(undefined)}>
          <p>{words.say(`account.ask.${asked}.text`)}</p>
          <div className={styles['acts']}>
            <Button look="bad" busy={busy} onClick={() => leave(asked)}>
              {words.say(`account.ask.${asked}.yes`)}
            </Button>
            <Button onClick={() => setAsked(undefined)}>{words.say('account.ask.no')}</Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
