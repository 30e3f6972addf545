// `npm run generate`: writes copy.gen.ts beside every file that describes a state's shape. `--check` only compares.

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '@lastlight/cli/command'
import type { Options, Usage } from '@lastlight/cli/usage'
import type { Shape } from '@lastlight/kernel'
import { type EmittedProcedure, emitCopy } from '@lastlight/kernel/emit'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Emitted {
  /** From the root of the repository. */
  readonly path: string
  readonly file: string
  readonly source: string
}

interface Rules {
  readonly machine: { readonly procedures: ReadonlyMap<string, EmittedProcedure> }
}

const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href)

/** Where the rules of a game are found once all of it is loaded. */
const rulesBeside = (path: string): readonly string[] =>
  (path.startsWith('packages/') ? ['index.ts', 'language.ts'] : ['kernel.ts']).map(name => join(dirname(path), name))

async function emittedFor(path: string): Promise<Emitted> {
  const { STATE } = (await load(path)) as { STATE: Shape<unknown> }
  const out = join(dirname(path), 'copy.gen.ts')
  const file = join(root, out)
  const write = (procedures: readonly EmittedProcedure[]): string =>
    emitCopy(STATE, procedures, 'State', `./${path.slice(path.lastIndexOf('/') + 1)}`)
  // The rules import the emitted file, so a placeholder must exist before the first run.
  if (!existsSync(file) || !readFileSync(file, 'utf8').includes('LOCALS')) writeFileSync(file, write([]))
  const modules: unknown[] = []
  for (const each of rulesBeside(path)) modules.push(await load(each))
  const { rules } = modules.at(-1) as { rules: Rules }
  return { path: out, file, source: write([...rules.machine.procedures.values()]) }
}

/** The text that each game's copy.gen.ts should have. */
export async function emitted(): Promise<Emitted[]> {
  const shapes = ['packages/*/src/state.ts', 'bench/core/shape.ts'].flatMap(p => globSync(p, { cwd: root })).toSorted()
  return Promise.all(shapes.map(emittedFor))
}

export const isFresh = (e: Emitted): boolean => existsSync(e.file) && readFileSync(e.file, 'utf8') === e.source

const OPTIONS = {
  check: { type: 'boolean', default: false, does: 'only compares, and fails when something is out of date' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run generate',
  does: 'Writes copy.gen.ts anew beside every file that describes the shape of a state.',
  options: OPTIONS,
  example: 'npm run generate -- --check',
}

async function generate(): Promise<number> {
  const { check } = parseArgs({ options: OPTIONS }).values
  const stale = (await emitted()).filter(each => !isFresh(each))
  for (const { path, file, source } of stale) {
    if (check) console.error(`${path} is out of date: npm run generate`)
    else {
      writeFileSync(file, source)
      console.log(`wrote ${path}`)
    }
  }
  return check && stale.length > 0 ? 1 : 0
}

if (import.meta.main) await runCommand(USAGE, generate)
