// The progress of a table's lesson, kept while the window is open, so that a reload continues it.

const PLACE = 'lastlight.lesson'

interface LessonProgress {
  readonly table: string
  readonly reached: number
}

export function keptFor(table: string): number | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as LessonProgress | null
    return kept?.table === table ? kept.reached : undefined
  } catch {
    return undefined
  }
}

export function keep(table: string, reached: number): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ table, reached } satisfies LessonProgress))
  } catch {
    // Without storage the lesson begins again.
  }
}
