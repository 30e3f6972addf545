// A real browser: one that is there, or Debian's where it may be installed.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { type Browser, chromium } from 'playwright-core'

// Without windows it needs a quarter less time, but it can neither install a page nor show a notice.
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
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

function found(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = folders.flatMap(folder => names.map(name => join(folder, name)))
  return [process.env['CHROMIUM'] ?? '', ...onPath, ...PLACES].find(path => path !== '' && existsSync(path))
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0

/** Only on a machine with apt, for a user who may use it. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write(`installing ${name} with apt\n`)
  // Another test file may be installing it.
  const wait = 'DPkg::Lock::Timeout=300'
  const isInstalled = (): boolean => run('apt-get', '-o', wait, 'install', '-y', '--no-install-recommends', name)
  if (isInstalled()) return
  run('apt-get', '-o', wait, 'update')
  isInstalled()
}

/** The path of a browser; tells in one line what to do where there is none. `whole`: with windows. */
export function chromiumPath(whole = false): string {
  const names = whole ? NAMES : [SHELL, ...NAMES]
  if (found(names) === undefined) install(names[0]!)
  const path = found(names)
  if (path === undefined)
    throw new Error(`No Chrome or Chromium here: install one (apt install ${names[0]}), or name it in CHROMIUM.`)
  return path
}

export const openBrowser = (whole = false): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(whole), args: [...FLAGS] })
