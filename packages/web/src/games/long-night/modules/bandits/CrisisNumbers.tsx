// The bandits of a crisis: the numbers of the locations they come to.

import type { View } from '@lastlight/long-night'
import type { ReactElement } from 'react'
import { useWords } from '../../../../words/words.tsx'
import { DieFace } from '../../art/dice.tsx'
import { Icon } from '../../art/icons.tsx'
import styles from './CrisisNumbers.module.css'
import { crisisBandits, crisisBanditsInWords } from './inWords.ts'

export function CrisisNumbers({ view }: { readonly view: View }): ReactElement | null {
  const words = useWords()
  const bandits = crisisBandits(view)
  return bandits ? (
    <p className={styles['bandits']}>
      <span aria-hidden="true">
        <Icon name="bandit" />
        {words.say('bandits.numbers.short')}{' '}
        {bandits.to === 'numbers'
          ? bandits.numbers.map((number, i) => (
              // A number may be printed twice.
              <DieFace key={i} value={number} />
            ))
          : words.say(`bandits.numbers.${bandits.to}.short`, { n: bandits.n })}
      </span>
      <span className="visually-hidden">{crisisBanditsInWords(view, words)}</span>
    </p>
  ) : null
}
