// A player's last survivor is dead: the dead first, then what is lost, then the new face.

import type { View } from '@lastlight/long-night'
import type { ReactElement } from 'react'
import { Mark } from '../../../face/Mark.tsx'
import { useWords } from '../../../words/words.tsx'
import { PlaceScene } from '../art/PlaceScene.tsx'
import { Newcomer } from './Arrival.tsx'
import styles from './Moments.module.css'
import type { LastMoment } from './moment.ts'
import { Person } from './Person.tsx'

export function LastDead({
  moment: { seat, dead, lost, comes, isOut },
  view,
}: {
  readonly moment: LastMoment
  readonly view: View
}): ReactElement {
  const words = useWords()
  const stays = view.mode === 'cooperative' ? 'stays.dice' : 'stays'
  // U-27: with an empty deck no survivor is drawn.
  const lines = isOut ? ['out'] : view.players[seat]!.bereft ? ['hand', stays] : ['hand', 'joins', stays]
  return (
    <div className={styles['road']}>
      <div className={styles['scene']}>
        <PlaceScene place="colony" />
      </div>
      <div className={styles['text']}>
        <p className={styles['eyebrow']}>
          <Mark seat={seat} size="22px" /> {words.say('moment.last', { who: { who: seat } })}
        </p>
        <h2 id="moment">{words.say(isOut ? 'moment.last.out.title' : 'moment.last.title')}</h2>
        <p className={styles['people']}>
          {dead.map(id => (
            <Person key={id} survivor={id} dead />
          ))}
        </p>
        <ol className={styles['numbered']}>
          {lines.map(line => (
            <li key={line}>{words.say(`moment.last.${line}`, { n: lost })}</li>
          ))}
        </ol>
        {comes !== undefined && <Newcomer survivor={comes} seat={seat} />}
      </div>
    </div>
  )
}
