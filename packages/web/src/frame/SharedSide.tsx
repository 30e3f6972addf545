// A screen that everybody looks at: whose turn it is, large, and how to join with a phone.

import type { ReactElement } from 'react'
import { useJoinOrigin } from '../api/joinOrigin.ts'
import { useTable } from '../face/table.ts'
import { turnLine } from '../face/turn.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { useWords } from '../words/words.tsx'
import styles from './SharedSide.module.css'

export function SharedSide(): ReactElement {
  const words = useWords()
  const at = useTable()
  const { info } = at
  return (
    <section className={`panel raised ${styles['side']}`} aria-labelledby="question">
      <h2 id="question" tabIndex={-1}>
        {turnLine(words, { ...at, me: undefined })}
      </h2>
      {info.code !== '' && <Join code={info.code} />}
    </section>
  )
}

function Join({ code }: { readonly code: string }): ReactElement {
  const words = useWords()
  const { origin } = useJoinOrigin()
  return (
    <div className={styles['join']}>
      <QrCode text={`${origin}/join/${code}`} label={words.say('table.shared.code')} />
      <p>
        {words.say('table.shared.join')}
        <b>{code}</b>
      </p>
    </div>
  )
}
