// The wish to go back: which decision, in words and with its picture.

import { type ReactElement, useEffect, useState } from 'react'
import { useTable } from '../../face/table.ts'
import type { Answer, GoingBack, Moment } from '../../play/table.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './GoBack.module.css'
import { momentWords, usePastMoment } from './moment.ts'
import { ShowMoment } from './Picture.tsx'

interface Props {
  readonly back: GoingBack
  /** Takes the answer of the table. */
  readonly keep: (asked: Promise<Answer>) => Promise<void>
}

export function GoBack({ back, keep }: Props): ReactElement {
  const words = useWords()
  const at = useTable()
  const { seats, practice } = at.info
  const moments = useMoments(back)
  const [steps, setSteps] = useState(1)
  const chosen = moments?.[steps - 1]
  const past = usePastMoment(chosen?.version)
  // The server does not let the others go back without a person for whom a bot plays.
  const isSomebodyAway = seats.some(({ kind, away }) => kind === 'person' && away)
  if (moments?.length === 0) return <p className={styles['back']}>{words.say('table.back.none')}</p>
  return (
    <div className={styles['back']}>
      <label>
        {words.say('table.rewind.back', { n: steps })}
        <input
          type="range"
          min="1"
          max={moments?.length ?? 1}
          value={steps}
          disabled={moments === undefined}
          onChange={event => setSteps(Number(event.target.value))}
        />
      </label>
      <p className={styles['before']} data-testid="moment">
        {past && words.say('table.rewind.before', { what: momentWords(past, words, at) })}
      </p>
      {past && <ShowMoment moment={past} />}
      <p>{words.say(practice ? 'table.rewind.alone' : isSomebodyAway ? 'table.rewind.away' : 'table.rewind.text')}</p>
      <Button
        disabled={chosen === undefined || isSomebodyAway}
        onClick={() => void keep(back.vote(chosen!.version, true))}
        says={practice ? 'table.rewind.now' : 'table.rewind.go'}
      />
    </div>
  )
}

/** Undefined until they are known. */
function useMoments(back: GoingBack): readonly Moment[] | undefined {
  const [moments, setMoments] = useState<readonly Moment[]>()
  useEffect(() => {
    let stale = false
    back.moments().then(
      found => {
        if (!stale) setMoments(found)
      },
      () => undefined,
    )
    return () => {
      stale = true
    }
  }, [back])
  return moments
}
