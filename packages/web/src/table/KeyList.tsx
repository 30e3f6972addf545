import type { ReactElement } from 'react'
import { useWords } from '../words/words.tsx'
import { useDesk } from './desk.ts'
import styles from './KeyList.module.css'

const KEYS = ['1–9', 'Enter', 'Esc', 'U', 'E', 'W', 'H', 'R', 'L', 'T', 'I', '?'] as const
const NAMES: { readonly [key in (typeof KEYS)[number]]: string } = {
  '1–9': 'number',
  Enter: 'confirm',
  Esc: 'close',
  U: 'undo',
  E: 'end',
  W: 'why',
  H: 'heads',
  R: 'rivals',
  L: 'log',
  T: 'tonight',
  I: 'explain',
  '?': 'list',
}

/** What each key does. */
export function KeyList(): ReactElement {
  const words = useWords()
  const { face } = useDesk()
  const rows = [
    ...KEYS.map(key => [key, words.say(`table.key.${NAMES[key]}`)] as const),
    ...face.panels.map(({ key, id }) => [key.toUpperCase(), words.say(`panel.${id}`)] as const),
    ['← ↑ → ↓', words.say('table.key.arrows')] as const,
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
