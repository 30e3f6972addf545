// `npm run backup -- FILE`: everything the database holds, of one moment, while games go on.

import process from 'node:process'
import { runCommand } from './complaint.ts'
import { backup, USAGE } from './operator/backup.ts'

await runCommand(USAGE, () => backup({ args: process.argv.slice(2), env: process.env, say: line => console.log(line) }))
