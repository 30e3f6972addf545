// The table itself: its seats, and the sight on screen.

import type { Seat } from '@lastlight/kernel'
import { useMemo } from 'react'
import type { GameEvent } from '../play/game.ts'
import type { Sight, Table, TableInfo, TableState } from '../play/table.ts'
import { useWords } from '../words/words.tsx'
import type { AnyFace, Saying } from './face.ts'
import { newSlice } from './slice.ts'

interface TableInput {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly face: AnyFace
  /** The sight on screen: it lags behind the table while events are shown. */
  readonly sight: Sight
}

export interface TableSlice extends TableInput {
  readonly saying: Saying
  /** The seat whose view is shown; undefined for a spectator. */
  readonly me: Seat | undefined
  nameOf(seat: Seat): string
}

export const [TableContext, useTable] = newSlice<TableSlice>()

/** The seat that reads what is shown; nobody's for spectators and on a shared screen. */
export const readerOf = ({ viewer }: Sight): Seat | undefined => (viewer === 'public' ? undefined : viewer)

export function useNewTable({ table, state, info, face, sight }: TableInput): TableSlice {
  const words = useWords()
  const saying = useMemo(() => face.saying(words, info.config), [face, words, info.config])
  return useMemo(
    () => ({
      table,
      state,
      info,
      face,
      sight,
      saying,
      me: readerOf(sight),
      nameOf: seat => info.seats[seat]?.name ?? String(seat + 1),
    }),
    [table, state, info, face, sight, saying],
  )
}

/** For the screen of one game: everything that is told at its table is an event of this game. */
export const useTold = <Event extends GameEvent>(): readonly Event[] => useTable().state.told as readonly Event[]
