import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { useTable } from '../face/table.ts'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choosing.ts'
import styles from './Standing.module.css'

/** The standing answers of this seat; pressing one removes it. */
export function Standing(): ReactElement | null {
  const words = useWords()
  const { saying } = useTable()
  const { standing, setStanding } = useChoosing()
  if (standing.length === 0) return null
  return (
    <div className={styles['standing']} data-testid="standing">
      <span>{words.say('table.standing')}</span>
      <ul>
        {standing.map(key => {
          const what = saying.standing?.(key) ?? key
          return (
            <li key={key}>
              <button
                type="button"
                aria-label={words.say('table.standing.off', { what })}
                onClick={() => setStanding(key, false)}
              >
                {what}
                <Icon name="close" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
