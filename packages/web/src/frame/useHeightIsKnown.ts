import { type RefObject, useEffect } from 'react'

/** Heights vary with what is said, so elements that have to fit beside this one read its height from a variable. */
export function useHeightIsKnown(element: RefObject<HTMLElement | null>, variable: `--${string}`): void {
  useEffect(() => {
    const seen = element.current
    const frame = seen?.closest<HTMLElement>('[data-testid="table"]')
    if (!seen || !frame) return
    const look = new ResizeObserver(([entry]) =>
      frame.style.setProperty(variable, `${entry!.borderBoxSize[0]!.blockSize}px`),
    )
    look.observe(seen)
    return () => look.disconnect()
  }, [element, variable])
}
