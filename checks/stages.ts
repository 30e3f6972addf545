import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './runNode.ts'

/** A check of the whole tree, made of one or more commands run by Node in the tree's root. */
interface Stage {
  readonly name: string
  readonly commands: (root: string) => readonly (readonly string[])[]
}

interface Verdict {
  readonly ok: boolean
  readonly output: string
  readonly ms: number
}

const project = join(import.meta.dirname, '..')
const tool = (path: string): string => join(project, 'node_modules', path)
const check = (file: string): string => join(import.meta.dirname, file)

/**
 * The compiler and the part of the linter that knows types are Go programs. With one thread, and without collecting garbage
 * until there is much of it, they need half of the processor's time, and the tests that run beside them have the rest.
 */
const FRUGAL = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '3GiB' }

/** The root's projects, and one more for each package that brings its own. */
const projects = (root: string): string[] =>
  ['tsconfig.json', 'tsconfig.engine.json', ...globSync('packages/*/tsconfig.json', { cwd: root }).sort()].filter(
    path => existsSync(join(root, path)),
  )

export const STAGES: readonly Stage[] = [
  { name: 'format', commands: () => [[tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']] },
  {
    name: 'types',
    commands: root => projects(root).map(path => [tool('typescript/bin/tsc'), '-p', path, '--singleThreaded']),
  },
  {
    name: 'lint',
    commands: () => [[tool('oxlint/bin/oxlint'), '--threads=1', '--report-unused-disable-directives-severity=error']],
  },
  { name: 'dead code', commands: () => [[tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints']] },
  { name: 'purity', commands: () => [[check('purity.ts')]] },
  { name: 'portable', commands: () => [[check('portable.ts')]] },
]

/** Every command runs, even after one has failed, so that one run tells everything, and tells it once. */
export async function runStage(stage: Stage, root: string): Promise<Verdict> {
  const start = performance.now()
  let ok = true
  let output = ''
  for (const command of stage.commands(root)) {
    const told = new Set(output ? output.split('\n') : [])
    const end = await runNode(command, root, FRUGAL)
    const news = end.output.split('\n').filter(line => !told.has(line))
    ok &&= end.code === 0
    output += `${news.join('\n')}\n`
  }
  return { ok, output: output.trim(), ms: performance.now() - start }
}
