// Somebody joins a group: who they are and what they can do.

import { survivorRow } from '@lastlight/long-night/content/survivors'
import type { ReactElement } from 'react'
import { useWords } from '../../../words/words.tsx'
import styles from './Moments.module.css'
import type { ArrivalMoment } from './moment.ts'
import { Person } from './Person.tsx'

export function Newcomer({ survivor, seat }: Pick<ArrivalMoment, 'survivor' | 'seat'>): ReactElement {
  const words = useWords()
  const { influence, attack, search } = survivorRow(survivor)
  return (
    <div className={styles['newcomer']}>
      <Person survivor={survivor} seat={seat} />
      <div>
        <b>{words.say(`survivor.${survivor}`)}</b>
        <p>{words.say('face.about.person', { influence, attack, search })}</p>
        <p>{words.say(`survivor.power.${survivor}`)}</p>
      </div>
    </div>
  )
}

export function Arrival({ moment: { survivor, seat } }: { readonly moment: ArrivalMoment }): ReactElement {
  const words = useWords()
  return (
    <div className={styles['arrival']}>
      <h2 id="moment">
        {words.say('moment.arrival', { survivor: words.say(`survivor.short.${survivor}`), who: { who: seat } })}
      </h2>
      <Newcomer survivor={survivor} seat={seat} />
    </div>
  )
}
