// Files of lines, packed when their name says so.

import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700
const isPacked = (file: string): boolean => file.endsWith('.gz')

/** How many there were. The file is there whole and on the disk, or not at all. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  const partial = `${file}.partial`
  let count = 0
  const texts = async function* (): AsyncIterable<string> {
    for await (const line of lines) {
      count += 1
      yield `${line}\n`
    }
  }
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER })
  rmSync(partial, { force: true })
  try {
    const from = Readable.from(texts())
    const to = createWriteStream(partial, { mode: OWNER_ONLY, flags: 'wx' })
    if (isPacked(file)) await pipeline(from, createGzip(), to)
    else await pipeline(from, to)
    const handle = openSync(partial, 'r+')
    fsyncSync(handle)
    closeSync(handle)
    renameSync(partial, file)
  } catch (problem) {
    rmSync(partial, { force: true })
    // A disk that is full in the middle of the file is told without its name.
    throw problem instanceof Error && 'code' in problem ? Object.assign(problem, { path: file }) : problem
  }
  return count
}

export async function* readLines(file: string): AsyncIterable<string> {
  const bytes = createReadStream(file)
  // The reader is told when the file is torn.
  const texts: Readable = isPacked(file) ? pipe(bytes, createGunzip(), () => undefined) : bytes
  texts.setEncoding('utf8')
  let rest = ''
  for await (const text of texts as AsyncIterable<string>) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}
