import { memo, type ReactElement, useEffect, useState } from 'react'
import { useChoosing } from '../choosing/choosing.ts'
import { useTable } from '../face/table.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Toast.module.css'

const LASTS = 6000

/** The last choice, with an undo button for a while; it stays while a pointer or the focus is on it. */
export const Toast = memo(function Toast(): ReactElement {
  const { done, closeDone, undo, free } = useChoosing()
  const { sight } = useTable()
  const [held, setHeld] = useState(false)
  const shown = done !== null && sight.undo
  useEffect(() => {
    if (!shown || held) return
    const clock = setTimeout(closeDone, LASTS)
    return () => clearTimeout(clock)
  }, [shown, held, closeDone, done])
  return (
    <>
      {/* The button is no part of what is announced. */}
      <p className="visually-hidden" role="status" data-testid="done">
        {done}
      </p>
      <div className={styles['place']}>
        {shown && (
          <div
            className={styles['toast']}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
          >
            <span aria-hidden="true">{done}</span>
            <Button icon="undo" disabled={!free} onClick={undo} says="table.undo" />
          </div>
        )}
      </div>
    </>
  )
})
