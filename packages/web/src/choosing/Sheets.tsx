import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choosing.ts'
import styles from './Options.module.css'

/** Some options would tell a secret by their label: they stand in a sheet that lies face down, and this opens it. */
export function Sheets(): ReactElement | null {
  const words = useWords()
  const { face, sight } = useTable()
  const { choice, free } = useChoosing()
  const { sheet, setSheet } = useOpen()
  const inside = choice.offers.map(({ option }) => face.sheetOf?.(option, sight.view))
  const wanted = (face.sheets ?? []).filter(({ id }) => inside.includes(id))
  if (wanted.length === 0) return null
  const isAll = inside.every(id => id !== undefined)
  return (
    <>
      {wanted.map(({ id, key }) => (
        <button
          key={id}
          type="button"
          className={styles['option']}
          data-testid={`sheet-${id}`}
          aria-expanded={sheet === id}
          aria-disabled={!free}
          aria-keyshortcuts={key}
          onClick={() => setSheet(sheet === id ? null : id)}
        >
          <i aria-hidden="true">
            <Icon name="eye" size="16px" />
          </i>
          <b>{words.say(`sheet.${id}.${sheet === id ? 'hide' : 'show'}`)}</b>
          {sheet !== id && <small>{words.say(`sheet.${id}.${isAll ? 'only' : 'inside'}`)}</small>}
        </button>
      ))}
    </>
  )
}
