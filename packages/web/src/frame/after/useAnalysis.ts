import { useState } from 'react'
import { openReplay } from '../../play/local/openReplay.ts'
import type { Table } from '../../play/table.ts'
import { type Analysis, analyse } from './analysing.ts'
import { useIsOpen } from './useIsOpen.ts'

/** `part`: how much of the work is done, 0 to 1. */
export type AnalysisState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly part: number }
  | { readonly is: 'done'; readonly analysis: Analysis }
  | { readonly is: 'failed' }

/** The last one stays, so that it is still there after a look at the replay. */
let last: { readonly table: string; readonly analysis: Analysis } | undefined

export function useAnalysis(table: Table): readonly [AnalysisState, begin: () => void] {
  const name = `${table.kind} ${table.id} ${table.get().sight?.version}`
  const [state, setState] = useState<AnalysisState>(
    last?.table === name ? { is: 'done', analysis: last.analysis } : { is: 'idle' },
  )
  const isOpen = useIsOpen()

  async function run(): Promise<void> {
    setState({ is: 'running', part: 0 })
    const replay = await openReplay(await table.exported())
    try {
      const analysis = await analyse(replay, part => {
        if (isOpen.current) setState({ is: 'running', part })
        return isOpen.current
      })
      if (analysis === undefined) return
      last = { table: name, analysis }
      setState({ is: 'done', analysis })
    } finally {
      replay.close()
    }
  }

  return [state, () => void run().catch(() => setState({ is: 'failed' }))]
}
