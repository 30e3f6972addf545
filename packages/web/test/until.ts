import type { Table, TableState } from '../src/play/table.ts'

/** Resolves as soon as the table fulfils the condition. */
export const until = (table: Table, holds: (state: TableState) => boolean): Promise<TableState> =>
  new Promise(resolve => {
    const look = (): void => {
      if (!holds(table.get())) return
      stop()
      resolve(table.get())
    }
    const stop = table.subscribe(look)
    look()
  })
