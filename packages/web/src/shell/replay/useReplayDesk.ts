// The slices of a table at one moment of a game that was played: nothing can be chosen there.

import { useMemo } from 'react'
import { NO_CHOOSING } from '../../choosing/choosing.ts'
import type { AnyFace } from '../../face/face.ts'
import { useNewOpen } from '../../face/open.ts'
import { useNewTable } from '../../face/table.ts'
import type { Desk } from '../../frame/Desk.tsx'
import type { Replay, ReplayMoment } from '../../play/local/openReplay.ts'
import type { TableState } from '../../play/table.ts'
import { replayedTable, replayInfo } from './replayedTable.ts'

const nothing = (): void => undefined

interface ReplayDeskInput {
  readonly replay: Replay
  readonly text: string
  readonly moment: ReplayMoment
  readonly face: AnyFace
}

export function useReplayDesk({ replay, text, moment, face }: ReplayDeskInput): Desk {
  const info = useMemo(() => replayInfo(replay), [replay])
  const { told, events } = moment
  const { viewer } = moment.sight
  const sight = useMemo(() => ({ ...moment.sight, options: [], asked: false }), [moment])
  const highlighted = useMemo(
    () => new Set(events.flatMap(event => face.display(event, viewer).things)),
    [events, face, viewer],
  )
  const state = useMemo<TableState>(
    () => ({ link: 'open', info, viewer, sight, told, chat: [] }),
    [info, viewer, sight, told],
  )
  const table = useMemo(() => replayedTable(state, text), [state, text])
  return {
    at: useNewTable({ table, state, info, face, sight }),
    choosing: NO_CHOOSING,
    showing: {
      isShowing: false,
      skip: nothing,
      next: nothing,
      highlighted,
      changed: new Set(),
      told,
      choices: [],
      missed: [],
      results: [],
      markRead: nothing,
      again: () => undefined,
      repeated: undefined,
    },
    opened: useNewOpen(face, false),
  }
}
