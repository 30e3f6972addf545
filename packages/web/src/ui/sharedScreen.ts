// A screen that everybody looks at.

import { useEffect } from 'react'
import { asked, usePath } from './router.ts'

/** Keeps the screen awake while it is watched. */
export function useAwake(on: boolean): void {
  useEffect(() => {
    if (!on) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = async (): Promise<void> => {
      if (document.hidden) return
      try {
        // Wake locks exist on secure pages only.
        const held = await (navigator as { readonly wakeLock?: WakeLock }).wakeLock?.request('screen')
        if (over) await held?.release()
        else lock = held
      } catch {
        // Refused, or the battery is low: the screen follows its own timeout.
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

/** A shared screen is read from a distance. */
export function useLargeType(on: boolean): void {
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

export const useIsSharedScreen = (): boolean => asked(usePath()).has('screen')
