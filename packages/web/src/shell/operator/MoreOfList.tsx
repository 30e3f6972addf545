import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Operator.module.css'

interface Props {
  /** How many entries are shown. */
  readonly shown: number
  readonly next: string | null
  /** The list whose first new entry takes the focus when the button goes away. */
  readonly list: RefObject<HTMLElement | null>
  /** Fetches the next page too. */
  readonly onMore: () => Promise<void>
}

/** Says that a list goes on, and shows more of it. */
export function MoreOfList({ shown, next, list, onMore }: Props): ReactElement {
  const words = useWords()
  const { busy, run } = useWork()
  // How many entries there were when more were asked for.
  const before = useRef<number>(undefined)
  // The last "Show more" goes away with the focus on it. When a request has failed, a later one may show the rest, and the
  // reader may be elsewhere by then.
  useEffect(() => {
    const at = before.current
    before.current = undefined
    if (at === undefined || next !== null || document.activeElement !== document.body) return
    const first = list.current?.children[at]
    if (first instanceof HTMLElement) first.focus()
  }, [next, list])
  return (
    <>
      <p role="status" className={styles['done']}>
        {next !== null && <span className="note">{words.say('operator.more.shown', { n: shown })}</span>}
      </p>
      {next !== null && (
        <div className={styles['acts']}>
          <Button
            busy={busy}
            onClick={() => {
              before.current = shown
              run(onMore)
            }}
            says="operator.more"
          />
        </div>
      )}
    </>
  )
}
