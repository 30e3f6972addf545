// npm test: install what is missing, then run the suite under the pinned Node.
import { fileURLToPath } from 'node:url'
import { handOver } from './install.mjs'

handOver(fileURLToPath(new URL('..', import.meta.url)), ['checks/suite.ts', ...process.argv.slice(2)])
