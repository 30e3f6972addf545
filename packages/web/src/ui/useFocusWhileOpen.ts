import { type RefObject, useEffect } from 'react'

/** Takes the focus while this is shown, and gives it back where nothing else has taken it since. */
export function useFocusWhileOpen(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus({ preventScroll: true })
    return () => {
      const { activeElement, body } = document
      const isFree = activeElement === null || activeElement === body || activeElement.id === 'question'
      if (isFree && before instanceof HTMLElement && before !== body && before.isConnected)
        before.focus({ preventScroll: true })
    }
  }, [button])
}
