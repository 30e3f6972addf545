import type { ReactElement } from 'react'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import styles from './OfflineNote.module.css'
import { isOffline } from './offline.ts'

/** Says that there is no network, and what still goes. */
export function OfflineNote(): ReactElement {
  const words = useWords()
  const offline = useWatched(isOffline)
  return (
    <p role="status" className={styles['note']}>
      {offline ? words.say('shell.offline.now') : ''}
    </p>
  )
}
