// `npm run admin -- list|end|export|ban|unban`: what an operator may do, also while the server runs.

import process from 'node:process'
import { runCommand } from './complaint.ts'
import { admin, USAGE } from './operator/admin.ts'

await runCommand(USAGE, () => admin({ args: process.argv.slice(2), env: process.env, say: line => console.log(line) }))
