import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import type { TestContext } from 'node:test'
import { type Ending, runHere } from './runHere.ts'

const house = join(import.meta.dirname, '..', '..', '..')

/** A small tree with the real modules in it; removed after the test. */
export function plant(t: TestContext, files: Readonly<Record<string, string>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'lastlight-')))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'), 'junction')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

interface Running extends Promise<Ending> {
  /** Interrupts it as soon as it has said something like this on stderr. */
  readonly interruptAfter: (said: RegExp) => void
}

/** Puts a real package into a planted tree. */
export function plantPackage(root: string, name: string): void {
  mkdirSync(join(root, 'packages'), { recursive: true })
  symlinkSync(join(house, 'packages', name), join(root, 'packages', name), 'junction')
}

const COMMANDS = join(house, 'packages/cli/src')

/**
 * Runs a command of this package in a planted tree; without an input nobody types anything. It runs in this process, where
 * nearly everything is loaded already.
 */
export const run = (command: string, args: readonly string[], root: string, input = ''): Promise<Ending> =>
  runHere(join(COMMANDS, command), args, { cwd: root, input })

/** The same in a process of its own: for signals, and where the tree has changed since a game in it was loaded. */
export const runAlone = (command: string, args: readonly string[], root: string): Running =>
  runNode([join(COMMANDS, command), ...args], root)

export function runNode(args: readonly string[], root: string): Running {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ending = { code: 0 as number | null, out: '', err: '' }
  let cue: RegExp | undefined
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ending.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ending.err += text
    if (!cue?.test(ending.err)) return
    cue = undefined
    child.kill('SIGINT')
  })
  const ended = new Promise<Ending>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ ...ending, code }))
  })
  const interruptAfter = (said: RegExp): void => {
    cue = said
  }
  return Object.assign(ended, { interruptAfter })
}

/** The object that `--json` prints on the last line. */
export const lastLine = (out: string): unknown => JSON.parse(out.trim().split('\n').at(-1) ?? '')
