// A setting that is more than a value, such as decks, comes from a file: `--set decks=our-winter.deck.json`.

import { existsSync, readFileSync } from 'node:fs'
import { BadArgument, CommandError } from './command.ts'

/** By the name of the setting: what the text of its file means. Throws a refusal of the game. */
export type SettingFiles = { readonly [setting: string]: (text: string) => unknown }

export function readTextFile(path: string): string {
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`)
  return readFileSync(path, 'utf8')
}

export function settingFrom(files: SettingFiles | undefined, name: string, path: string | undefined): unknown {
  const read = files?.[name]
  if (!read || path === undefined || path === '')
    throw new BadArgument(`--set ${name}: name a file, as in ${name}=FILE.`)
  return read(readTextFile(path))
}
