import type { ReactElement } from 'react'
import { useWords } from '../../../words/words.tsx'
import { DieFace } from '../art/dice.tsx'
import styles from './Dice.module.css'

interface Props {
  readonly dice: readonly number[]
  readonly used: readonly number[]
  /** The name by which a key goes to the own dice. */
  readonly part?: string
}

/** The dice of a player: unused ones first, used ones as outlines. */
export function Dice({ dice, used, part }: Props): ReactElement {
  const words = useWords()
  const label = words.say('colony.dice', {
    dice: dice.length === 0 ? words.say('colony.dice.none') : dice.join(', '),
    used: used.length,
  })
  return (
    <span
      className={styles['dice']}
      role="img"
      aria-label={label}
      data-part={part}
      tabIndex={part === undefined ? undefined : -1}
    >
      {dice.map((value, i) => (
        // Two dice may show the same.
        <DieFace key={i} value={value} />
      ))}
      {used.map((value, i) => (
        // Two dice may show the same.
        <DieFace key={`used ${i}`} value={value} used />
      ))}
    </span>
  )
}
