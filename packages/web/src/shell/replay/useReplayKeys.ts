import { useEffect, useRef } from 'react'
import { prefs } from '../../prefs/prefs.ts'
import type { Playback } from './usePlayback.ts'

/** Keys that the browser itself uses on this element are left alone. */
const keeps = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('textarea, select, input:not([type="range"])')) return true
  if (key === ' ') return target.matches('button, a[href], summary')
  return target.matches('[role="log"]') && key !== 'ArrowLeft' && key !== 'ArrowRight'
}

/** Space plays and pauses, arrows go a step, Home and End to the first and the last moment. */
export function useReplayKeys(playback: Playback, length: number): void {
  const latest = useRef(playback)
  useEffect(() => {
    latest.current = playback
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !prefs.get().keys) return
      if (keeps(target, key) || document.querySelector('dialog[open]')) return
      const { at, go, toggle } = latest.current
      if (key === ' ') toggle()
      else if (key === 'ArrowRight') go(at + 1)
      else if (key === 'ArrowLeft') go(at - 1)
      else if (key === 'Home') go(0)
      else if (key === 'End') go(length)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [length])
}
