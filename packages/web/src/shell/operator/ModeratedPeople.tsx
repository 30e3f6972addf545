import type { ModeratedPerson } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { whenOf } from '../lobby/names.ts'
import { ListHead } from './ListHead.tsx'
import styles from './Operator.module.css'
import { calledAs } from './ReportHead.tsx'
import { useListWork } from './useListWork.ts'

interface Props {
  readonly people: readonly ModeratedPerson[]
  readonly onChange: () => Promise<void>
}

/** People who are banned or muted, and the way to undo it. */
export function ModeratedPeople({ people, onChange }: Props): ReactElement {
  const words = useWords()
  const { busy, problem, said, heading, remove } = useListWork(onChange)
  return (
    <section className={styles['part']} aria-labelledby="people">
      <ListHead id="people" title={words.say('operator.people')} heading={heading} said={said} />
      {people.length === 0 && <p>{words.say('operator.people.none')}</p>}
      <ProblemLine problem={problem} special={{ notFound: 'operator.late' }} />
      <ul className={styles['list']} data-testid="people">
        {people.map(person => {
          const id = person.id!
          const name = calledAs(person)
          return (
            <li key={id}>
              <div className={styles['head']}>
                <b>{name}</b>
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
    </section>
  )
}
