// A screen that everybody looks at.

import { useEffect } from 'react'

/** It does not go dark while it is looked at. */
export function useAwake(on = true): void {
  useEffect(() => {
    if (!on) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = async (): Promise<void> => {
      if (document.hidden) return
      try {
        // Only there where the page came safely.
        const held = await (navigator as { readonly wakeLock?: WakeLock }).wakeLock?.request('screen')
        if (over) await held?.release()
        else lock = held
      } catch {
        // Not allowed here, or the battery is low: the screen keeps its own hours.
      }
    }
    const again = (): void => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [on])
}

/** It is read from the sofa. */
export function useLargeType(on = true): void {
  useEffect(() => {
    if (!on) return
    const { style } = document.documentElement
    const before = style.fontSize
    style.fontSize = '125%'
    return () => {
      style.fontSize = before
    }
  }, [on])
}
