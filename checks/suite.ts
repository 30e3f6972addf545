import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { affectedTests, changedFiles, usersIn } from './affected.ts'
import { indent, printLine, printProgress, printReport } from './printRun.ts'
import { runStage, STAGES } from './stages.ts'
import { keepTempInMemory } from './tempFolder.ts'
import { isLong } from './testGroups.ts'
import { withBrowser, withDatabase } from './testNeeds.ts'
import { endAll } from './testProcess.ts'
import { runTestFiles } from './testRun.ts'
import { shares } from './testTimes.ts'

const root = join(import.meta.dirname, '..')
const TESTS = ['packages/*/test/**/*.test.ts', 'checks/**/*.test.ts', 'bench/**/*.test.ts']

const OPTIONS = {
  quick: { type: 'boolean', does: 'the checks and the rules of both games, in a minute' },
  changed: { type: 'boolean', does: 'only the test files that the changes since the last commit on main can affect' },
  times: { type: 'string', value: 'FILE', does: 'writes how long each check, file and test took, as JSON' },
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
const began = performance.now()
/** What `--times` writes. */
let times: object = {}
const checkTimes: object[] = []

/** Two at a time: the compiler and the linter take the longest by far. */
async function check(): Promise<void> {
  const left = [...STAGES]
  await Promise.all([checkAll(left), checkAll(left)])
}

async function checkAll(left: (typeof STAGES)[number][]): Promise<void> {
  for (let stage = left.shift(); stage; stage = left.shift()) {
    const { ok, output, ms } = await runStage(stage, root)
    printLine(stage.name, ok, ms)
    checkTimes.push({ check: stage.name, ms })
    if (!ok) console.log(`\n${indent(output)}\n`)
    if (ok) passed += 1
    else failed += 1
  }
}

/** The test files that are asked for. */
function chosenFiles(patterns: readonly string[]): readonly string[] {
  const all = globSync(TESTS, { cwd: root, exclude: ['**/node_modules/**'] })
    .map(path => path.split(sep).join('/'))
    .sort()
  if (patterns.length > 0) return all.filter(path => patterns.some(pattern => path.includes(pattern)))
  const changed = values.changed ? changedFiles(root) : undefined
  const affected = changed ? affectedTests(usersIn(root), all, changed) : all
  if (changed) console.log(`${changed.length} changed files can affect ${affected.length} of ${all.length} test files`)
  const files = affected.filter(path => !(values.quick && isLong(path)))
  if (files.length < affected.length)
    console.log(`${affected.length - files.length} of ${all.length} test files are left to the whole run`)
  return files
}

async function test(patterns: readonly string[]): Promise<void> {
  const start = performance.now()
  rmSync(join(root, '.lastlight/failures'), { recursive: true, force: true })
  const chosen = chosenFiles(patterns)
  const { files, why } = await withBrowser(root, chosen)
  const ofDatabase = await withDatabase(root, files)
  const run = await runTestFiles(root, files, printProgress)
  printProgress()
  const { report } = run
  if (why !== undefined) console.log(`${why} ${chosen.length - files.length} test files are skipped.`)
  report.skipped += chosen.length - files.length
  passed += report.passed
  failed += report.failures.length
  if (chosen.length === 0 && patterns.length > 0) {
    failed += 1
    console.log(`No test file has ${patterns.join(' or ')} in its path.`)
  }
  printLine('tests', report.failures.length === 0, performance.now() - start)
  const fileTimes = [...run.files, ...ofDatabase()]
  const kinds = shares(fileTimes)
  times = { kinds, files: fileTimes, tests: report.tests }
  printReport(report, kinds)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    endAll()
    process.exit(1)
  })
keepTempInMemory()
await Promise.all([positionals.length === 0 ? check() : undefined, test(positionals)])
if (values.times !== undefined)
  writeFileSync(
    values.times,
    JSON.stringify({ ms: performance.now() - began, passed, failed, checks: checkTimes, ...times }, null, 1),
  )
if (failed > 0) process.exitCode = 1
console.log(`${passed} passed, ${failed} failed`)
