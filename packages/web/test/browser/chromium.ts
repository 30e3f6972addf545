// A real browser: one that is there, or Debian's where it may be installed.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { type Browser, chromium } from 'playwright-core'

// Without windows it needs a quarter less time.
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

function found(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = folders.flatMap(folder => NAMES.map(name => join(folder, name)))
  return [process.env['CHROMIUM'] ?? '', ...onPath, ...PLACES].find(path => path !== '' && existsSync(path))
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0

/** Only on a machine with apt, for a user who may use it. */
function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write(`installing ${SHELL} with apt\n`)
  // Another test file may be installing it.
  const wait = 'DPkg::Lock::Timeout=300'
  const install = (): boolean => run('apt-get', '-o', wait, 'install', '-y', '--no-install-recommends', SHELL)
  if (!install() && !(run('apt-get', 'update') && install())) return undefined
  return found()
}

let known: string | undefined

/** The path of a browser; tells in one line what to do where there is none. */
export function chromiumPath(): string {
  known ??= found() ?? installed()
  if (known === undefined)
    throw new Error(`No Chrome or Chromium here: install one (apt install ${SHELL}), or name it in CHROMIUM.`)
  return known
}

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS] })
