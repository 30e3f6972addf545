import { lazy, type ReactElement, Suspense } from 'react'
import { ownSeats } from '../../face/reading.ts'
import { useTable } from '../../face/table.ts'
import { prefs } from '../../prefs/prefs.ts'
import { useWatched } from '../../ui/store.ts'

const Lesson = lazy(async () => ({ default: (await import('./Lesson.tsx')).Lesson }))

/** The guided first day, for whoever sits alone at a table of Outlive and has not had it yet. */
export function Guide(): ReactElement | null {
  const { table, state, face, sight } = useTable()
  const { learned } = useWatched(prefs)
  const { viewer, outcome } = sight
  const isAlone = table.kind === 'local' && state.info !== null && ownSeats(state.info).length === 1
  if (face.id !== 'outlive' || !isAlone || viewer === 'public' || outcome || learned.includes('outlive')) return null
  return (
    <Suspense>
      <Lesson seat={viewer} />
    </Suspense>
  )
}
