// `npm run verify -- FILE`: replays a game and proves its deal, its rolls and its moves.

import { runCommand } from './command.ts'
import { callOfProcess } from './operator/call.ts'
import { USAGE, verify } from './operator/verify.ts'

await runCommand(USAGE, () => verify(callOfProcess()))
