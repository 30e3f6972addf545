// Layouts that scripts have to know about; the styles have the same queries.

import { useCallback, useSyncExternalStore } from 'react'

/** Low and wide: the question stands beside the board and covers nothing of it. */
const BESIDE = '(min-width: 600px) and (max-width: 1100px) and (max-height: 600px) and (min-aspect-ratio: 1)'

export function useIsBeside(): boolean {
  const subscribe = useCallback((changed: () => void) => {
    const query = matchMedia(BESIDE)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [])
  return useSyncExternalStore(subscribe, () => matchMedia(BESIDE).matches)
}
