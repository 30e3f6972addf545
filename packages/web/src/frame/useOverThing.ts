// Lays a small moment over the thing on the board that it is about; where one part of the table is shown at a time, at
// the top. It never lies over the question.

import { type RefObject, useLayoutEffect } from 'react'
import type { Thing } from '../face/face.ts'

const WIDE = '(min-width: 1101px)'
const GAP = 8

export function useOverThing(
  box: RefObject<HTMLElement | null>,
  isSmall: boolean,
  thing: Thing | undefined,
  key: string,
): void {
  useLayoutEffect(() => {
    const { current } = box
    if (!current || !isSmall) return
    const place = (): void => {
      const there = matchMedia(WIDE).matches ? seen(`main [data-thing="${CSS.escape(thing ?? '')}"]`) : undefined
      const { style } = current
      style.position = there ? 'absolute' : ''
      style.overflow = there ? '' : 'auto'
      style.maxHeight = there ? '' : `${roomAbove(current)}px`
      if (there) layOver(current, there)
    }
    const look = new ResizeObserver(place)
    look.observe(current)
    look.observe(document.documentElement)
    const question = seen('[data-testid="ask"]')
    if (question) look.observe(question)
    return () => look.disconnect()
  }, [box, isSmall, thing, key])
}

const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(each => each.checkVisibility())

function layOver(box: HTMLElement, there: HTMLElement): void {
  const around = box.parentElement!.getBoundingClientRect()
  const at = there.getBoundingClientRect()
  const middle = (from: number, size: number, own: number, least: number, room: number): number =>
    Math.max(GAP, Math.min(from + size / 2 - own / 2 - least, room - own - GAP))
  box.style.left = `${middle(at.left, at.width, box.offsetWidth, around.left, around.width)}px`
  box.style.top = `${middle(at.top, at.height, box.offsetHeight, around.top, around.height)}px`
}

/** The height that is left above the question, where it does not stand beside the board. */
function roomAbove(box: HTMLElement): number {
  const around = box.parentElement!.getBoundingClientRect()
  const question = seen('[data-testid="ask"]')?.getBoundingClientRect()
  const end = question && question.left < around.right ? Math.min(question.top, around.bottom) : around.bottom
  return end - around.top - 2 * GAP
}
