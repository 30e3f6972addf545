// `npm run restore -- FILE`: loads a backup into an empty database of either kind.

import { runCommand } from './command.ts'
import { callOfProcess } from './operator/call.ts'
import { restore, USAGE } from './operator/restore.ts'

await runCommand(USAGE, () => restore(callOfProcess()))
