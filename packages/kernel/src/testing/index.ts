export * from './kit/index.ts'
