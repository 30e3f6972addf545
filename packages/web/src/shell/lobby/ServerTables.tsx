import type { ReactElement } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useWords } from '../../words/words.tsx'
import { ChosenSettings } from './ChosenSettings.tsx'
import styles from './list.module.css'
import { More } from './More.tsx'
import { whenOf } from './names.ts'
import { Seats } from './Seats.tsx'
import type { OwnTable } from './serverGames.ts'

interface Props {
  readonly tables: readonly OwnTable[]
  /** Where another page follows. */
  readonly onMore: (() => void) | undefined
}

/** The person's tables on the server; those that wait for this person come first. */
export function ServerTables({ tables, onMore }: Props): ReactElement {
  const words = useWords()
  return (
    <section className={styles['part']} aria-labelledby="online">
      <h2 id="online">{words.say('tables.mine.online')}</h2>
      <ul className={styles['tables']}>
        {tables.map(table => (
          <li key={table.id} className={classes(table.asked && styles['mine'])} data-thing={`table:${table.id}`}>
            <header>
              <h3>{words.say(`home.${table.game}.title`)}</h3>
              {table.asked ? (
                <span className={styles['turn']}>{words.say('tables.yourTurn')}</span>
              ) : (
                <small className="note">
                  {words.say(`tables.status.${table.status}`)} · {whenOf(table.changed, words.locale)}
                </small>
              )}
            </header>
            <ChosenSettings game={table.game} config={table.config} />
            <Seats seats={table.seats} />
            <div className={`row ${styles['acts']}`}>
              <ButtonLink
                href={`/table/${table.id}`}
                look={table.asked ? 'go' : 'plain'}
                says={table.status === 'waiting' ? 'tables.go' : 'tables.resume'}
              />
            </div>
          </li>
        ))}
      </ul>
      {onMore && <More onMore={onMore} />}
    </section>
  )
}
