// After a game that everybody agreed to end: there is no result, but there is a way on.

import { type ReactElement, useState } from 'react'
import type { Table } from '../play/table.ts'
import { replayPath } from '../replay/address.ts'
import { go } from '../shell/router.ts'
import { useDesk } from '../table/desk.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './AfterGame.module.css'
import { AfterWords } from './AfterWords.tsx'

export function GivenUp({ table }: { readonly table: Table }): ReactElement {
  const { nameOf } = useDesk()
  return (
    <AfterWords nameOf={nameOf}>
      <Ended table={table} />
    </AfterWords>
  )
}

function Ended({ table }: { readonly table: Table }): ReactElement {
  const words = useWords()
  const { info } = useDesk()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const again = (): void => {
    setBusy(true)
    setFailed(false)
    table
      .rematch(false)
      .then(go, () => setFailed(true))
      .finally(() => setBusy(false))
  }
  return (
    <section className={styles['after']} aria-labelledby="question" data-testid="given-up">
      <header>
        <h2 id="question" tabIndex={-1}>
          {words.say('table.given')}
        </h2>
        <p>{words.say('table.given.text')}</p>
      </header>
      <div className={styles['mid']}>
        <ul className={styles['acts']}>
          {info.rematch !== null && (
            <li className={styles['first']}>
              <ButtonLink look="go" icon="arrow" href={`/table/${info.rematch}`}>
                {words.say('after.rematch.open')}
              </ButtonLink>
            </li>
          )}
          {info.rematch === null && info.seats.some(({ me }) => me) && (
            <li className={styles['first']}>
              <Button look="go" icon="redo" busy={busy} onClick={again}>
                {words.say('after.rematch')}
              </Button>
            </li>
          )}
          <li>
            <ButtonLink icon="replay" href={replayPath(table.kind, table.id)}>
              {words.say('after.replay')}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink icon="home" href="/">
              {words.say('after.home')}
            </ButtonLink>
          </li>
        </ul>
        <p role="status">{failed && words.say('table.problem')}</p>
      </div>
    </section>
  )
}
