// node packages/web/build.ts: builds the page when it is missing or was built from other sources.

import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const HERE = import.meta.dirname
const SITE = join(HERE, 'dist')
/** All packages that could be part of the page; the others change rarely enough. */
const SOURCES = ['{index.html,vite.config.ts,package.json}', '{src,public}/**/*', '../!(server|cli|web)/src/**/*.ts']
/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = '**/*.{html,js,css,svg,json,webmanifest,txt}'

/** No build takes this long: an older lock was left behind. */
const LONGEST_BUILD_MS = 300_000

const squeezed = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Beside the page: what it was built from. */
const STAMP = '.sources'

/** Another one for other sources, whenever and wherever they were written. */
function sourcesHash(): string {
  const sources = SOURCES.flatMap(each => globSync(each, { cwd: HERE })).sort()
  const sum = createHash('sha256')
  for (const file of sources) {
    const path = join(HERE, file)
    if (statSync(path).isFile()) sum.update(file).update(readFileSync(path))
  }
  return sum.digest('hex')
}

/**
 * Whether there is a page, and whether it was built from the sources that are here.
 *
 * @public The server and `npm run doctor` load this file by its path.
 */
export function stateOfPage(site = SITE): 'missing' | 'other' | 'fits' {
  // A build without compressed files was made by hand for a quick look, so it does not count.
  if (!existsSync(join(site, 'index.html')) || !existsSync(join(site, 'index.html.br'))) return 'missing'
  const stamp = join(site, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash() ? 'fits' : 'other'
}

const isFresh = (): boolean => stateOfPage() === 'fits'

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
  await Promise.all([
    writeFile(`${file}.br`, await squeezed.br(text, best)),
    writeFile(`${file}.gz`, await squeezed.gz(text, { level: 9 })),
  ])
}

/** Beside the old one, which is replaced when the new one is complete. */
async function buildInto(folder: string): Promise<void> {
  const { build } = await import('vite')
  // What changes meanwhile is not in it.
  const sources = sourcesHash()
  await build({
    root: HERE,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  })
  await Promise.all(globSync(COMPRESSIBLE, { cwd: folder }).map(file => compress(join(folder, file))))
  writeFileSync(join(folder, STAMP), sources)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Whether the process that made this lock was interrupted. Process ids are reused soon, so the age counts too. */
function isLeftBehind(lock: string): boolean {
  try {
    const builder = Number(readFileSync(lock, 'utf8'))
    return (builder > 0 && !isAlive(builder)) || Date.now() - statSync(lock).mtimeMs > LONGEST_BUILD_MS
  } catch {
    // The lock has just been released.
    return false
  }
}

/** One build at a time: a second process waits and finds it done. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const lock = join(HERE, '.lastlight', 'building')
  mkdirSync(join(HERE, '.lastlight'), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (isLeftBehind(lock)) rmSync(lock, { force: true })
      else await setTimeout(100)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** The folder of the page, built from the present sources. */
export const builtSite = (say: (line: string) => void = () => {}): Promise<string> =>
  isFresh() ? Promise.resolve(SITE) : alone(() => built(say))

async function built(say: (line: string) => void): Promise<string> {
  if (isFresh()) return SITE
  say('building the page')
  const folder = join(HERE, '.lastlight', `page-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    await buildInto(folder)
    rmSync(SITE, { recursive: true, force: true })
    renameSync(folder, SITE)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return SITE
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename) {
  await builtSite(line => process.stderr.write(`${line}\n`))
}
