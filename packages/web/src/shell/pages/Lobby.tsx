import type { TableInfo } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import { KnownDeal } from '../../frame/KnownDeal.tsx'
import { hasFace } from '../../games/index.ts'
import { pageSalts } from '../../play/live/serverAccess.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Page } from '../../ui/Page.tsx'
import { go } from '../../ui/router.ts'
import { useWords } from '../../words/words.tsx'
import { useNamedPerson } from '../account/useNamedPerson.tsx'
import { ChosenSettings } from '../lobby/ChosenSettings.tsx'
import { clockWords } from '../lobby/clocks.ts'
import styles from '../lobby/list.module.css'
import { Seats } from '../lobby/Seats.tsx'

const EVERY_MS = 10_000

interface Tables {
  readonly waiting: readonly TableInfo[]
  readonly playing: readonly TableInfo[]
}

async function publicTables(): Promise<Tables> {
  const [waiting, playing] = await Promise.all([api.publicTables('waiting'), api.publicTables('playing')])
  return { waiting: waiting.filter(({ game }) => hasFace(game)), playing: playing.filter(({ game }) => hasFace(game)) }
}

export function Lobby(): ReactElement {
  const words = useWords()
  const { data, problem, look } = useFetched(publicTables, EVERY_MS)
  return (
    <Page title={words.say('tables.lobby')}>
      <p>{words.say('tables.lobby.text')}</p>
      <div className={`row ${styles['acts']}`}>
        <ButtonLink href="/new?with=friends" look="go" icon="plus" says="tables.new" />
        <ButtonLink href="/join" says="tables.join.byCode" />
        <Button look="quiet" icon="replay" onClick={() => void look()} says="tables.refresh" />
      </div>
      <ProblemLine problem={problem} />
      <section className={styles['part']} aria-labelledby="waiting">
        <h2 id="waiting">{words.say('tables.lobby.waiting')}</h2>
        {data ? (
          <List tables={data.waiting} empty="tables.lobby.noneWaiting" />
        ) : (
          !problem && <p role="status">{words.say('tables.looking')}</p>
        )}
      </section>
      {data && data.playing.length > 0 && (
        <section className={styles['part']} aria-labelledby="playing">
          <h2 id="playing">{words.say('tables.lobby.playing')}</h2>
          <List tables={data.playing} empty="" />
        </section>
      )}
    </Page>
  )
}

function List({ tables, empty }: { readonly tables: readonly TableInfo[]; readonly empty: string }): ReactElement {
  const words = useWords()
  if (tables.length === 0) return <p className={styles['empty']}>{words.say(empty)}</p>
  return (
    <ul className={classes(styles['tables'], styles['pairs'])}>
      {tables.map(info => (
        <li key={info.id} data-thing={`table:${info.id}`}>
          <Entry info={info} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ info }: { readonly info: TableInfo }): ReactElement {
  const words = useWords()
  const { namedPerson, nameDialog } = useNamedPerson()
  const { busy, problem, run } = useWork()
  const free = info.seats.filter(({ kind }) => kind === 'open').length
  const mine = info.seats.some(({ me }) => me)
  const join = (): void =>
    run(async () => {
      const person = await namedPerson()
      if (!person) return
      await api.join(info.id, { name: person.name, ...pageSalts().joining(info) })
      go(`/table/${info.id}`)
    })
  return (
    <>
      <header>
        <h3>{words.say(`home.${info.game}.title`)}</h3>
        <small className="note">
          {info.status === 'waiting' && `${words.say('tables.lobby.free', { n: free })} · `}
          {words.saying(clockWords(info.clock))}
        </small>
      </header>
      <ChosenSettings game={info.game} config={info.config} />
      <Seats seats={info.seats} />
      <KnownDeal info={info} />
      <ProblemLine problem={problem} special={{ conflict: 'tables.join.full' }} />
      <div className={`row ${styles['acts']}`}>
        {mine || info.owner ? (
          <ButtonLink href={`/table/${info.id}`} says="tables.go" />
        ) : (
          <>
            {info.status === 'waiting' && free > 0 && <Button busy={busy} onClick={join} says="tables.join.sit" />}
            <ButtonLink look="quiet" icon="eye" href={`/table/${info.id}`} says="tables.join.watch" />
          </>
        )}
      </div>
      {nameDialog}
    </>
  )
}
