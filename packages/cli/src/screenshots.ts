// `npm run screenshots -- [WORD]`: takes the pictures in docs/screenshots again, or those with the word in their name.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { BadArgument, runCommand } from './command.ts'
import type { Usage } from './usage.ts'

const USAGE: Usage = {
  command: 'npm run screenshots -- [WORD]',
  does: 'Takes the pictures in docs/screenshots anew, or those with WORD in their name.',
  options: {},
  example: 'npm run screenshots -- table',
}

/** The screenshots use the tools of the browser tests, which belong to another package. */
const WEB = pathToFileURL(join(import.meta.dirname, '../../web/screenshots.ts')).href

async function screenshots(): Promise<number> {
  const [word = '', ...more] = parseArgs({ options: {}, allowPositionals: true }).positionals
  if (more.length > 0) throw new BadArgument(`One word at a time: what is '${more[0]}'?`)
  const { takeAll } = (await import(WEB)) as { readonly takeAll: (word: string) => Promise<number> }
  if ((await takeAll(word)) === 0) throw new BadArgument(`No picture has '${word}' in its name.`)
  return 0
}

await runCommand(USAGE, screenshots)
