import { type ReactElement, useEffect, useState } from 'react'
import { type LocalTable as OpenTable, openLocalTable } from '../../play/local/localTable.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { MessagePage } from '../../ui/Page.tsx'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import type { ScreenProps } from '../screens.ts'
import { TableScreen } from '../table/TableScreen.tsx'

export function LocalTable({ names }: ScreenProps): ReactElement {
  const id = names['id']!
  const [table, setTable] = useState<OpenTable>()
  useEffect(() => {
    const opened = openLocalTable(id)
    setTable(opened)
    return () => opened.close()
  }, [id])
  return table ? <Opened table={table} /> : <Loading />
}

function Opened({ table }: { readonly table: OpenTable }): ReactElement {
  const words = useWords()
  const { problem, notice } = useWatched(table.remarks)
  if (problem !== null) return <Stopped table={table} problem={problem} />
  const known = (): void => table.remarks.set({ problem, notice: null })
  return (
    <>
      <TableScreen table={table} />
      {notice !== null && (
        <Dialog title={words.say('shell.local.notice')} onClose={known}>
          <p>{words.say(notice)}</p>
          <Button onClick={known} says="shell.local.known" />
        </Dialog>
      )}
    </>
  )
}

const Stopped = ({ table, problem }: { readonly table: OpenTable; readonly problem: string }): ReactElement => (
  <MessagePage title="shell.local.stopped" text={problem}>
    <Button
      look="go"
      onClick={() => table.takeOver()}
      says={problem === 'shell.local.elsewhere' ? 'shell.local.here' : 'shell.local.again'}
    />
    <ButtonLink href="/games" says="shell.myGames" />
  </MessagePage>
)
