import type { OpenTable } from '@lastlight/protocol'
import { type ReactElement, useCallback } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { entriesOf, firstPages } from '../../api/pages.ts'
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
import { More, usePages } from '../lobby/More.tsx'
import { Seats } from '../lobby/Seats.tsx'

const EVERY_MS = 10_000

interface Tables {
  readonly tables: readonly OpenTable[]
  /** Whether another page follows. */
  readonly hasMore: boolean
}

async function publicTables(status: 'waiting' | 'playing', pages: number): Promise<Tables> {
  const read = await firstPages(after => api.publicTables(status, after), pages)
  return {
    tables: entriesOf(read.map(({ tables }) => tables)).filter(({ game }) => hasFace(game)),
    hasMore: read.at(-1)!.next !== null,
  }
}

export function Lobby(): ReactElement {
  const words = useWords()
  const [waitingPages, moreWaiting] = usePages()
  const [playingPages, morePlaying] = usePages()
  const fetch = useCallback(async () => {
    const [waiting, playing] = await Promise.all([
      publicTables('waiting', waitingPages),
      publicTables('playing', playingPages),
    ])
    return { waiting, playing }
  }, [waitingPages, playingPages])
  const { data, problem, look } = useFetched(fetch, EVERY_MS)
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
          <List shown={data.waiting} onMore={moreWaiting} empty="tables.lobby.noneWaiting" />
        ) : (
          !problem && <p role="status">{words.say('tables.looking')}</p>
        )}
      </section>
      {data && data.playing.tables.length > 0 && (
        <section className={styles['part']} aria-labelledby="playing">
          <h2 id="playing">{words.say('tables.lobby.playing')}</h2>
          <List shown={data.playing} onMore={morePlaying} empty="" />
        </section>
      )}
    </Page>
  )
}

interface ListProps {
  readonly shown: Tables
  readonly onMore: () => void
  readonly empty: string
}

function List({ shown: { tables, hasMore }, onMore, empty }: ListProps): ReactElement {
  const words = useWords()
  if (tables.length === 0 && !hasMore) return <p className={styles['empty']}>{words.say(empty)}</p>
  return (
    <>
      <ul className={classes(styles['tables'], styles['pairs'])}>
        {tables.map(info => (
          <li key={info.id} data-thing={`table:${info.id}`}>
            <Entry info={info} />
          </li>
        ))}
      </ul>
      {hasMore && <More onMore={onMore} />}
    </>
  )
}

function Entry({ info }: { readonly info: OpenTable }): ReactElement {
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
