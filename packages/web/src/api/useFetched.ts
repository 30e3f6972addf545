import { useCallback, useEffect, useState } from 'react'
import { type RequestProblem, requestProblemOf } from './requestProblem.ts'

export interface Fetched<T> {
  /** The newest data, even when the last request failed. */
  readonly data: T | undefined
  readonly problem: RequestProblem | undefined
  look(): Promise<void>
}

/** Fetches now, and again at an interval while the page is visible. `fetch` must keep its identity between renders. */
export function useFetched<T>(fetch: () => Promise<T>, everyMs?: number): Fetched<T> {
  const [data, setData] = useState<T>()
  const [problem, setProblem] = useState<RequestProblem>()
  const look = useCallback(async () => {
    try {
      setData(await fetch())
      setProblem(undefined)
    } catch (thrown) {
      setProblem(requestProblemOf(thrown))
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
  return { data, problem, look }
}
