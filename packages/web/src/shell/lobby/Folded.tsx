import { type ReactElement, type ReactNode, Suspense, useState } from 'react'
import styles from './NewTable.module.css'

interface Props {
  readonly title: ReactElement
  /** What is chosen in it. */
  readonly chosen: string
  readonly children: ReactNode
  /** What is loaded only when it is opened; it stays when it is closed again. */
  readonly more: (() => ReactNode) | undefined
}

/** A group of settings that opens on a press. */
export function Folded({ title, chosen, children, more }: Props): ReactElement {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className={`panel ${styles['panel']}`}
      onToggle={event => {
        if (event.currentTarget.open) setOpened(true)
      }}
    >
      <summary>
        {title} <small className="note">{chosen}</small>
      </summary>
      <div className={`${styles['group']} ${styles['unfolded']}`}>
        {children}
        {wasOpened && <Suspense fallback={null}>{more?.()}</Suspense>}
      </div>
    </details>
  )
}
