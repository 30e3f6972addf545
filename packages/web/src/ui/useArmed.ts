import { useEffect, useState } from 'react'

/** A press that was meant for what lay here before does not hit a button that has just come. */
const ARMS_MS = 600

/** Whether a button that came by itself takes presses yet. `key`: what it is about; another one is another button. */
export function useArmed(key = ''): boolean {
  const [armed, setArmed] = useState<string>()
  useEffect(() => {
    const clock = setTimeout(() => setArmed(key), ARMS_MS)
    return () => clearTimeout(clock)
  }, [key])
  return armed === key
}
