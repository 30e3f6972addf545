import type { ReactElement } from 'react'
import { useTable } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import { isSecondPress } from '../ui/secondPress.ts'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choosing.ts'
import styles from './Times.module.css'

/** Beside an option: other numbers of it, variants of it, and whether it is chosen by itself from now on. */
export function Times({ option }: { readonly option: GameOption }): ReactElement | null {
  const words = useWords()
  const { saying, sight } = useTable()
  const { choice, free, choose, besideOf, labelOf, timesOf, mostTimesOf, standing, standingKeyOf, setStanding } =
    useChoosing()
  const numbers = Array.from({ length: mostTimesOf(option) }, (_, i) => i + 1).filter(n => n !== timesOf(option))
  const key = standingKeyOf(option)
  const always = key === undefined || standing.includes(key) ? undefined : saying.standing?.(key)
  const variants = besideOf(option)
  if (numbers.length === 0 && variants.length === 0 && always === undefined) return null
  return (
    <div className={styles['times']}>
      {numbers.map(n => (
        <button
          key={n}
          type="button"
          data-times={n}
          // The number stands in the name too, also a single one.
          aria-label={saying.times?.(option, n, sight.view) ?? labelOf(option, n)}
          aria-disabled={!free}
          onClick={event => {
            if (!isSecondPress(event)) choose(option, n)
          }}
        >
          {n}
        </button>
      ))}
      {variants.map(variant => (
        <button
          key={JSON.stringify(variant)}
          type="button"
          data-testid="beside"
          aria-label={labelOf(variant)}
          aria-pressed={variant === choice.chosen}
          aria-disabled={!free}
          onClick={event => {
            if (!isSecondPress(event)) choose(variant)
          }}
        >
          {saying.beside?.(variant, sight.view)}
        </button>
      ))}
      {key !== undefined && always !== undefined && (
        <button
          type="button"
          data-standing={key}
          aria-disabled={!free}
          title={words.say('table.standing.setOf', { what: always })}
          onClick={() => {
            if (free) setStanding(key, true)
          }}
        >
          {words.say('table.standing.set')}
          <span className="visually-hidden">. {words.say('table.standing.setOf', { what: always })}</span>
        </button>
      )}
    </div>
  )
}
