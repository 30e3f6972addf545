// Chooses the panel in front on a small screen: the one where something can be chosen, if that is not the present one.
// Where there is room for all, they keep the places that the game gives them.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Thing } from '../face/face.ts'
import type { Desk } from './Desk.tsx'

export function useFront(desk: Desk, frame: RefObject<HTMLElement | null>, isEnded: boolean): string {
  const { face, sight } = desk.at
  const { choice, question } = desk.choosing
  const { isShowing, highlighted } = desk.showing
  const { tab, setTab } = desk.opened
  const [front, setFront] = useState(face.panels[0]!.id)
  const seen = useRef('')
  useLayoutEffect(() => {
    if (isShowing || !sight.asked || choice.offers.length === 0 || seen.current === question) return
    seen.current = question
    const things = new Set(choice.offers.flatMap(offer => offer.things))
    const counts = face.panels.map(({ id }) => ({ id, count: count(frame.current, id, things) }))
    const best = counts.reduce((a, b) => (b.count > a.count ? b : a))
    const wanted = face.front?.(sight.view) ?? (best.count > 0 ? best.id : undefined)
    if (wanted === undefined) return
    setFront(wanted)
    if (wanted !== best.id || !counts.some(each => each.id === tab && each.count > 0)) setTab(wanted)
  }, [question, isShowing, sight.asked, sight.view, choice.offers, face, frame, tab, setTab])
  // Other seats' events are shown on the panel where they happen.
  useLayoutEffect(() => {
    if (!isShowing || highlighted.size === 0 || !face.panels.some(({ id }) => id === tab)) return
    const where = face.panels.find(({ id }) => count(frame.current, id, highlighted) > 0)
    if (where && count(frame.current, tab, highlighted) === 0) setTab(where.id)
  }, [isShowing, highlighted, face, frame, tab, setTab])
  // The result is shown beside the first panel.
  const home = face.panels[0]!.id
  useLayoutEffect(() => {
    if (isEnded && !isShowing) setTab(home)
  }, [isEnded, isShowing, home, setTab])
  return front
}

/** How many of these things a part of the table shows. */
const count = (frame: HTMLElement | null, part: string, things: ReadonlySet<Thing>): number =>
  [...(frame?.querySelectorAll<HTMLElement>(`[data-part="${part}"] [data-thing]`) ?? [])].filter(element =>
    things.has(element.dataset['thing']!),
  ).length
