import type { ReactElement, RefObject } from 'react'
import styles from './Operator.module.css'

interface Props {
  /** The id of the heading, for links and for the section that it names. */
  readonly id: string
  readonly title: string
  /** Takes the focus when a button of the list has gone away. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What the operator's last press has done. */
  readonly said: string
}

export function ListHead({ id, title, heading, said }: Props): ReactElement {
  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p role="status" className={styles['done']}>
        {said}
      </p>
    </>
  )
}
