// `npm run admin -- list|end|export|ban|reports|...`: an operator's actions, also while the server runs.

import { runCommand } from './command.ts'
import { admin, USAGE } from './operator/admin.ts'
import { callOfProcess } from './operator/call.ts'

await runCommand(USAGE, () => admin(callOfProcess()))
