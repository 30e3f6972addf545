import { type ReactElement, type ReactNode, useState } from 'react'
import { useTable } from '../../face/table.ts'
import { replayPath } from '../../play/replayAddress.ts'
import type { Table } from '../../play/table.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { go } from '../../ui/router.ts'
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
            <ButtonLink look="go" icon="arrow" href={`/table/${info.rematch}`} says="after.rematch.open" />
          </li>
        )}
        {mayAsk && (
          <li className={styles['first']}>
            <Button look="go" icon="redo" busy={busy} onClick={() => again(false)} says="after.rematch" />
          </li>
        )}
        {mayAsk && sameDeal && (
          <li>
            <Button icon="redo" busy={busy} onClick={() => again(true)} says="after.sameDeal" />
          </li>
        )}
        <li>
          <ButtonLink icon="replay" href={replayPath(table.kind, table.id)} says="after.replay" />
        </li>
        <li>
          <Button icon="verify" onClick={() => setVerifying(true)} says="after.verify" />
        </li>
        {children}
        <li>
          <ButtonLink icon="home" href="/" says="after.home" />
        </li>
      </ul>
      <p role="status">{problem}</p>
      {isVerifying && (
        <Verify file={() => table.exported()} ours={table.kind === 'live'} onClose={() => setVerifying(false)} />
      )}
    </>
  )
}
