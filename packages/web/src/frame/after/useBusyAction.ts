import { useState } from 'react'
import { RequestProblem } from '../../api/requestProblem.ts'
import { TableProblem } from '../../play/local/shapes.ts'
import { problemLine } from '../../words/problemLine.ts'
import { useWords } from '../../words/words.tsx'

export interface BusyAction {
  readonly busy: boolean
  /** The problem in words. */
  readonly problem: string
  run(work: () => Promise<void>): void
}

/** Runs an action that takes a while, at a table on this device or on the server. */
export function useBusyAction(): BusyAction {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const tell = (thrown: unknown): void => {
    const known = thrown instanceof TableProblem || thrown instanceof RequestProblem
    setProblem(known ? problemLine(words, thrown.key) : words.say('table.problem'))
  }
  return {
    busy,
    problem,
    run(work) {
      setBusy(true)
      setProblem('')
      work()
        .catch(tell)
        .finally(() => setBusy(false))
    },
  }
}
