import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Subject } from '@lastlight/kernel/testing'
import { CommandError } from '../command.ts'

/** The file in which a game describes itself to the kit. */
export function subjectPath(root: string, game: string): string {
  const path = join(root, 'packages', game, 'test', 'subject.ts')
  if (!existsSync(path))
    throw new CommandError(`packages/${game}/test/subject.ts is missing: it exports the kit's 'subject' of this game.`)
  return path
}

export async function importSubject(path: string): Promise<Subject> {
  const { subject } = (await import(pathToFileURL(path).href)) as { subject?: Subject }
  if (!subject) throw new CommandError(`${path} does not export 'subject'.`)
  return subject
}
