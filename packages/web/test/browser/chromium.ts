// A real browser: one that is there, or Debian's where it may be installed.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { type Browser, chromium } from 'playwright-core'

// Without windows it needs a quarter less time, but it can neither install a page nor show a notice.
const SHELL = 'chromium-headless-shell'
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'chrome.exe',
  'msedge.exe',
]
const PROGRAMS = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
const PLACES = [
  '/snap/bin/chromium',
  '/var/lib/flatpak/exports/bin/org.chromium.Chromium',
  '/var/lib/flatpak/exports/bin/com.google.Chrome',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  ...['', homedir()].flatMap(home =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      name => `${home}/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
  ),
  ...PROGRAMS.flatMap(folder =>
    folder === undefined
      ? []
      : ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].flatMap(name =>
          ['chrome.exe', 'msedge.exe'].map(file => join(folder, name, 'Application', file)),
        ),
  ),
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
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('installing chromium with apt\n')
  // Another program may be installing something.
  const get = (...words: string[]): boolean => run('apt-get', '-o', 'DPkg::Lock::Timeout=300', ...words)
  const isInstalled = (...names: string[]): boolean => get('install', '-y', '--no-install-recommends', ...names)
  if (isInstalled(SHELL, NAMES[0]!)) return
  get('update')
  if (!isInstalled(SHELL, NAMES[0]!)) isInstalled(NAMES[0]!)
}

/** The path of a browser, which is installed where that is allowed; undefined where there is none. */
export function browserHere(withWindows = false): string | undefined {
  const names = withWindows ? NAMES : [SHELL, ...NAMES]
  if (found(names) === undefined) install()
  return found(names)
}

export const WITHOUT_BROWSER = `No Chrome, Chromium or Edge is here: install one (apt install ${NAMES[0]}), or name it in CHROMIUM.`

export function chromiumPath(withWindows = false): string {
  const path = browserHere(withWindows)
  if (path === undefined) throw new Error(WITHOUT_BROWSER)
  return path
}

const open = new Map<boolean, Promise<Browser>>()

/** One for this process, and one more with windows. */
export function openBrowser(withWindows = false): Promise<Browser> {
  const browser =
    open.get(withWindows) ?? chromium.launch({ executablePath: chromiumPath(withWindows), args: [...FLAGS] })
  open.set(withWindows, browser)
  return browser
}

export async function closeBrowsers(): Promise<void> {
  for (const browser of open.values()) await (await browser).close()
  open.clear()
}
