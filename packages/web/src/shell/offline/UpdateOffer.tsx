import { type ReactElement, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { usePath } from '../../ui/router.ts'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import { update, updateReady } from './offline.ts'
import styles from './UpdateOffer.module.css'

/** Nobody is interrupted in the middle of a game. */
const isAtTable = (path: string): boolean => /^\/(?:here|table)\//.test(path)

/** Offers a newer version without forcing it: if nobody takes it, the next start does. */
export function UpdateOffer(): ReactElement {
  const words = useWords()
  const isReady = useWatched(updateReady)
  const [isLater, setLater] = useState(false)
  const [isUnderWay, setUnderWay] = useState(false)
  const path = usePath()
  const isShown = isReady && !isLater && !isAtTable(path)
  const begin = (): void => {
    setUnderWay(true)
    void update()
  }
  return (
    <div role="status" className={styles['place']}>
      {isShown && (
        <div className={styles['offer']}>
          <p>{words.say('shell.update.here')}</p>
          <div className="row">
            <Button onClick={begin} busy={isUnderWay} says="shell.update.now" />
            <Button look="quiet" onClick={() => setLater(true)} says="shell.update.later" />
          </div>
        </div>
      )}
    </div>
  )
}
