import type { ReactElement } from 'react'
import { useTable } from '../face/table.ts'
import { keyLabel, keyLines, otherParts } from '../prefs/keys.ts'
import { prefs } from '../prefs/prefs.ts'
import { useWatched } from '../ui/store.ts'
import { useWords } from '../words/words.tsx'
import styles from './KeyList.module.css'

export function KeyList(): ReactElement {
  const words = useWords()
  const { face } = useTable()
  const { ownKeys } = useWatched(prefs)
  const rows = [
    ...keyLines(ownKeys).map(({ keys, says }) => [keys, words.say(`table.key.${says}`)] as const),
    ...(face.sheets ?? []).map(({ key, id }) => [keyLabel(key), words.say(`sheet.${id}.show`)] as const),
    ...otherParts([...face.panels, ...(face.spots ?? [])]).map(
      ({ key, id }) => [keyLabel(key), words.say(`panel.${id}`)] as const,
    ),
  ]
  return (
    <>
      <dl className={styles['keys']}>
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{words.say('table.keys.off')}</p>
    </>
  )
}
