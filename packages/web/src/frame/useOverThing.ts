// Lays a small moment over the thing on the board that it is about, and inside the part of the screen that holds it.

import { type RefObject, useLayoutEffect } from 'react'
import type { Thing } from '../face/face.ts'

/** Where one part of the table is shown at a time, it stays at the top. */
const WIDE = '(min-width: 1101px)'

export function useOverThing(box: RefObject<HTMLElement | null>, thing: Thing | undefined, key: string): void {
  useLayoutEffect(() => {
    const { current } = box
    if (!current || thing === undefined) return
    const place = (): void => {
      const there = [...document.querySelectorAll<HTMLElement>(`main [data-thing="${CSS.escape(thing)}"]`)].find(each =>
        each.checkVisibility(),
      )
      const parent = current.parentElement!.getBoundingClientRect()
      const isPlaced = there !== undefined && matchMedia(WIDE).matches
      current.style.position = isPlaced ? 'absolute' : ''
      if (!isPlaced) return
      const at = there.getBoundingClientRect()
      const middle = (from: number, size: number, own: number, least: number, room: number): number =>
        Math.max(8, Math.min(from + size / 2 - own / 2 - least, room - own - 8))
      const { offsetWidth, offsetHeight } = current
      current.style.left = `${middle(at.left, at.width, offsetWidth, parent.left, parent.width)}px`
      current.style.top = `${middle(at.top, at.height, offsetHeight, parent.top, parent.height)}px`
    }
    const look = new ResizeObserver(place)
    look.observe(current)
    look.observe(document.documentElement)
    return () => look.disconnect()
  }, [box, thing, key])
}
