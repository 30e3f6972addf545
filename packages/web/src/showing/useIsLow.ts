import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * Whether an element is at most so many pixels high. A container query would restyle and lay out everything inside
 * before the paint that answers a key; this waits until after it.
 */
export function useIsLow(element: RefObject<HTMLElement | null>, most: number): boolean {
  const [isLow, setLow] = useState(false)
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined
    const look = new ResizeObserver(([entry]) => {
      const { blockSize } = entry!.borderBoxSize[0]!
      clearTimeout(clock)
      clock = setTimeout(() => startTransition(() => setLow(blockSize <= most)))
    })
    look.observe(element.current!)
    return () => {
      look.disconnect()
      clearTimeout(clock)
    }
  }, [element, most])
  return isLow
}
