import { type ReactElement, useState } from 'react'
import { Icon } from '../art/index.ts'
import { useTable } from '../face/table.ts'
import type { Advice } from '../play/table.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './Coach.module.css'
import { chanceWord, comparedWord } from './chance.ts'
import { useChoosing } from './choosing.ts'

type AdviceAt = { readonly at: number; readonly advice: readonly Advice[] | 'thinking' | 'none' } | undefined

/** Up to three choices with how they would probably end, and why; choosing one points at it. */
export function Coach(): ReactElement | null {
  const words = useWords()
  const { table, sight, saying, me } = useTable()
  const { choose, free } = useChoosing()
  const [latest, setLatest] = useState<AdviceAt>()
  if (!table.advise || me === undefined || !sight.asked) return null
  const at = sight.version
  const advice = latest?.at === at ? latest.advice : undefined

  async function ask(): Promise<void> {
    setLatest({ at, advice: 'thinking' })
    try {
      const given = (await table.advise?.()) ?? []
      setLatest({ at, advice: given.length > 0 ? given.slice(0, 3) : 'none' })
    } catch {
      setLatest({ at, advice: 'none' })
    }
  }

  return (
    <div className={styles['coach']}>
      {advice === undefined || typeof advice === 'string' ? (
        <Button
          icon="lantern"
          look="quiet"
          aria-disabled={!free || advice === 'thinking'}
          aria-busy={advice === 'thinking'}
          onClick={() => {
            if (free && advice !== 'thinking') void ask()
          }}
          says={advice === 'thinking' ? 'table.coach.thinking' : 'table.coach'}
        />
      ) : (
        <>
          <h3 className="label">{words.say('table.coach.title')}</h3>
          <ol>
            {advice.map(({ option, chance, against, reasons }, i) => (
              <li key={JSON.stringify(option)}>
                <button type="button" onClick={() => choose(option)} aria-disabled={!free}>
                  <b>{saying.option(option, sight.view)}</b>
                  <small>
                    {i === 0
                      ? words.say(`table.chance.${chanceWord(chance)}`)
                      : words.say(`table.coach.${comparedWord(chance, advice[0]!.chance)}`)}
                  </small>
                  {against !== undefined && (
                    <small>
                      {words.say(reasons.length > 0 ? 'table.coach.against' : 'table.coach.same', {
                        option: saying.option(against, sight.view),
                      })}
                    </small>
                  )}
                  {reasons.map(reason => (
                    <span key={JSON.stringify(reason)}>
                      <Icon name="arrow" />
                      {saying.because(reason)}
                    </span>
                  ))}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <p role="status" className={advice === 'none' ? 'note' : 'visually-hidden'}>
        {advice === 'none' && words.say('table.coach.none')}
        {Array.isArray(advice) && words.say('table.coach.ready')}
      </p>
    </div>
  )
}
