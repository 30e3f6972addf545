// All that improvements bring to the table, loaded as one file.

export { Builds } from './Builds.tsx'
export { Improvements } from './Improvements.tsx'
