// Provides all slices of a table to the components inside.

import { type ReactElement, type ReactNode, useDeferredValue } from 'react'
import { ChoosingContext, type ChoosingSlice } from '../choosing/choosing.ts'
import { OpenContext, type OpenSlice } from '../face/open.ts'
import { PointingContext } from '../face/pointing.ts'
import { ShownContext } from '../face/shown.ts'
import { TableContext, type TableSlice } from '../face/table.ts'
import { ShowingContext, type ShowingSlice } from '../showing/showing.ts'

export interface Desk {
  readonly at: TableSlice
  readonly choosing: ChoosingSlice
  readonly showing: ShowingSlice
  readonly opened: OpenSlice
}

interface Props {
  readonly desk: Desk
  readonly children: ReactNode
}

/**
 * A game's own components get only a part of the choosing and showing slices. They are drawn after the question has
 * answered a key: a board takes longer than a list of options.
 */
export function DeskProvider({ desk: { at, choosing, showing, opened }, children }: Props): ReactElement {
  const pointing = useDeferredValue(choosing)
  return (
    <TableContext value={at}>
      <PointingContext value={pointing}>
        <ChoosingContext value={choosing}>
          <ShownContext value={showing}>
            <ShowingContext value={showing}>
              <OpenContext value={opened}>{children}</OpenContext>
            </ShowingContext>
          </ShownContext>
        </ChoosingContext>
      </PointingContext>
    </TableContext>
  )
}
