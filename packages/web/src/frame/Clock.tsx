import { type ReactElement, useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './Clock.module.css'
import { leftIn } from './clock.ts'

interface Props {
  readonly deadline: number | null
  readonly paused: boolean
}

/** The remaining time: it counts down calmly and never blinks. */
export function Clock({ deadline, paused }: Props): ReactElement | null {
  const words = useWords()
  const [now, setNow] = useState(Date.now)
  const counts = deadline !== null && !paused
  useEffect(() => {
    if (!counts) return
    setNow(Date.now())
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [counts])
  if (!counts) return null
  const left = leftIn(deadline - now)
  return (
    <span className={styles['clock']} role="timer">
      {left.unit === 'clock' ? left.text : words.say(`table.clock.${left.unit}`, { n: left.n })}
    </span>
  )
}
