// How often an option is chosen in a row: as often as it can be, or less where a person has said so.

import { useCallback, useState } from 'react'
import type { TableSlice } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import type { ChoosingSlice } from './choosing.ts'

type Numbers = { readonly [option: string]: number }

const NO_NUMBERS: Numbers = {}

interface Times extends Pick<ChoosingSlice, 'timesOf' | 'mostTimesOf'> {
  setTimes(option: GameOption, times: number): void
}

export function useTimes({ face, sight, me }: TableSlice, question: string): Times {
  const [kept, keep] = useState<{ readonly question: string; readonly times: Numbers }>({ question, times: {} })
  const times = kept.question === question ? kept.times : NO_NUMBERS
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
