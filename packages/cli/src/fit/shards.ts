// Recorded games lie in a folder, some of them in each file. A run that broke off goes on with the games that are missing.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import { same } from '@lastlight/kernel'
import { CommandError } from '../command.ts'
import type { Plays } from './recorded.ts'
import type { Rows } from './rows.ts'

/** What was played. Games of another kind do not go into the same folder. */
export interface Head extends Plays {
  readonly game: string
  readonly rules: string
  readonly features: string
}

export interface Shard {
  /** The numbers of its games; one without a kept position has no rows. */
  readonly games: readonly number[]
  readonly rows: Rows
}

const HEAD = 'head.json'
const ENDING = '.shard'

/** Makes the folder, or checks that it holds games of this kind. */
export function openFolder(folder: string, head: Head): void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, HEAD)
  if (!existsSync(path)) {
    writeFileSync(path, `${JSON.stringify(head, undefined, 2)}\n`)
    return
  }
  const there = JSON.parse(readFileSync(path, 'utf8')) as Head
  const other = (Object.keys(head) as (keyof Head)[]).find(key => !same(there[key], head[key]))
  if (other !== undefined)
    throw new CommandError(
      `${folder} holds games with ${other} ${JSON.stringify(there[other])}, not ${JSON.stringify(head[other])}: name another folder with --data, or remove this one.`,
    )
}

/** The games of an earlier run, perhaps with other bots. Their rows must fit together with those of this one. */
export function readEarlier(folder: string, head: Head): readonly Shard[] {
  const path = join(folder, HEAD)
  if (!existsSync(path)) throw new CommandError(`${folder} holds no games that a net could learn from.`)
  const there = JSON.parse(readFileSync(path, 'utf8')) as Head
  const other = (['game', 'rules', 'features'] as const).find(key => there[key] !== head[key])
  if (other !== undefined)
    throw new CommandError(`${folder} holds games with ${other} ${there[other]}, not ${head[other]}.`)
  return readShards(folder)
}

/** Under another name first, so that a file is whole or not there. */
export function writeShard(folder: string, shard: Shard): void {
  const path = join(folder, `${String(shard.games[0]).padStart(8, '0')}${ENDING}`)
  writeFileSync(`${path}.part`, gzipSync(serialize(shard), { level: 1 }))
  renameSync(`${path}.part`, path)
}

/** In the order of their first games. */
export const readShards = (folder: string): readonly Shard[] =>
  readdirSync(folder)
    .filter(name => name.endsWith(ENDING))
    .sort()
    .map(name => deserialize(gunzipSync(readFileSync(join(folder, name)))) as Shard)
