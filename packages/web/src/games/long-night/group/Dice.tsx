import type { ReactElement } from 'react'
import { useWords } from '../../../words/words.tsx'
import { DieFace } from '../art/dice.tsx'
import styles from './Dice.module.css'

interface Props {
  readonly dice: readonly number[]
  readonly used: readonly number[]
}

/** The dice of a player: unused ones first, used ones as outlines. */
export function Dice({ dice, used }: Props): ReactElement {
  const words = useWords()
  const label = words.say('colony.dice', {
    dice: dice.length === 0 ? words.say('colony.dice.none') : dice.join(', '),
    used: used.length,
  })
  return (
    <span className={styles['dice']} role="img" aria-label={label}>
      {dice.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same.
        <DieFace key={i} value={value} />
      ))}
      {used.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same.
        <DieFace key={`used ${i}`} value={value} used />
      ))}
    </span>
  )
}
