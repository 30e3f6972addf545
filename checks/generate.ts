// `npm run generate`: writes copy.gen.ts beside every file that describes a state's shape. `--check` only compares.

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Shape } from '@lastlight/kernel'
import { emitCopy } from '@lastlight/kernel/emit'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Emitted {
  /** From the root of the repository. */
  readonly path: string
  readonly file: string
  readonly source: string
}

/** What each game's copy.gen.ts should say. */
export async function emitted(): Promise<Emitted[]> {
  const shapes = ['packages/*/src/state.ts', 'bench/core/shape.ts'].flatMap(p => globSync(p, { cwd: root })).toSorted()
  return Promise.all(
    shapes.map(async path => {
      const module = (await import(pathToFileURL(join(root, path)).href)) as { STATE: Shape<unknown> }
      const name = path.slice(path.lastIndexOf('/') + 1)
      const out = join(dirname(path), 'copy.gen.ts')
      return { path: out, file: join(root, out), source: emitCopy(module.STATE, 'State', `./${name}`) }
    }),
  )
}

export const isFresh = (e: Emitted): boolean => existsSync(e.file) && readFileSync(e.file, 'utf8') === e.source

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check')
  for (const e of await emitted()) {
    if (isFresh(e)) continue
    if (check) {
      process.stderr.write(`${e.path} is out of date: npm run generate\n`)
      process.exitCode = 1
    } else {
      writeFileSync(e.file, e.source)
      process.stdout.write(`wrote ${e.path}\n`)
    }
  }
}
