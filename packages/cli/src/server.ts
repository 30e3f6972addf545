// `npm run server`: serves the page that is built until it is told to stop; it installs and builds nothing.

import { mustStandAlone, runCommand } from './command.ts'
import { serve } from './programs.ts'
import type { Usage } from './usage.ts'

const USAGE: Usage = {
  command: 'npm run server',
  does: 'Serves until Ctrl-C. It installs and builds nothing: `npm run build` makes the page.',
  options: {},
  notes: [
    'It needs Node 24 or later, or the one that came with the packages, and no tools of developers.',
    'Settings come from the environment or from a file .env; .env.example lists all of them.',
  ],
  example: 'PORT=9000 npm run server',
}

async function server(): Promise<number> {
  mustStandAlone()
  await serve()
  return 0
}

await runCommand(USAGE, server)
