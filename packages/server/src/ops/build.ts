// Which version of the program this is, for the API, the metrics and the start.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Build {
  readonly version: string
  /** The commit, where it is known. */
  readonly revision: string | null
}

const PACKAGE = join(import.meta.dirname, '../..')
const ROOT = join(PACKAGE, '../..')
const COMMIT = /^[0-9a-f]{40}$/

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** The commit that is checked out, read without the program git. */
function checkedOut(root: string): string | undefined {
  // In a worktree `.git` is a file that names the folder.
  const named = /^gitdir: (.+)$/.exec(textOf(join(root, '.git')) ?? '')?.[1]
  const own = named ?? join(root, '.git')
  const head = textOf(join(own, 'HEAD'))
  const ref = /^ref: (.+)$/.exec(head ?? '')?.[1]
  if (ref === undefined) return head
  const shared = join(own, textOf(join(own, 'commondir')) ?? '.')
  const packed = textOf(join(shared, 'packed-refs'))?.split('\n') ?? []
  return textOf(join(shared, ref)) ?? packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0]
}

/** A build without the history, such as an image, has the commit in a file. */
export function revisionOf(root: string): string | null {
  const found = textOf(join(root, '.revision')) ?? checkedOut(root)
  return found !== undefined && COMMIT.test(found) ? found : null
}

const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { readonly version: string }

export const BUILD: Build = { version, revision: revisionOf(ROOT) }
