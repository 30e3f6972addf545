// How far the lesson of a table has come, for as long as the window is open: a page that is loaded anew goes on with it.

const PLACE = 'lastlight.lesson'

interface Kept {
  readonly table: string
  readonly reached: number
}

export function keptFor(table: string): number | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Kept | null
    return kept?.table === table ? kept.reached : undefined
  } catch {
    return undefined
  }
}

export function keep(table: string, reached: number): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ table, reached } satisfies Kept))
  } catch {
    // Without a place to keep it, it begins anew.
  }
}
