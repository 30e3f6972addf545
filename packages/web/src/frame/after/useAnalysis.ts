import { useEffect, useMemo, useState } from 'react'
import { type AnalysedGame, keepAnalysis, keptAnalysis } from '../../play/local/analyses.ts'
import { openReplay } from '../../play/local/openReplay.ts'
import type { Table } from '../../play/table.ts'
import { buildOfPage } from '../../ui/build.ts'
import { type Analysis, analyse } from './analysing.ts'
import { useIsOpen } from './useIsOpen.ts'

/** `part`: how much of the work is done, 0 to 1. */
export type AnalysisState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly part: number }
  | { readonly is: 'done'; readonly analysis: Analysis }
  | { readonly is: 'failed' }

/** The last one stays with the page, for devices on which nothing can be kept. */
let last: { readonly game: AnalysedGame; readonly analysis: Analysis } | undefined

const isLast = ({ kind, id, version }: AnalysedGame): boolean =>
  last?.game.kind === kind && last.game.id === id && last.game.version === version

export function useAnalysis(table: Table): readonly [AnalysisState, begin: () => void] {
  const { kind, id } = table
  const version = table.get().sight?.version ?? 0
  const game = useMemo(() => ({ kind, id, version, build: buildOfPage() }), [kind, id, version])
  const [state, setState] = useState<AnalysisState>(() =>
    last && isLast(game) ? { is: 'done', analysis: last.analysis } : { is: 'idle' },
  )
  const isOpen = useIsOpen()

  useEffect(() => {
    let stale = false
    void keptAnalysis(game).then(kept => {
      // This very build of the page has written it.
      const analysis = kept as Analysis | undefined
      if (!stale && analysis) setState(now => (now.is === 'idle' ? { is: 'done', analysis } : now))
    })
    return () => {
      stale = true
    }
  }, [game])

  async function run(): Promise<void> {
    setState({ is: 'running', part: 0 })
    const replay = await openReplay(await table.exported())
    try {
      const analysis = await analyse(replay, part => {
        if (isOpen.current) setState({ is: 'running', part })
        return isOpen.current
      })
      if (analysis === undefined) return
      last = { game, analysis }
      void keepAnalysis(game, analysis)
      setState({ is: 'done', analysis })
    } finally {
      replay.close()
    }
  }

  return [state, () => void run().catch(() => setState({ is: 'failed' }))]
}
