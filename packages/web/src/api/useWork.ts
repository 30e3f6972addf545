import { useState } from 'react'
import { type Trouble, troubleOf } from './trouble.ts'

interface Work {
  readonly busy: boolean
  readonly trouble: Trouble | undefined
  /** Runs one request at a time; an error is kept to be shown. */
  run(work: () => Promise<void>): void
}

/** Runs a request to the server that a button started. */
export function useWork(): Work {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  return {
    busy,
    trouble,
    run(work) {
      if (busy) return
      setBusy(true)
      setTrouble(undefined)
      work()
        .catch((thrown: unknown) => setTrouble(troubleOf(thrown)))
        .finally(() => setBusy(false))
    },
  }
}
