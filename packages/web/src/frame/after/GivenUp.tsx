// After a game that everybody agreed to end: there is no result, but there is a way on.

import type { ReactElement } from 'react'
import { useTable } from '../../face/table.ts'
import type { Table } from '../../play/table.ts'
import { useWords } from '../../words/words.tsx'
import styles from './AfterGame.module.css'
import { AfterWords } from './AfterWords.tsx'
import { useBusyAction } from './useBusyAction.ts'
import { WaysOn } from './WaysOn.tsx'

export function GivenUp({ table }: { readonly table: Table }): ReactElement {
  const { nameOf } = useTable()
  return (
    <AfterWords nameOf={nameOf}>
      <Ended table={table} />
    </AfterWords>
  )
}

function Ended({ table }: { readonly table: Table }): ReactElement {
  const words = useWords()
  const action = useBusyAction()
  return (
    <section className={`panel raised ${styles['after']}`} aria-labelledby="question" data-testid="given-up">
      <header>
        <h2 id="question" tabIndex={-1}>
          {words.say('table.given')}
        </h2>
        <p>{words.say('table.given.text')}</p>
      </header>
      <div className={styles['mid']}>
        <WaysOn table={table} action={action} />
      </div>
    </section>
  )
}
