// Marks on the page the things of the event that is shown, and those that others have changed, wherever a game draws them.

import { type RefObject, useLayoutEffect } from 'react'
import type { ShownSlice } from '../face/shown.ts'
import type { Sight } from '../play/table.ts'

export function useHighlights(
  { highlighted, changed }: ShownSlice,
  sight: Sight,
  frame: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    for (const element of frame.current?.querySelectorAll<HTMLElement>('main [data-thing]') ?? []) {
      const thing = element.dataset['thing']!
      element.toggleAttribute('data-highlighted', highlighted.has(thing))
      element.toggleAttribute('data-changed', changed.has(thing))
    }
  }, [highlighted, changed, sight, frame])
}
