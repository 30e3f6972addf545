import type { ModeratedPerson } from '@lastlight/protocol'
import { type ReactElement, useRef } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { whenOf } from '../lobby/names.ts'
import type { GrowingList } from './fetchPages.ts'
import { ListHead } from './ListHead.tsx'
import { MoreOfList } from './MoreOfList.tsx'
import { markOf } from './nameIn.ts'
import styles from './Operator.module.css'
import { PersonName } from './PersonName.tsx'
import { calledAs } from './ReportHead.tsx'
import { useListWork } from './useListWork.ts'

interface Props {
  readonly people: GrowingList<ModeratedPerson>
  readonly onChange: () => Promise<void>
  /** Fetches the next page too. */
  readonly onMore: () => Promise<void>
}

/** People who are banned or muted, and the way to undo it. */
export function ModeratedPeople({ people, onChange, onMore }: Props): ReactElement {
  const words = useWords()
  const { busy, problem, said, heading, remove } = useListWork(onChange)
  const list = useRef<HTMLUListElement>(null)
  return (
    <section className={styles['part']} aria-labelledby="people">
      <ListHead id="people" title={words.say('operator.people')} heading={heading} said={said} />
      {people.entries.length === 0 && <p>{words.say('operator.people.none')}</p>}
      <ProblemLine problem={problem} special={{ notFound: 'operator.late' }} />
      <ul ref={list} className={styles['list']} data-testid="people">
        {people.entries.map(person => {
          const id = person.id!
          const name = `${calledAs(person)} ${markOf(id)}`
          return (
            <li key={id} tabIndex={-1}>
              <div className={styles['head']}>
                <b>
                  <PersonName name={calledAs(person)} id={id} />
                </b>
                <small className="note">
                  {[
                    ...(person.banned ? [words.say('operator.banned')] : []),
                    ...(person.mutedUntil === null
                      ? []
                      : [words.say('operator.mutedUntil', { when: whenOf(person.mutedUntil, words.locale) })]),
                  ].join(' · ')}
                </small>
              </div>
              {person.banned && (
                <Button
                  busy={busy}
                  onClick={() =>
                    remove(() => api.operator.ban(id, false), words.say('operator.did.unban', { target: name }))
                  }
                >
                  {words.say('operator.unban')}
                  <span className="visually-hidden">{name}</span>
                </Button>
              )}
              {person.mutedUntil !== null && (
                <Button
                  busy={busy}
                  onClick={() =>
                    remove(() => api.operator.mute(id, null), words.say('operator.did.unmute', { target: name }))
                  }
                >
                  {words.say('operator.unmute')}
                  <span className="visually-hidden">{name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <MoreOfList shown={people.entries.length} next={people.next} list={list} onMore={onMore} />
    </section>
  )
}
