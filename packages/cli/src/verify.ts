// `npm run verify -- FILE`: replays a game and proves its deal, its rolls and its moves.

import process from 'node:process'
import { runCommand } from './complaint.ts'
import { USAGE, verify } from './operator/verify.ts'

await runCommand(USAGE, () => verify({ args: process.argv.slice(2), env: process.env, say: line => console.log(line) }))
