import type { Seat } from '@lastlight/kernel'
import { type ComponentType, lazy, memo, type ReactElement, Suspense } from 'react'
import type { AnyFace } from '../../face/face.ts'
import { ownSeats } from '../../face/reading.ts'
import { useTable } from '../../face/table.ts'
import { prefs } from '../../prefs/prefs.ts'
import { useWatched } from '../../ui/store.ts'

type LessonComponent = ComponentType<{ readonly seat: Seat }>

const lessons = new Map<string, LessonComponent>()

/** The lesson of a face. The same component each time: React would mount another one from the beginning. */
function lessonOf(face: AnyFace): LessonComponent | undefined {
  const { id } = face
  if (!face.lesson) return undefined
  const known =
    lessons.get(id) ??
    lazy(async () => {
      const [{ Lesson }, loaded] = await Promise.all([import('./Lesson.tsx'), face.lesson!()])
      return { default: ({ seat }: { readonly seat: Seat }) => <Lesson game={id} lesson={loaded} seat={seat} /> }
    })
  lessons.set(id, known)
  return known
}

/** The lesson of a game, for somebody who sits alone at its table and has not had it yet. */
export const Guide = memo(function Guide(): ReactElement | null {
  const { table, state, face, sight } = useTable()
  const { learned } = useWatched(prefs)
  const { viewer, outcome } = sight
  const isAlone = table.kind === 'local' && state.info !== null && ownSeats(state.info).length === 1
  const Lesson = lessonOf(face)
  if (!Lesson || !isAlone || viewer === 'public' || outcome || learned.includes(face.id)) return null
  return (
    <Suspense>
      <Lesson seat={viewer} />
    </Suspense>
  )
})
