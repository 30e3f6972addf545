import type { TableInfo } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { useWords } from '../words/words.tsx'
import styles from './KnownDeal.module.css'

/** A mark wherever a table is offered or shown whose cards somebody may know. */
export function KnownDeal({ info }: { readonly info: Pick<TableInfo, 'knownDeal'> }): ReactElement | null {
  const words = useWords()
  if (!info.knownDeal) return null
  return (
    <p className={styles['known']} data-testid="known-deal">
      <Icon name="eye" />
      {words.say('tables.knownDeal')}
    </p>
  )
}
