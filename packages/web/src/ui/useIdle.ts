import { useEffect, useState } from 'react'

/** At the latest after this long. */
const PATIENCE = 1000

/** False at first, true as soon as the browser is idle: decorations wait, so that buttons are there first. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = (): void => setIdle(true)
    // Not every browser tells when it has nothing to do.
    if (typeof requestIdleCallback !== 'function') {
      const clock = setTimeout(begin)
      return () => clearTimeout(clock)
    }
    const call = requestIdleCallback(begin, { timeout: PATIENCE })
    return () => cancelIdleCallback(call)
  }, [])
  return isIdle
}
