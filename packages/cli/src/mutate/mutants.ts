import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceFrom, sha256, shuffleOf } from '@lastlight/kernel'
import { applied, type Edit } from './edit.ts'
import { editsOf } from './operators.ts'
import { programOf } from './syntax.ts'

export interface Mutant {
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
  readonly original: string
  /** The line it stands in. */
  readonly context: string
  /** Of the whole file as it was when the edit was made. */
  readonly sourceHash: string
  readonly edit: Edit
}

export function mutantsOf(root: string, file: string): Mutant[] {
  const text = readFileSync(join(root, file), 'utf8')
  const program = programOf(file, text)
  if (!program) throw new Error(`${file} does not parse.`)
  const lines = text.split('\n')
  const sourceHash = sha256(text)
  return editsOf(program, text).map(edit => {
    const original = text.slice(edit.start, edit.end)
    const line = text.slice(0, edit.start + original.search(/[^\s,]/)).split('\n').length
    return { file, line, original, context: lines[line - 1] ?? '', sourceHash, edit }
  })
}

/** A seeded sample: one of each file, then evenly. A larger sample holds the smaller one. */
export function sampleOf(root: string, byFile: readonly (readonly Mutant[])[], seed: string, size: number): Mutant[] {
  const chance = chanceFrom(`mutants ${seed}`)
  const ranked = byFile.flatMap(mutants => {
    const shuffled = [...mutants]
    shuffleOf(chance, shuffled)
    return shuffled.map((mutant, i) => ({ mutant, rank: i / shuffled.length }))
  })
  shuffleOf(chance, ranked)
  ranked.sort((a, b) => a.rank - b.rank)
  const sample: Mutant[] = []
  for (const { mutant } of ranked) {
    if (sample.length === size) break
    if (parses(root, mutant)) sample.push(mutant)
  }
  return sample
}

function parses(root: string, { file, edit }: Mutant): boolean {
  return programOf(file, applied(readFileSync(join(root, file), 'utf8'), edit)) !== undefined
}
