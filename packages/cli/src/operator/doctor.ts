import { parseArgs } from 'node:util'
import {
  BadSettings,
  databaseFindings,
  diskFinding,
  type Finding,
  GAMES_BY_ID,
  nodeFinding,
  pageFinding,
  portFinding,
  type Settings,
  settingsFinding,
  signerFrom,
} from '@lastlight/server'
import type { Options, Usage } from '../usage.ts'
import type { Call } from './call.ts'
import { settingsOf } from './database.ts'

const OPTIONS = {
  json: { type: 'boolean', default: false, does: 'prints one JSON object, and words on standard error' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run doctor',
  does: 'Tells whether this machine, these settings and this database can carry the games that are stored here.',
  options: OPTIONS,
  example: 'npm run doctor -- --json',
}

const SIGNS = { good: 'ok', warning: 'note', bad: 'BAD' } as const
const WIDTH = 12

function settingsOr(call: Call): Settings | Finding[] {
  try {
    return settingsOf(call, false)
  } catch (problem) {
    if (!(problem instanceof BadSettings)) throw problem
    return problem.problems.map(says => ({ name: 'settings', state: 'bad' as const, says }))
  }
}

async function findings(settings: Settings): Promise<Finding[]> {
  return [
    settingsFinding(settings),
    await pageFinding(),
    await portFinding(settings),
    await diskFinding(settings),
    ...(await databaseFindings(settings, GAMES_BY_ID)),
    {
      name: 'deal key',
      state: 'good',
      says:
        settings.secret === ''
          ? 'There is no secret yet: the first start makes it.'
          : `Exported games are signed with ${signerFrom(settings.secret).key}.`,
    },
  ]
}

export async function doctor(call: Call): Promise<number> {
  const { args, say, answer } = call
  const { values } = parseArgs({ args, options: OPTIONS })
  const settings = settingsOr(call)
  const found = [nodeFinding(), ...(Array.isArray(settings) ? settings : await findings(settings))]
  for (const { name, state, says } of found) say(`${SIGNS[state].padEnd(5)} ${name.padEnd(WIDTH)} ${says}`)
  const well = found.every(({ state }) => state !== 'bad')
  say(well ? 'All is well.' : 'The server cannot be relied on like this.')
  if (values.json) answer({ doctor: { well, findings: found } })
  return well ? 0 : 1
}
