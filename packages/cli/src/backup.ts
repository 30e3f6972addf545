// `npm run backup -- FILE`: everything the database holds, of one moment, while games go on.

import { runCommand } from './command.ts'
import { backup, USAGE } from './operator/backup.ts'
import { callOfProcess } from './operator/call.ts'

await runCommand(USAGE, () => backup(callOfProcess()))
