import { useEffect } from 'react'

const GONE = '[inert], [hidden]'

/** Moves the focus to the heading of the question when the focused element is removed, hidden or made inert. */
export function useFocusIsKept(): void {
  useEffect(() => {
    let last = document.activeElement
    const look = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last = target
    }
    const keep = (): void => {
      if (last && (!last.isConnected || last.closest(GONE)))
        document.getElementById('question')?.focus({ preventScroll: true })
    }
    keep()
    const changes = new MutationObserver(keep)
    document.addEventListener('focusin', look)
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'hidden'] })
    return () => {
      document.removeEventListener('focusin', look)
      changes.disconnect()
    }
  }, [])
}
