import { useState } from 'react'
import { type RequestProblem, requestProblemOf } from './requestProblem.ts'

interface Work {
  readonly busy: boolean
  readonly problem: RequestProblem | undefined
  /** Runs one request at a time; an error is kept to be shown. */
  run(work: () => Promise<void>): void
}

/** Runs a request to the server that a button started. */
export function useWork(): Work {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<RequestProblem>()
  return {
    busy,
    problem,
    run(work) {
      if (busy) return
      setBusy(true)
      setProblem(undefined)
      work()
        .catch((thrown: unknown) => setProblem(requestProblemOf(thrown)))
        .finally(() => setBusy(false))
    },
  }
}
