// The report of a game that is over: the whole game is replayed on this device, and the game's own face draws it. Until
// then, and where that is not possible, the result is shown.

import { type ReactElement, useEffect, useState } from 'react'
import type { AnyFace, FaceProps, Report } from '../../face/face.ts'
import { useTable } from '../../face/table.ts'
import type { GameEvent, GameView } from '../../play/game.ts'
import { openReplay } from '../../play/local/openReplay.ts'

interface Props extends FaceProps<GameView> {
  readonly report: NonNullable<AnyFace['report']>
}

interface Collected {
  readonly report: Report<GameView, GameEvent>
  readonly data: unknown
}

export function ReportPart({ report: load, view, viewer }: Props): ReactElement {
  const { face, table } = useTable()
  const [collected, setCollected] = useState<Collected>()
  useEffect(() => {
    let stale = false
    const collect = async (): Promise<Collected> => {
      const [report, replay] = await Promise.all([load(), table.exported().then(openReplay)])
      try {
        return { report, data: await report.collect(replay) }
      } finally {
        replay.close()
      }
    }
    collect().then(
      found => {
        if (!stale) setCollected(found)
      },
      () => undefined,
    )
    return () => {
      stale = true
    }
  }, [load, table])
  if (!collected) return <face.Score view={view} viewer={viewer} />
  const { Part } = collected.report
  return <Part data={collected.data} view={view} />
}
