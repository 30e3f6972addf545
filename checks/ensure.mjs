// node checks/ensure.mjs SCRIPT [ARGUMENTS]: install what is missing, then run the script under the pinned Node.
import { fileURLToPath } from 'node:url'
import { handOver } from './install.mjs'

handOver(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2))
