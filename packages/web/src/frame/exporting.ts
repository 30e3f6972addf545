import type { Table, TableInfo } from '../play/table.ts'

export async function saveAs(table: Table, { game }: TableInfo): Promise<void> {
  const file = new Blob([await table.exported()], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `lastlight-${game}-${table.id}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
