import type { ReactElement } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useWords } from '../../../words/words.tsx'
import styles from './Decks.module.css'
import { ticked } from './mixing.ts'

interface Props<T> {
  readonly title: string
  readonly note?: string
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  readonly nameOf: (id: T) => string
  readonly noteOf?: (id: T) => string | undefined
  readonly onChange: (chosen: readonly T[]) => void
}

/** A list of cards, each with a box to tick; folded, with the count in sight. */
export function Ticks<T extends string>({
  title,
  note,
  all,
  chosen,
  nameOf,
  noteOf,
  onChange,
}: Props<T>): ReactElement {
  const words = useWords()
  return (
    <details className={styles['part']}>
      <summary>
        <h3>{title}</h3>{' '}
        <small className="note">{words.say('decks.count', { n: chosen.length, of: all.length })}</small>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {note !== undefined && <p className="note">{note}</p>}
        <div className="row">
          <Button look="quiet" disabled={chosen.length === all.length} onClick={() => onChange(all)} says="decks.all" />
          <Button look="quiet" disabled={chosen.length === 0} onClick={() => onChange([])} says="decks.none" />
        </div>
        <div className={styles['ticks']}>
          {all.map(id => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={event => onChange(ticked(all, chosen, id, event.target.checked))}
              />
              <span>
                {nameOf(id)} {noteOf?.(id) !== undefined && <small className="note">{noteOf(id)}</small>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
