// `npm run doctor`: whether this machine, these settings and this database can carry the games that are stored here.

import process from 'node:process'
import { runCommand } from './complaint.ts'
import { doctor, USAGE } from './operator/doctor.ts'

await runCommand(USAGE, () => doctor({ args: process.argv.slice(2), env: process.env, say: line => console.log(line) }))
