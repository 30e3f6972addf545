export { type Changes, changes } from './changes.ts'
export * from './kit/index.ts'
export { Table, type TableTests, type TestLanguage, tableTests, WAYS, type Way } from './table.ts'
