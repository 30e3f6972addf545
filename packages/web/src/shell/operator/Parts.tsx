import type { ReactElement } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './Operator.module.css'

/** The ids of the headings. */
const PARTS = ['reports', 'people', 'blocks', 'actions'] as const

/** Links to the parts of the page, because the queue may be long. */
export function Parts(): ReactElement {
  const words = useWords()
  return (
    <nav className={styles['parts']} aria-label={words.say('operator.parts')}>
      {PARTS.map(part => (
        <a key={part} href={`#${part}`}>
          {words.say(`operator.${part}`)}
        </a>
      ))}
    </nav>
  )
}
