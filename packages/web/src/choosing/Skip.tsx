import type { ReactElement } from 'react'
import { useShown } from '../face/shown.ts'
import { skipping } from '../face/skipping.ts'
import { useWatched } from '../ui/store.ts'
import { useWords } from '../words/words.tsx'
import styles from './Ask.module.css'

/** Goes to the end of the scenes that are being shown. */
export function Skip(): ReactElement {
  const words = useWords()
  const { skip } = useShown()
  const isSkipping = useWatched(skipping)
  return (
    <div className={styles['skip']}>
      <button type="button" onClick={skip}>
        {words.say(isSkipping ? 'table.skipping' : 'table.skipScenes')}
      </button>
    </div>
  )
}
