import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { skipping } from '../face/skipping.ts'
import { useWatched } from '../ui/store.ts'
import { useArmed } from '../ui/useArmed.ts'
import { useWords } from '../words/words.tsx'
import styles from './Skip.module.css'

/** Ends the scene that is shown, at its end. It has one place, and a press elsewhere on the table ends nothing. */
export function Skip({ onSkip }: { readonly onSkip: () => void }): ReactElement {
  const words = useWords()
  const isArmed = useArmed()
  const isSkipping = useWatched(skipping)
  const label = words.say('table.skipScene')
  return (
    <button
      type="button"
      className={styles['skip']}
      title={label}
      aria-label={label}
      aria-keyshortcuts="Escape"
      aria-disabled={!isArmed}
      data-testid="skip"
      onClick={isArmed ? onSkip : undefined}
    >
      <Icon name="close" size="18px" />
      <span>{words.say(isSkipping ? 'table.skipping' : 'table.skipScene')}</span>
    </button>
  )
}
