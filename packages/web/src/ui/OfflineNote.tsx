import type { ReactElement } from 'react'
import { useWords } from '../words/words.tsx'
import { isOffline } from './network.ts'
import styles from './OfflineNote.module.css'
import { useWatched } from './store.ts'

/** Says that there is no network, and what still works. */
export function OfflineNote(): ReactElement {
  const words = useWords()
  const offline = useWatched(isOffline)
  return (
    <p role="status" className={styles['note']}>
      {offline ? words.say('shell.offline.now') : ''}
    </p>
  )
}
