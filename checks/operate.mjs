// node checks/operate.mjs SCRIPT [ARGUMENTS]: runs a command of operators. It installs nothing: a server may be running here.
import { fileURLToPath } from 'node:url'
import { operate } from './install.mjs'

await operate(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2))
