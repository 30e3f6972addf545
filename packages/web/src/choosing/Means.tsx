import { type ReactElement, useState } from 'react'
import type { Thing } from '../face/face.ts'
import { useTable } from '../face/table.ts'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choosing.ts'
import styles from './Means.module.css'

/** All that can pay for an act, in one button; pressed, each of them can be chosen, and then it pays. */
export function Means(): ReactElement | null {
  const words = useWords()
  const { face, sight } = useTable()
  const { means, meansTitle, choice, free, point } = useChoosing()
  const isForced = means.some(thing => choice.pointed.includes(thing))
  const [open, setOpen] = useState(false)
  if (means.length === 0) return null
  const nameOf = (thing: Thing): string => face.explain(thing, sight.view, words)?.title ?? thing
  const picture = (thing: Thing): ReactElement | null =>
    face.HeadPicture ? <face.HeadPicture thing={thing} view={sight.view} /> : null
  if (!open && !isForced)
    return (
      <button
        type="button"
        className={styles['all']}
        aria-expanded={false}
        data-part="means"
        data-testid="means"
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{`${meansTitle}: ${words.list(means.map(nameOf))}`}</span>
        {/* Two of them may look the same. */}
        {means.map((thing, i) => (
          <span key={i} aria-hidden="true">
            {picture(thing)}
          </span>
        ))}
      </button>
    )
  return (
    <ul className={styles['each']} aria-label={meansTitle} data-part="means" tabIndex={-1}>
      {[...new Set(means)].map(thing => (
        <li key={thing}>
          <button
            type="button"
            data-means={thing}
            aria-label={nameOf(thing)}
            aria-pressed={choice.pointed.includes(thing)}
            aria-disabled={!free}
            onClick={() => point(thing)}
          >
            {picture(thing)}
          </button>
        </li>
      ))}
    </ul>
  )
}
