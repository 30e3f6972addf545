// Marks on the page what has just stirred and what others have changed, wherever a game shows it.

import { type RefObject, useLayoutEffect } from 'react'
import type { Desk } from '../frame/desk.ts'

export function useMarks({ stirred, changed, sight }: Desk, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const element of frame.current?.querySelectorAll<HTMLElement>('main [data-thing]') ?? []) {
      const thing = element.dataset['thing']!
      element.toggleAttribute('data-stirred', stirred.has(thing))
      element.toggleAttribute('data-changed', changed?.has(thing) ?? false)
    }
  }, [stirred, changed, sight, frame])
}
