// npm start: serves until it is told to stop.

import { networkInterfaces } from 'node:os'
import process from 'node:process'
import { toString as qrCode } from 'qrcode'
import { suitCores } from './ops/cores.ts'
import { endOnSignals } from './ops/shutdown.ts'
import { startServer } from './server.ts'
import { BadSettings, readSettings, type Settings, withFile } from './settings.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

function settingsOrEnd(): Settings {
  try {
    return readSettings(withFile(process.env, '.env'))
  } catch (problem) {
    if (!(problem instanceof BadSettings)) throw problem
    process.stderr.write(`${problem.message}\n`)
    process.exit(1)
  }
}

/** Where others in the same network find this machine. */
function lanAddress(port: number): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap(each => each ?? [])
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal)
  return found && `http://${found.address}:${port}`
}

suitCores()
const settings = settingsOrEnd()
const server = await startServer(settings)
endOnSignals(server.shutdown)
say(`Lastlight is open: ${server.url}`)
const lan = settings.publicUrl ?? lanAddress(Number(new URL(server.url).port))
if (lan !== undefined && settings.host !== '127.0.0.1') {
  say(`For others: ${lan}`)
  if (process.stdout.isTTY) say(await qrCode(lan, { type: 'terminal', small: true }))
}
