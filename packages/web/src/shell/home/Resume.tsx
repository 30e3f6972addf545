import type { Words } from '@lastlight/words'
import { type ReactElement, useEffect, useState } from 'react'
import { Bust } from '../../art/index.ts'
import { type LocalSummary, localTables } from '../../play/local/localTable.ts'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/Link.tsx'
import { useWords } from '../../words/words.tsx'
import { ChosenSettings } from '../lobby/ChosenSettings.tsx'
import { phaseLine } from '../lobby/phaseLine.ts'
import styles from './Home.module.css'

const SHOWN = 2

/** The running games on this device, the newest first. */
export function Resume(): ReactElement {
  const words = useWords()
  const [tables, setTables] = useState<readonly LocalSummary[]>([])
  useEffect(() => {
    void localTables().then(setTables, () => setTables([]))
  }, [])
  const running = tables.filter(table => table.outcome === null).slice(0, SHOWN)
  return (
    <section className={`panel raised ${styles['panel']}`} aria-labelledby="resume">
      <h2 id="resume">{words.say('home.resume')}</h2>
      {running.length === 0 ? (
        <p className={styles['empty']}>{words.say('home.noSaves')}</p>
      ) : (
        <ul className={styles['saves']}>
          {running.map(table => (
            <li key={table.id}>
              <Save table={table} />
            </li>
          ))}
        </ul>
      )}
      <Link href="/games" className={styles['more']}>
        {words.say('home.all')}
      </Link>
    </section>
  )
}

/** 'Ann, Ola and 2 bots' */
function company(table: LocalSummary, words: Words): string {
  const people = table.seats.flatMap(seat => (seat.kind === 'person' ? [seat.name] : []))
  const bots = table.seats.length - people.length
  return words.list([...people, ...(bots > 0 ? [words.say('home.botCount', { n: bots })] : [])])
}

function Save({ table }: { readonly table: LocalSummary }): ReactElement {
  const words = useWords()
  const mine = table.asked.length > 0
  const moment = phaseLine(table, words)
  return (
    <Link href={`/here/${table.id}`} className={classes(styles['save'], mine && styles['mine'])} data-mood={table.game}>
      <span className={styles['faces']} aria-hidden="true">
        {table.seats.slice(0, 3).map((_, seat) => (
          <span key={seat}>
            <Bust seed={`${table.id} ${seat}`} />
          </span>
        ))}
      </span>
      <b>{words.say(`home.${table.game}.title`)}</b>
      <small>
        {moment !== '' && `${moment} · `}
        {company(table, words)}
      </small>
      {table.config && <ChosenSettings game={table.game} config={table.config} />}
      <span className={styles['status']}>{words.say(mine ? 'home.yourTurn' : 'home.goesOn')}</span>
    </Link>
  )
}
