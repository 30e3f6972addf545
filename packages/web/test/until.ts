import type { Table, TableState } from '../src/play/table.ts'

/** As soon as the table is so. */
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
