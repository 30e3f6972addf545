import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { isLong } from './long.ts'
import { runStage, STAGES } from './stages.ts'
import { runTestFiles, type TestReport } from './tests.ts'

const root = join(import.meta.dirname, '..')
const TESTS = ['packages/*/test/**/*.test.ts', 'checks/**/*.test.ts', 'bench/**/*.test.ts']
const EVERY = 30_000

const OPTIONS = {
  quick: { type: 'boolean', does: 'the checks and the rules of both games, in two minutes' },
} as const

/** Undefined when help is asked for, or when there is an option that does not exist. */
function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch {
    return undefined
  }
}

const given = readArguments()
if (given === undefined) {
  // Imported only here: the suite itself runs without any package.
  const usage = (await import(pathToFileURL(join(import.meta.dirname, 'suiteUsage.ts')).href)) as {
    readonly explain: (options: typeof OPTIONS) => Promise<void>
  }
  await usage.explain(OPTIONS)
  process.exit()
}
const { values, positionals } = given
if (values.quick) process.env.LASTLIGHT_QUICK = '1'

let passed = 0
let failed = 0

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')
const line = (name: string, verdict: string, ms: number): void =>
  console.log(`${name.padEnd(10)} ${verdict}  ${seconds(ms)}`)

async function check(): Promise<void> {
  for (const stage of STAGES) {
    const { ok, output, ms } = await runStage(stage, root)
    line(stage.name, ok ? 'ok' : 'FAILED', ms)
    if (!ok) console.log(`\n${indent(output)}\n`)
    if (ok) passed += 1
    else failed += 1
  }
}

async function test(patterns: readonly string[]): Promise<void> {
  const start = performance.now()
  const all = globSync(TESTS, { cwd: root, exclude: ['**/node_modules/**'] })
    .map(path => path.split(sep).join('/'))
    .sort()
  const files = all.filter(path =>
    patterns.length === 0 ? !(values.quick && isLong(path)) : patterns.some(pattern => path.includes(pattern)),
  )
  if (patterns.length === 0 && files.length < all.length)
    console.log(`${all.length - files.length} of ${all.length} test files are left to the whole run`)
  const report = await runTestFiles(root, files, progress)
  progress(undefined)
  passed += report.passed
  failed += report.failures.length
  if (files.length === 0 && patterns.length > 0) {
    failed += 1
    console.log(`No test file has ${patterns.join(' or ')} in its path.`)
  }
  line('tests', report.failures.length > 0 ? 'FAILED' : 'ok', performance.now() - start)
  print(report)
}

let told = performance.now()
let named = 0

/**
 * For a person at a terminal one line that rewrites itself, for a log a line now and then. A failure is named at once: what
 * it says comes at the end.
 */
function progress(report: TestReport | undefined): void {
  const text = report ? `tests      ${report.passed} passed, ${report.failures.length} failed` : ''
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K`)
  for (const { title, place } of report?.failures.slice(named) ?? []) console.error(`✖ ${title}  (${place})`)
  named = report?.failures.length ?? named
  if (process.stderr.isTTY) process.stderr.write(text)
  else if (text && performance.now() - told > EVERY) {
    told = performance.now()
    console.error(`${text} so far`)
  }
}

function print({ failures, notes, slowest, skipped }: TestReport): void {
  for (const { title, place, text } of failures) console.log(`\n✖ ${title}\n  ${place}\n${indent(text)}`)
  if (notes.length > 0) console.log(`\nnotes\n${indent(notes.join('\n'))}`)
  if (slowest.length > 0) console.log('\nslowest tests')
  for (const { title, file, ms } of slowest) console.log(`${seconds(ms).padStart(9)}  ${title}  (${file})`)
  if (skipped > 0) console.log(`\n${skipped} skipped`)
  console.log()
}

if (positionals.length === 0) await check()
await test(positionals)
if (failed > 0) process.exitCode = 1
console.log(`${passed} passed, ${failed} failed`)
