// The positions of the card and of its subject on screen.

import { same } from '@lastlight/kernel'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { movesLess } from '../../prefs/prefs.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Target {
  readonly box: Box
  /** Whether it is inside the window and not covered by the card or the tray. */
  readonly isSeen: boolean
  readonly selector: string
}

interface Places {
  readonly target: Target | null
  readonly own: Box | null
}

const NOWHERE: Places = { target: null, own: null }
const ASK = '[data-testid="ask"]'
/** What lies over the board. */
const OVER = '[data-testid="moment"], [data-testid="sheet"]'
/** The height of the bar. */
const HEAD = 80

function boxOf(element: Element | null): Box | null {
  if (!element) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
    ? { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
    : null
}

const isIn = (x: number, y: number, { left, top, width, height }: Box): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** Part of it is enough: a quarter from its top, its middle, or a quarter from its bottom. */
function isSeen({ left, top, width, height }: Box, covers: readonly (Box | null)[]): boolean {
  const page = { left: 0, top: 0, width: innerWidth, height: innerHeight }
  const x = left + width / 2
  return [0.25, 0.5, 0.75].some(part => {
    const y = top + height * part
    return isIn(x, y, page) && !covers.some(cover => cover && isIn(x, y, cover))
  })
}

function measured(card: Element | null, selectors: readonly string[]): Places {
  const ask = document.querySelector(ASK)
  const askBox = boxOf(ask)
  const own = boxOf(card)
  const selector = selectors.find(each => boxOf(document.querySelector(each)) !== null)
  const element = selector === undefined ? null : document.querySelector(selector)
  const box = boxOf(element)
  const covers = [own, ask?.contains(element) === true ? null : askBox, boxOf(document.querySelector(OVER))]
  return {
    target: selector !== undefined && box ? { box, isSeen: isSeen(box, covers), selector } : null,
    own,
  }
}

/** After the next paint: what covers it may be folded at the same time. */
export function show({ selector }: Target): void {
  requestAnimationFrame(() => {
    const box = boxOf(document.querySelector(selector))
    if (box) scrollBy({ top: box.top - HEAD, behavior: movesLess() ? 'auto' : 'smooth' })
  })
}

export function usePlaces(card: RefObject<HTMLElement | null>, selectors: readonly string[]): Places {
  const [places, setPlaces] = useState(NOWHERE)
  useLayoutEffect(() => {
    const look = (): void =>
      setPlaces(before => {
        const next = measured(card.current, selectors)
        return same(before, next) ? before : next
      })
    look()
    // Things move: the table is rendered again, the page scrolls, the tray grows.
    let frame = 0
    const again = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const sizes = new ResizeObserver(again)
    for (const element of [card.current, document.querySelector(ASK), document.body])
      if (element) sizes.observe(element)
    addEventListener('scroll', again, { capture: true, passive: true })
    addEventListener('resize', again)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', again, { capture: true })
      removeEventListener('resize', again)
    }
  })
  return places
}
