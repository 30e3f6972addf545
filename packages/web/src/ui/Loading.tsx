import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { focusMain } from './focusMain.ts'
import styles from './Loading.module.css'

const PATIENCE = 2000

/** Something is on its way; after a while it says so in words. */
export function Loading({ what = 'shell.loading' }: { readonly what?: string }): ReactElement {
  const words = useWords()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const clock = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(clock)
  }, [])
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const leaving = main.current
    return () => {
      // A reader who waited here continues at the new content.
      if (leaving === document.activeElement) queueMicrotask(focusMain)
    }
  }, [])
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles['loading']} aria-busy="true">
      <div className={styles['ring']} aria-hidden="true">
        {Array.from({ length: 9 }, (_, i) => (
          <i key={i} />
        ))}
      </div>
      <p role="status">{late ? words.say(what) : ''}</p>
    </main>
  )
}
