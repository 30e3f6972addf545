// The progress of a table's lesson, kept while the window is open, so that a reload continues it.

const PLACE = 'lastlight.lesson'

export function keptFor(table: string): number | undefined {
  try {
    const [keptTable, reached] = (sessionStorage.getItem(PLACE) ?? '').split(' ')
    return keptTable === table && Number(reached) >= 0 ? Number(reached) : undefined
  } catch {
    return undefined
  }
}

export function keep(table: string, reached: number): void {
  try {
    sessionStorage.setItem(PLACE, `${table} ${reached}`)
  } catch {
    // Without storage the lesson begins again.
  }
}
