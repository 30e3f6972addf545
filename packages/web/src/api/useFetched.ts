import { useCallback, useEffect, useState } from 'react'
import { type Trouble, troubleOf } from './trouble.ts'

export interface Fetched<T> {
  /** The newest there is, even when the last look failed. */
  readonly data: T | undefined
  readonly trouble: Trouble | undefined
  look(): Promise<void>
}

/** What lies on the server, looked at now, and every so often while the page is in sight. `fetch` is the same from one drawing to the next. */
export function useFetched<T>(fetch: () => Promise<T>, everyMs?: number): Fetched<T> {
  const [data, setData] = useState<T>()
  const [trouble, setTrouble] = useState<Trouble>()
  const look = useCallback(async () => {
    try {
      setData(await fetch())
      setTrouble(undefined)
    } catch (thrown) {
      setTrouble(troubleOf(thrown))
    }
  }, [fetch])
  useEffect(() => {
    void look()
    if (everyMs === undefined) return
    const seen = (): void => {
      if (document.visibilityState === 'visible') void look()
    }
    const clock = setInterval(seen, everyMs)
    addEventListener('online', seen)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(clock)
      removeEventListener('online', seen)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [look, everyMs])
  return { data, trouble, look }
}
