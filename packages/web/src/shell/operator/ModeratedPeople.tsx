import type { ModeratedPerson } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { whenOf } from '../lobby/names.ts'
import styles from './Operator.module.css'
import { calledAs } from './ReportHead.tsx'

interface Props {
  readonly people: readonly ModeratedPerson[]
  readonly onChange: () => Promise<void>
}

/** People who are banned or muted, and the way to undo it. */
export function ModeratedPeople({ people, onChange }: Props): ReactElement {
  const words = useWords()
  const { busy, problem, run } = useWork()
  return (
    <section className={styles['part']} aria-labelledby="people">
      <h2 id="people">{words.say('operator.people')}</h2>
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
                <Button busy={busy} onClick={() => run(() => api.operator.ban(id, false).then(onChange))}>
                  {words.say('operator.unban')}
                  <span className="visually-hidden">{name}</span>
                </Button>
              )}
              {person.mutedUntil !== null && (
                <Button busy={busy} onClick={() => run(() => api.operator.mute(id, null).then(onChange))}>
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
