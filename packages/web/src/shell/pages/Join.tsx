import type { TableInfo } from '@lastlight/protocol'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { type RequestProblem, requestProblemOf } from '../../api/requestProblem.ts'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import { KnownDeal } from '../../frame/KnownDeal.tsx'
import { pageSalts } from '../../play/live/serverAccess.ts'
import { prefs } from '../../prefs/prefs.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Page } from '../../ui/Page.tsx'
import { go } from '../../ui/router.ts'
import { useWords } from '../../words/words.tsx'
import { currentPerson, enterAs } from '../account/me.ts'
import { NameForm } from '../account/NameForm.tsx'
import { ChosenSettings } from '../lobby/ChosenSettings.tsx'
import styles from '../lobby/list.module.css'
import { Seats } from '../lobby/Seats.tsx'
import type { ScreenProps } from '../screens.ts'

const tidy = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')
const CODE_LENGTH = 6

export function Join({ names }: ScreenProps): ReactElement {
  const words = useWords()
  const code = tidy(names['code'] ?? '')
  return (
    <Page title={words.say('tables.join')}>{code === '' ? <AskCode /> : <TableByCode key={code} code={code} />}</Page>
  )
}

function AskCode({ problem }: { readonly problem?: RequestProblem }): ReactElement {
  const words = useWords()
  const [code, setCode] = useState('')
  return (
    <form
      className={`panel ${styles['panel']}`}
      onSubmit={event => {
        event.preventDefault()
        if (code.length === CODE_LENGTH) go(`/join/${code}`)
      }}
    >
      <ProblemLine problem={problem} special={{ notFound: 'tables.join.unknown' }} />
      <TextField
        className={styles['code']}
        label={words.say('tables.join.code')}
        note={words.say('tables.join.code.note')}
        value={code}
        maxLength={CODE_LENGTH + 2}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onText={text => setCode(tidy(text).slice(0, CODE_LENGTH))}
      />
      <div>
        <Button type="submit" look="go" disabled={code.length !== CODE_LENGTH} says="tables.join.find" />
      </div>
    </form>
  )
}

type Lookup =
  | { readonly is: 'looking' }
  /** The table exists, but the others need a name to see who joins. */
  | { readonly is: 'unnamed'; readonly info: TableInfo }
  | { readonly is: 'found'; readonly info: TableInfo }
  | { readonly is: 'failed'; readonly problem: RequestProblem }

function TableByCode({ code }: { readonly code: string }): ReactElement {
  const words = useWords()
  const [lookup, setLookup] = useState<Lookup>({ is: 'looking' })
  const lookUp = useCallback(
    async (given?: string): Promise<void> => {
      setLookup({ is: 'looking' })
      try {
        // The code is checked before the person gives a name.
        const info = await api.tableByCode(code)
        if (info.seats.some(({ me }) => me)) return go(`/table/${info.id}`, { replace: true })
        const name = given ?? prefs.get().name.trim()
        if (!(await currentPerson()) && name === '') return setLookup({ is: 'unnamed', info })
        await enterAs(name)
        setLookup({ is: 'found', info })
      } catch (thrown) {
        setLookup({ is: 'failed', problem: requestProblemOf(thrown) })
      }
    },
    [code],
  )
  useEffect(() => void lookUp(), [lookUp])
  switch (lookup.is) {
    case 'looking':
      return <p role="status">{words.say('tables.join.looking', { code })}</p>
    case 'unnamed':
      return <Found info={lookup.info} code={code} onName={name => void lookUp(name)} />
    case 'found':
      return <Found info={lookup.info} code={code} onName={undefined} />
    case 'failed':
      return lookup.problem.kind === 'notFound' ? (
        <AskCode problem={lookup.problem} />
      ) : (
        <>
          <ProblemLine problem={lookup.problem} />
          <p>
            <Button onClick={() => void lookUp()} says="tables.again" />
          </p>
        </>
      )
  }
}

/** How often somebody at the door looks who has come. */
const EVERY_MS = 2000

interface FoundProps {
  readonly info: TableInfo
  readonly code: string
  /** Takes the name of somebody who has none yet; undefined for all others. */
  readonly onName: ((name: string) => void) | undefined
}

function Found({ info: first, code, onName }: FoundProps): ReactElement {
  const words = useWords()
  const { id } = first
  const { data } = useFetched(
    useCallback(() => api.tableAtDoor(id, code), [id, code]),
    EVERY_MS,
  )
  const info = data ?? first
  const { busy, problem, run } = useWork()
  const waits = info.status === 'waiting'
  const free = waits && info.seats.some(({ kind }) => kind === 'open')
  // The page says so already.
  const isFullAlready = !free && problem?.kind === 'conflict'
  const sit = (): void =>
    run(async () => {
      const person = await enterAs(prefs.get().name)
      await api.join(info.id, { code, name: person.name, ...pageSalts().joining(info) })
      go(`/table/${info.id}`)
    })
  return (
    <section className={`panel ${styles['panel']}`} data-mood={info.game} aria-labelledby="found">
      <h2 id="found">{words.say(`home.${info.game}.title`)}</h2>
      {info.host.name !== '' && <p>{words.say('tables.host', { name: info.host.name })}</p>}
      <ChosenSettings game={info.game} config={info.config} />
      <Seats seats={info.seats} />
      {info.spectators > 0 && <p>{words.say('table.spectators', { n: info.spectators })}</p>}
      <KnownDeal info={info} />
      {!free && <p>{words.say(waits ? 'tables.join.full' : `tables.status.${info.status}.note`)}</p>}
      <ProblemLine problem={isFullAlready ? undefined : problem} special={{ conflict: 'tables.join.full' }} />
      {free && onName && <NameForm go={words.say('tables.join.go')} onName={onName} />}
      <div className={`row ${styles['acts']}`}>
        {free && !onName && <Button look="go" big busy={busy} onClick={sit} says="tables.join.sit" />}
        {(info.watching || info.owner) && <ButtonLink icon="eye" href={`/table/${info.id}`} says="tables.join.watch" />}
        {!free && !info.watching && !info.owner && <ButtonLink href="/new" look="go" says="tables.new" />}
      </div>
    </section>
  )
}
