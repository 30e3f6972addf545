// Tells a person that it is their turn: by a sound, a vibration and a badge. The title of the window says it too.

import { useEffect } from 'react'
import { prefs } from '../prefs/prefs.ts'
import { sound } from '../sound/sound.ts'
import type { Desk } from './Desk.tsx'

export function useAlerts({ at: { sight, me, state }, showing: { isShowing } }: Desk): void {
  const mine = me !== undefined && sight.asked && sight.outcome === null && !isShowing && state.link === 'open'
  useEffect(() => {
    if (!mine) return
    sound('turn')
    if (prefs.get().vibration && document.hidden) navigator.vibrate?.([90, 70, 90])
    if (document.hidden) void navigator.setAppBadge?.(1).catch(() => undefined)
    const clear = (): void => {
      if (!document.hidden) void navigator.clearAppBadge?.().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', clear)
    return () => {
      document.removeEventListener('visibilitychange', clear)
      void navigator.clearAppBadge?.().catch(() => undefined)
    }
  }, [mine])
}
