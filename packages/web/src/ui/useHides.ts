import { useEffect } from 'react'

/** So long a secret stays open while nobody touches anything. */
const IDLE_MS = 20_000
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** Hides a secret as soon as its owner may have looked away: another window, another tab, or nobody at the device. */
export function useHides(hide: () => void): void {
  useEffect(() => {
    let clock = setTimeout(hide, IDLE_MS)
    const stay = (): void => {
      clearTimeout(clock)
      clock = setTimeout(hide, IDLE_MS)
    }
    const look = (): void => {
      if (document.hidden) hide()
    }
    for (const input of INPUTS) addEventListener(input, stay, { capture: true, passive: true })
    addEventListener('blur', hide)
    addEventListener('pagehide', hide)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(clock)
      for (const input of INPUTS) removeEventListener(input, stay, { capture: true })
      removeEventListener('blur', hide)
      removeEventListener('pagehide', hide)
      document.removeEventListener('visibilitychange', look)
    }
  }, [hide])
}
