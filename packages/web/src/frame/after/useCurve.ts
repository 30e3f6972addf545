import { useEffect, useState } from 'react'
import type { AnyFace } from '../../face/face.ts'
import type { Point } from '../../face/lines.ts'
import { openReplay } from '../../play/local/openReplay.ts'
import type { Table } from '../../play/table.ts'
import { curveOf } from './curve.ts'

const NONE: readonly Point[] = []

/** The points over the days, once they are counted; none in a game without points, or one that cannot be replayed here. */
export function useCurve(table: Table, face: AnyFace): readonly Point[] | undefined {
  const [points, setPoints] = useState(face.curve ? undefined : NONE)
  useEffect(() => {
    const { curve } = face
    if (!curve) return undefined
    let stale = false
    const count = async (): Promise<readonly Point[]> => {
      const replay = await openReplay(await table.exported())
      try {
        return await curveOf(replay, curve)
      } finally {
        replay.close()
      }
    }
    void count()
      .catch(() => NONE)
      .then(counted => {
        if (!stale) setPoints(counted)
      })
    return () => {
      stale = true
    }
  }, [table, face])
  return points
}
