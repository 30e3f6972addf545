// npm start: serves until a signal ends it.

import { networkInterfaces } from 'node:os'
import process from 'node:process'
import { toString as qrCode } from 'qrcode'
import { failureOf } from './ops/failure.ts'
import { restartWithFlags } from './ops/nodeFlags.ts'
import { pageFinding } from './ops/page.ts'
import { endOnSignals } from './ops/shutdown.ts'
import { addressForOthers, reachOf } from './ops/welcome.ts'
import { type RunningServer, startServer } from './server.ts'
import { readSettings, type Settings, withFile } from './settings.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** One sentence for the operator; the stack is shown at the log levels debug and trace. */
function end(problem: unknown, settings?: Settings): never {
  const isAsked = settings?.logLevel === 'debug' || settings?.logLevel === 'trace'
  const where = isAsked && problem instanceof Error ? `\n${problem.stack}` : ''
  process.stderr.write(`${failureOf(problem, settings)}${where}\n`)
  process.exit(1)
}

function settingsOrEnd(): Settings {
  try {
    return readSettings(withFile(process.env, '.env'))
  } catch (problem) {
    end(problem)
  }
}

async function serverOrEnd(settings: Settings): Promise<RunningServer> {
  try {
    return await startServer(settings)
  } catch (problem) {
    end(problem, settings)
  }
}

restartWithFlags()
const settings = settingsOrEnd()
const server = await serverOrEnd(settings)
endOnSignals(server.shutdown)
const port = Number(new URL(server.url).port)
say(`Lastlight is open: ${server.url}`)
say(reachOf(settings.host, port))
const others = settings.publicUrl ?? addressForOthers(settings.host, port, networkInterfaces())
const page = await pageFinding()
if (page.state !== 'good') process.stderr.write(`${page.says}\n`)
if (others !== undefined) {
  say(`For others: ${others}`)
  if (process.stdout.isTTY) say(await qrCode(others, { type: 'terminal', small: true }))
}
