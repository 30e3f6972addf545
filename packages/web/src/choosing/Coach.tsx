import { type ReactElement, useEffect, useRef } from 'react'
import { Sign } from '../face/Sign.tsx'
import { useTable } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import type { Advice } from '../play/table.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './Coach.module.css'
import { chanceWord, comparedWord, reasonsWord } from './chance.ts'
import { useChoosing } from './choosing.ts'
import type { Coaching } from './useCoach.ts'

interface Props {
  readonly coach: Coaching
}

/** Asks the coach. It stands after the options, and its answer before them. */
export function CoachButton({ coach: { advice, ask } }: Props): ReactElement | null {
  const { free } = useChoosing()
  const isThinking = advice === 'thinking'
  if (advice !== undefined && !isThinking) return null
  return (
    <Button
      icon="lantern"
      look="quiet"
      className={styles['ask']}
      aria-disabled={!free || isThinking}
      aria-busy={isThinking}
      data-testid="coach"
      onClick={() => {
        if (free && !isThinking) ask()
      }}
      says={isThinking ? 'table.coach.thinking' : 'table.coach'}
    />
  )
}

export function Advised({ coach: { advice } }: Props): ReactElement {
  const words = useWords()
  return (
    <>
      <p role="status" className={advice === 'none' ? 'note' : 'visually-hidden'}>
        {advice === 'none' && words.say('table.coach.none')}
        {Array.isArray(advice) && words.say('table.coach.ready')}
      </p>
      {Array.isArray(advice) && <Answer advice={advice} />}
    </>
  )
}

/**
 * How the game stands, and up to three choices; choosing one points at it. The first is told by what it leads to, the others
 * by how they differ from it.
 */
function Answer({ advice }: { readonly advice: readonly Advice[] }): ReactElement {
  const words = useWords()
  const { sight, saying } = useTable()
  const { takeAdvice, free } = useChoosing()
  const title = useRef<HTMLHeadingElement>(null)
  const nameOf = (option: GameOption): string => (saying.advised ?? saying.option)(option, sight.view)
  const best = advice[0]!
  // The button that was pressed is gone, and stood further down.
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className={styles['coach']} data-testid="advice">
      <h3 ref={title} className="label" tabIndex={-1}>
        {words.say('table.coach.title')}
      </h3>
      <p className="note">{words.say(`table.chance.${chanceWord(best.chance, saying.fairChance?.(sight.view))}`)}</p>
      <ol>
        {advice.map(({ option, chance, reasons }, i) => (
          <li key={JSON.stringify(option)}>
            <button type="button" onClick={() => takeAdvice(option)} aria-disabled={!free}>
              <b>{nameOf(option)}</b>
              {i > 0 && (
                <small>
                  {words.say(`table.coach.${comparedWord(chance, best.chance)}`, { reasons: reasonsWord(reasons) })}
                </small>
              )}
              {i === 0 && <Consequence option={option} />}
              {reasons.map(reason => (
                <span key={JSON.stringify(reason)}>
                  <Sign reason={reason} />
                  {saying.because(reason)}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Consequence({ option }: { readonly option: GameOption }): ReactElement | null {
  const { sight, saying } = useTable()
  const consequence = saying.consequence(option, sight.view, sight.viewer)
  return consequence === '' ? null : <span>{consequence}</span>
}
