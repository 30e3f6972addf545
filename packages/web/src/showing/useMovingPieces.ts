// Animates moving pieces: an element with `data-piece` glides from its old place to the new one.

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { movesLess } from '../prefs/prefs.ts'

const MOVE = 320

/** Gives a function that remembers where the pieces stand, to be called before anything changes. */
export function useMovingPieces(table: RefObject<HTMLElement | null>, speed: number): () => void {
  const stood = useRef(new Map<string, DOMRect>())

  const remember = useCallback(() => {
    stood.current = movesLess() ? new Map<string, DOMRect>() : places(table.current)
  }, [table])

  useLayoutEffect(() => {
    const before = stood.current
    if (before.size === 0) return
    stood.current = new Map()
    for (const [piece, element] of pieces(table.current)) {
      const from = before.get(piece)
      const to = element.getBoundingClientRect()
      if (!from || to.width === 0 || (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)) continue
      element.animate(
        [{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, { transform: 'none' }],
        { duration: MOVE / (speed || 1), easing: 'cubic-bezier(.3, 1.2, .5, 1)' },
      )
    }
  })

  return remember
}

/** The visible elements by their piece; the first one where there are several. */
function pieces(table: HTMLElement | null): Map<string, HTMLElement | SVGElement> {
  const found = new Map<string, HTMLElement | SVGElement>()
  for (const element of table?.querySelectorAll<HTMLElement | SVGElement>('[data-piece]') ?? []) {
    const piece = element.dataset['piece']!
    if (!found.has(piece) && element.getClientRects().length > 0) found.set(piece, element)
  }
  return found
}

const places = (table: HTMLElement | null): Map<string, DOMRect> =>
  new Map([...pieces(table)].map(([piece, element]) => [piece, element.getBoundingClientRect()]))
