// `npm run restore -- FILE`: what a backup holds, into an empty database of either kind.

import process from 'node:process'
import { runCommand } from './complaint.ts'
import { restore, USAGE } from './operator/restore.ts'

await runCommand(USAGE, () =>
  restore({ args: process.argv.slice(2), env: process.env, say: line => console.log(line) }),
)
