// `npm run doctor`: whether this machine, these settings and this database can carry the games that are stored here.

import { runCommand } from './command.ts'
import { callOfProcess } from './operator/call.ts'
import { doctor, USAGE } from './operator/doctor.ts'

await runCommand(USAGE, () => doctor(callOfProcess()))
