import { type ReactElement, useEffect, useState } from 'react'
import { openLiveTable } from '../../play/live/liveTable.ts'
import type { Table } from '../../play/table.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { MessagePage } from '../../ui/Page.tsx'
import { asked } from '../../ui/router.ts'
import { useWatched } from '../../ui/store.ts'
import { WaitingRoom } from '../lobby/WaitingRoom.tsx'
import { update } from '../offline/offline.ts'
import type { ScreenProps } from '../screens.ts'
import { TableScreen } from '../table/TableScreen.tsx'

export function LiveTable({ names, path }: ScreenProps): ReactElement {
  const id = names['id']!
  const shared = asked(path).get('screen') === 'shared'
  const [table, setTable] = useState<Table>()
  useEffect(() => {
    const opened = openLiveTable(id, { shared })
    setTable(opened)
    return () => opened.close()
  }, [id, shared])
  return table ? <AtTable table={table} shared={shared} /> : <Loading />
}

function AtTable({ table, shared }: { readonly table: Table; readonly shared: boolean }): ReactElement {
  const state = useWatched(table)
  const { link, info, sight } = state
  if (link === 'version') return <OtherVersion />
  if (link === 'gone') return <NotHere />
  if (info === null) return <Loading what="tables.opening" />
  if (info.status === 'waiting') return <WaitingRoom table={table} state={state} info={info} shared={shared} />
  // Its game was never dealt, so there is nothing to show.
  if (info.status === 'abandoned' && info.version === 0 && !sight) return <Closed />
  return <TableScreen table={table} />
}

const Closed = (): ReactElement => (
  <MessagePage title="tables.closed" text="tables.closed.text">
    <ButtonLink href="/new?with=friends" look="go" icon="plus" says="tables.new" />
  </MessagePage>
)

const OtherVersion = (): ReactElement => (
  <MessagePage title="table.failed" text="tables.problem.version">
    <Button look="go" onClick={() => void update()} says="shell.update.now" />
  </MessagePage>
)

/** A private table is visible only to its people; with the code one can still join. */
const NotHere = (): ReactElement => (
  <MessagePage title="tables.gone" text="tables.gone.text">
    <ButtonLink href="/join" look="go" says="tables.gone.join" />
  </MessagePage>
)
