// The set-up: four survivors are dealt, two stay and one of them leads.

import type { View } from '@lastlight/long-night'
import { type SurvivorId, survivorRow } from '@lastlight/long-night/content/survivors'
import { type ReactElement, useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Bust } from '../art/Bust.tsx'
import { Icon } from '../art/icons.tsx'
import { useLight } from '../board/lit.ts'
import { Lantern, litLook, ThingButton } from '../board/ThingButton.tsx'
import { thing } from '../thing.ts'
import styles from './Dealt.module.css'

export function Dealt({ view }: { readonly view: View }): ReactElement | null {
  if (!view.own || view.own.dealt.length === 0) return null
  return (
    <ul className={styles['dealt']}>
      {view.own.dealt.map(id => (
        <DealtCard key={id} id={id} isDropped={view.own!.dropped.includes(id)} />
      ))}
    </ul>
  )
}

function DealtCard({ id, isDropped }: { readonly id: string; readonly isDropped: boolean }): ReactElement {
  const words = useWords()
  const text = useId()
  const person = thing('person', id)
  const light = useLight(person)
  const { influence, attack, search } = survivorRow(id)
  return (
    <li className={classes(styles['card'], isDropped && styles['dropped'], litLook(light))} data-thing={person}>
      <span className={styles['picture']}>
        <Bust survivor={id as SurvivorId} />
      </span>
      <h3>
        <ThingButton thing={person} about={text}>
          {words.say(`survivor.${id}`)}
        </ThingButton>
        <Lantern light={light} />
      </h3>
      <div id={text} className={styles['text']}>
        <p className={styles['values']}>
          <span>{words.say(`survivor.job.${id}`)}</span>
          <span>
            <Icon name="influence" />
            {words.say('colony.influence', { n: influence })}
          </span>
          <span>
            <Icon name="attack" />
            {words.say('colony.attack', { n: attack })}
          </span>
          <span>
            <Icon name="search" />
            {words.say('colony.search', { n: search })}
          </span>
        </p>
        <p className={styles['power']}>{words.say(`survivor.power.${id}`)}</p>
      </div>
    </li>
  )
}
