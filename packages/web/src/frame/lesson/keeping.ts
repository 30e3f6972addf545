// The progress of a table's lesson, kept while the window is open, so that a reload continues it.

const PLACE = 'lastlight.lesson'

export function keptFor(table: string): readonly string[] | undefined {
  try {
    const [keptTable, ...read] = (sessionStorage.getItem(PLACE) ?? '').split(' ')
    return keptTable === table ? read : undefined
  } catch {
    return undefined
  }
}

export function keep(table: string, read: readonly string[]): void {
  try {
    sessionStorage.setItem(PLACE, [table, ...read].join(' '))
  } catch {
    // Without storage the lesson begins again.
  }
}
