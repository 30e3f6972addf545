// A player is exiled: the verdict, who walks where, what changes, and how many were exiled without being a traitor.

import type { View } from '@lastlight/long-night'
import { banditLeader, groupOf } from '@lastlight/long-night/queries/position'
import type { ReactElement } from 'react'
import { Icon as SharedIcon } from '../../../art/index.ts'
import { Mark } from '../../../face/Mark.tsx'
import { useWords } from '../../../words/words.tsx'
import { ExileScene } from '../art/ExileScene.tsx'
import { Icon } from '../art/icons.tsx'
import styles from './Moments.module.css'
import type { ExileMoment } from './moment.ts'
import { Person } from './Person.tsx'

const NO = ['vote', 'crisis', 'colony'] as const
const YES = ['turns', 'requests', 'morale'] as const
/** LN-EXILE-14 */
const TOO_MANY = 2

export function Exile({
  moment: { seat, role, walks, wronged },
  view,
}: {
  readonly moment: ExileMoment
  readonly view: View
}): ReactElement {
  const words = useWords()
  const stay = groupOf(view, seat).filter(({ id }) => !walks.some(({ survivor }) => survivor === id))
  return (
    <div className={styles['exile']}>
      <div className={styles['banner']}>
        <ExileScene />
        <p className={styles['eyebrow']}>
          <Mark seat={seat} size="22px" /> {words.say('moment.exile', { who: { who: seat } })}
        </p>
        <h2 id="moment">{words.say(`moment.exile.${role}`, { who: { who: seat } })}</h2>
        <p>{words.say(`moment.exile.${role}.text`)}</p>
      </div>
      <div className={styles['columns']}>
        <section>
          <h3>{words.say('moment.exile.leave')}</h3>
          <ul className={styles['walks']}>
            {walks.map(({ survivor, to, result }) => (
              <li key={survivor}>
                <Person survivor={survivor} seat={seat} />
                <span>
                  <b>{words.say(`survivor.short.${survivor}`)}</b>
                  <small>{words.say('moment.exile.goes', { to: words.say(`place.to.${to}`) })}</small>
                </span>
                {result && (
                  <small>
                    <Icon name={result} size="20px" /> {words.say(`moment.die.${result}`)}
                  </small>
                )}
              </li>
            ))}
            {stay.map(({ id, at }) => (
              <li key={id}>
                <Person survivor={id} seat={seat} />
                <span>
                  <b>{words.say(`survivor.short.${id}`)}</b>
                  <small>
                    {at === 'colony'
                      ? words.say('moment.exile.leaves')
                      : words.say('moment.exile.stays', { at: words.say(`place.in.${at}`) })}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{words.say('moment.exile.now')}</h3>
          <ul className={styles['rules']}>
            {NO.map(rule => (
              <li key={rule} data-no>
                <SharedIcon name="close" size="15px" />
                {words.say(`moment.exile.no.${rule}`)}
              </li>
            ))}
            {[...YES, ...(banditLeader(view) === seat ? (['bandits'] as const) : [])].map(rule => (
              <li key={rule}>
                <SharedIcon name="check" size="15px" />
                {words.say(`moment.exile.yes.${rule}`)}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles['bad']}>
          <h3>{words.say('moment.exile.wronged', { n: wronged })}</h3>
          <p aria-hidden="true" className={styles['pair']}>
            {Array.from({ length: TOO_MANY }, (_, i) => (
              // Places without a name.
              <i key={i} data-on={i < wronged || undefined} />
            ))}
          </p>
          <p>{words.say('moment.exile.limit')}</p>
        </section>
      </div>
    </div>
  )
}
