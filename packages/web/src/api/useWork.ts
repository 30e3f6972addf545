import { useState } from 'react'
import { type Trouble, troubleOf } from './trouble.ts'

interface Work {
  readonly busy: boolean
  readonly trouble: Trouble | undefined
  /** Does it; what goes wrong is kept to be shown. One thing at a time. */
  run(work: () => Promise<void>): void
}

/** Something that is asked of the server because somebody pressed a button. */
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
