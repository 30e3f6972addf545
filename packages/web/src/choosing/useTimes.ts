// How often an option is chosen in a row: as often as it can be, or less where a person has said so.

import { useCallback, useState } from 'react'
import type { TableSlice } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import type { ChoosingSlice } from './choosing.ts'

type Times = { readonly [option: string]: number }

const NO_TIMES: Times = {}

export function useTimes(
  { face, sight, me }: TableSlice,
  question: string,
): Pick<ChoosingSlice, 'timesOf' | 'mostTimesOf' | 'setTimes'> {
  const [kept, keep] = useState<{ readonly question: string; readonly times: Times }>({ question, times: {} })
  const times = kept.question === question ? kept.times : NO_TIMES
  const mostTimesOf = useCallback(
    (option: GameOption) => (me === undefined ? 1 : Math.max(1, face.repeats?.(option, sight.view, me) ?? 1)),
    [face, sight.view, me],
  )
  const timesOf = useCallback(
    (option: GameOption) => Math.min(mostTimesOf(option), times[JSON.stringify(option)] ?? Number.POSITIVE_INFINITY),
    [mostTimesOf, times],
  )
  return {
    mostTimesOf,
    timesOf,
    setTimes: (option, n) => keep({ question, times: { ...times, [JSON.stringify(option)]: n } }),
  }
}
