import type { Me } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { requestProblemOf } from '../../api/requestProblem.ts'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
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
  const { data, problem } = useFetched(currentPerson)
  const person = now === undefined ? data : now
  if (person === undefined)
    return problem ? <ProblemLine problem={problem} /> : <p role="status">{words.say('account.looking')}</p>
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
          if (requestProblemOf(thrown).kind !== 'newPassword') throw thrown
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
      {person.operator && (
        <p>
          <ButtonLink href="/operator" icon="people" says="account.operator" />
        </p>
      )}
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
type ConfirmedAction = 'logout' | 'everywhere' | 'remove'

function Leaving({ isGuest }: { readonly isGuest: boolean }): ReactElement {
  const words = useWords()
  const { busy, problem, run } = useWork()
  const [toConfirm, setToConfirm] = useState<ConfirmedAction>()
  const leave = (how: ConfirmedAction): void =>
    run(async () => {
      await (how === 'remove' ? api.remove() : how === 'everywhere' ? api.logoutEverywhere() : api.logout())
      setPerson(null)
    })
  return (
    <section className={styles['part']} aria-labelledby="data">
      <h3 id="data">{words.say('account.data')}</h3>
      <ProblemLine problem={problem} />
      <div className="row">
        <Button
          icon="export"
          busy={busy}
          onClick={() =>
            run(async () => download('lastlight-my-data.json', JSON.stringify(await api.myData(), null, 2)))
          }
          says="account.data.export"
        />
        {/* A guest who goes cannot come back, and so is asked. */}
        <Button
          disabled={busy}
          onClick={() => (isGuest ? setToConfirm('logout') : leave('logout'))}
          says="account.logout"
        />
        {!isGuest && (
          <Button disabled={busy} onClick={() => setToConfirm('everywhere')} says="account.logout.everywhere" />
        )}
        <Button look="bad" disabled={busy} onClick={() => setToConfirm('remove')} says="account.remove" />
      </div>
      {toConfirm && (
        <Dialog title={words.say(`account.ask.${toConfirm}`)} onClose={() => setToConfirm(undefined)}>
          <p>{words.say(`account.ask.${toConfirm}.text`)}</p>
          <div className="row">
            <Button look="bad" busy={busy} onClick={() => leave(toConfirm)} says={`account.ask.${toConfirm}.yes`} />
            <Button onClick={() => setToConfirm(undefined)} says="account.ask.no" />
          </div>
        </Dialog>
      )}
    </section>
  )
}
