import type { ReactElement } from 'react'
import { markOf } from './nameIn.ts'
import styles from './Operator.module.css'

/** A name, and what tells people of the same name apart. */
export function PersonName({ name, id }: { readonly name: string; readonly id: string | null }): ReactElement {
  return (
    <>
      {name}
      {id !== null && <span className={styles['mark']}> {markOf(id)}</span>}
    </>
  )
}
