// node checks/begin.mjs SCRIPT [ARGUMENTS]: installs everything in a new clone, and nothing where a server can run already.
import { fileURLToPath } from 'node:url'
import { begin } from './install.mjs'

await begin(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2))
