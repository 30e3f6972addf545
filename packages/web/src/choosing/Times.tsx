import type { ReactElement } from 'react'
import { useTable } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import { IconButton } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choosing.ts'
import styles from './Times.module.css'

/** Beside an option: how often it is chosen, and whether it is chosen by itself from now on. */
export function Times({ option }: { readonly option: GameOption }): ReactElement | null {
  const words = useWords()
  const { sight, saying } = useTable()
  const { free, timesOf, mostTimesOf, setTimes, standingKeyOf, setStanding } = useChoosing()
  const times = timesOf(option)
  const most = mostTimesOf(option)
  const what = saying.option(option, sight.view)
  const key = standingKeyOf(option)
  const always = key === undefined ? undefined : saying.standing?.(key)
  if (most === 1 && always === undefined) return null
  return (
    <div className={styles['times']}>
      {most > 1 && (
        <>
          <IconButton
            icon="minus"
            label={words.say('table.times.less', { what })}
            aria-disabled={!free || times === 1}
            onClick={() => {
              if (free && times > 1) setTimes(option, times - 1)
            }}
          />
          <output aria-label={what}>{times}</output>
          <IconButton
            icon="plus"
            label={words.say('table.times.more', { what })}
            aria-disabled={!free || times === most}
            onClick={() => {
              if (free && times < most) setTimes(option, times + 1)
            }}
          />
        </>
      )}
      {key !== undefined && always !== undefined && (
        <button
          type="button"
          data-standing={key}
          aria-disabled={!free}
          aria-label={words.say('table.standing.setOf', { what: always })}
          title={words.say('table.standing.setOf', { what: always })}
          onClick={() => {
            if (free) setStanding(key, true)
          }}
        >
          {words.say('table.standing.set')}
        </button>
      )}
    </div>
  )
}
