export { type Changes, changes } from './changes.ts'
export * from './kit/index.ts'
export { Table, type TableTests, tableTests, WAYS, type Way } from './table.ts'
