import type { View } from '@lastlight/outlive'
import type { ReactElement } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import styles from './Loss.module.css'

/** Survivors have to go: how many, and why. Each place says what a loss there would do. */
export function Loss({ due }: { readonly due: NonNullable<View['due']> }): ReactElement {
  const words = useWords()
  return (
    <div className={styles['loss']}>
      <Icon name="survivor" />
      <p>
        <b>{words.say('shelter.loss', { survivors: words.say('count.acc.survivor', { n: due.left }) })}</b>
        {words.say(`shelter.loss.${due.for}`)}
      </p>
    </div>
  )
}
