import { type ReactElement, type ReactNode, useState } from 'react'
import { useTable } from '../../face/table.ts'
import { replayPath } from '../../play/replayAddress.ts'
import type { Table } from '../../play/table.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { go } from '../../ui/router.ts'
import { useWords } from '../../words/words.tsx'
import styles from './AfterGame.module.css'
import type { BusyAction } from './useBusyAction.ts'
import { Verify } from './Verify.tsx'

interface Props {
  readonly table: Table
  readonly action: BusyAction
  /** Whether the same cards may be dealt again. */
  readonly sameDeal?: boolean
  /** Further steps, as items of the list. */
  readonly children?: ReactNode
}

/** The next steps after a game, first of all playing again. */
export function WaysOn({ table, action, sameDeal = false, children }: Props): ReactElement {
  const words = useWords()
  const { info } = useTable()
  const { busy, problem, run } = action
  const [isVerifying, setVerifying] = useState(false)
  const again = (same: boolean): void => run(async () => go(await table.rematch(same)))
  const mayAsk = info.rematch === null && info.seats.some(({ me }) => me)
  return (
    <>
      <ul className={styles['acts']}>
        {info.rematch !== null && (
          <li className={styles['first']}>
            <ButtonLink look="go" icon="arrow" href={`/table/${info.rematch}`}>
              {words.say('after.rematch.open')}
            </ButtonLink>
          </li>
        )}
        {mayAsk && (
          <li className={styles['first']}>
            <Button look="go" icon="redo" busy={busy} onClick={() => again(false)}>
              {words.say('after.rematch')}
            </Button>
          </li>
        )}
        {mayAsk && sameDeal && (
          <li>
            <Button icon="redo" busy={busy} onClick={() => again(true)}>
              {words.say('after.sameDeal')}
            </Button>
          </li>
        )}
        <li>
          <ButtonLink icon="replay" href={replayPath(table.kind, table.id)}>
            {words.say('after.replay')}
          </ButtonLink>
        </li>
        <li>
          <Button icon="verify" onClick={() => setVerifying(true)}>
            {words.say('after.verify')}
          </Button>
        </li>
        {children}
        <li>
          <ButtonLink icon="home" href="/">
            {words.say('after.home')}
          </ButtonLink>
        </li>
      </ul>
      <p role="status">{problem}</p>
      {isVerifying && (
        <Verify file={() => table.exported()} ours={table.kind === 'live'} onClose={() => setVerifying(false)} />
      )}
    </>
  )
}
