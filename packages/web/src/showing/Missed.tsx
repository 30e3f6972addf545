import { memo, type ReactElement } from 'react'
import { IconButton } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './Missed.module.css'
import { Recap } from './Recap.tsx'
import { useShowing } from './showing.ts'

/** Events that would have taken too long to show, in words, until they are read. */
export const Missed = memo(function Missed(): ReactElement | null {
  const words = useWords()
  const { missed, markRead, repeated } = useShowing()
  if (missed.length === 0 || repeated) return null
  return (
    <section className={`panel raised ${styles['missed']}`} aria-labelledby="missed" data-testid="missed">
      <header>
        <h2 id="missed">{words.say('table.missed')}</h2>
        <IconButton icon="close" size="14px" label={words.say('shell.close')} onClick={markRead} />
      </header>
      <Recap events={missed} onShow={markRead} />
    </section>
  )
})
