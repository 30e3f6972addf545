// A moment of the game in words: the day and phase, and the decision that would be undone.

import type { Words } from '@lastlight/words'
import { useEffect, useState } from 'react'
import { type TableSlice, useTable } from '../../face/table.ts'
import type { PastMoment } from '../../play/table.ts'

/** The delay before a slider position is looked up: the slider may still be moving. */
const SETTLED = 200

/** Undefined while it is not known, or when it cannot be told any more. */
export function usePastMoment(version: number | undefined): PastMoment | undefined {
  const { table, sight } = useTable()
  const { back } = table
  const { viewer } = sight
  const [known, setKnown] = useState<PastMoment>()
  useEffect(() => {
    if (!back || version === undefined) return
    let stale = false
    const clock = setTimeout(() => {
      back.moment(version).then(
        moment => {
          if (!stale) setKnown(moment)
        },
        () => undefined,
      )
    }, SETTLED)
    return () => {
      stale = true
      clearTimeout(clock)
    }
  }, [back, version, viewer])
  return known?.version === version ? known : undefined
}

/** 'Day 2 of 6, evening · Anna goes to the forest.' */
export function momentWords(moment: PastMoment, words: Words, { face, saying }: TableSlice): string {
  const { title, phases, now } = face.timeline(moment.view, words)
  const when = [title, phases[now]].filter(each => each !== undefined && each !== '').join(', ')
  return `${when} · ${whatWas(moment, words, saying)}`
}

function whatWas({ seat, view, events, option }: PastMoment, words: Words, saying: TableSlice['saying']): string {
  if (seat === null) return words.say('table.back.secret')
  const event = events.find(each => each.seat === seat) ?? events[0]
  const said = event ? saying.event(event) : ''
  if (said !== '') return said
  return option
    ? words.say('table.back.own', { option: saying.option(option, view) })
    : words.say('table.back.of', { who: { who: seat } })
}
