import type { ReactElement, ReactNode } from 'react'
import styles from './TableStatus.module.css'

interface Props {
  readonly text: ReactNode
  readonly note?: string | undefined
  /** The kind of vote that it is about. */
  readonly about?: string
  readonly children?: ReactNode
}

/** One line of the table's status, and what can be done about it. */
export const Matter = ({ text, note, about, children }: Props): ReactElement => (
  <div className={styles['matter']} data-motion={about}>
    <p>
      {text}
      {note !== undefined && <small>{note}</small>}
    </p>
    {children !== undefined && <span>{children}</span>}
  </div>
)
