import { type RefObject, useEffect, useRef } from 'react'

/** Whether the dialog is still there: work that takes long asks before it goes on. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
