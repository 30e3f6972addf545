// What test files need besides Node: a browser, and a database that they share. Both belong to packages, which are loaded
// by path, and only where a test needs them.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CpuMeter } from './cpuMeter.ts'
import { kindOf } from './testGroups.ts'
import type { FileTime } from './testRun.ts'

const load = (root: string, path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href)

/** Without a browser its tests are left out; `why` says what to do. */
export async function withBrowser(
  root: string,
  files: readonly string[],
): Promise<{ readonly files: readonly string[]; readonly why?: string }> {
  const needsOne = (path: string): boolean => kindOf(path) === 'browser'
  if (!files.some(needsOne)) return { files }
  const { browserHere, WITHOUT_BROWSER } = (await load(root, 'packages/web/test/browser/chromium.ts')) as {
    readonly browserHere: () => string | undefined
    readonly WITHOUT_BROWSER: string
  }
  return browserHere() === undefined
    ? { files: files.filter(path => !needsOne(path)), why: WITHOUT_BROWSER }
    : { files }
}

/** Starts a PostgreSQL for all processes that test the server. The returned function tells what it has used. */
export async function withDatabase(root: string, files: readonly string[]): Promise<() => readonly FileTime[]> {
  if (!files.some(path => kindOf(path) === 'server')) return () => []
  const { sharePostgres } = (await load(root, 'packages/server/test/postgres.ts')) as {
    readonly sharePostgres: () => Promise<number | undefined>
  }
  const pid = await sharePostgres()
  if (pid === undefined) return () => []
  const meter = new CpuMeter(pid)
  return () => [{ file: 'PostgreSQL', kind: 'server', ms: 0, cpu: meter.read() }]
}
