// Progress as sockets: filled, filled by the present choice, and empty.

import type { ReactElement } from 'react'
import { classes } from '../../../../ui/classes.ts'
import { useWords } from '../../../../words/words.tsx'
import { Icon } from '../../art/icons.tsx'
import styles from './Improvements.module.css'
import type { Progress } from './progress.ts'

/** `ahead`: the tokens that the present choice would add. */
export function Sockets({ have, need, ahead }: Progress & { readonly ahead: number }): ReactElement {
  const words = useWords()
  return (
    <span
      className={styles['sockets']}
      role="img"
      aria-label={words.say('improvements.progress.said', { n: have, of: need })}
    >
      {Array.from({ length: need }, (_, i) => (
        // Sockets are alike.
        <i key={i} className={classes(i < have && styles['on'], i >= have && i < have + ahead && styles['next'])}>
          {i < have && <Icon name="tool" />}
        </i>
      ))}
      <b aria-hidden="true">
        {have}/{need}
      </b>
    </span>
  )
}
