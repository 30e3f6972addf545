import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyGame, type Reason, Refusal } from '@lastlight/kernel'
import { BadArgument, CommandError } from './command.ts'
import { type SettingFiles, settingFrom } from './settingFile.ts'

export function gamePath(root: string, game: string): string {
  const path = join(root, 'packages', game, 'src', 'index.ts')
  if (!existsSync(path)) throw new CommandError(`packages/${game}/src/index.ts is missing: it exports 'game'.`)
  return path
}

export async function importGame(path: string): Promise<AnyGame> {
  const { game } = (await import(pathToFileURL(path).href)) as { game?: AnyGame }
  if (!game) throw new CommandError(`${path} does not export 'game'.`)
  return game
}

type Settings = { readonly [name: string]: unknown }

/** Several values of a set stand with + between them. */
function read(kind: string, value: string): unknown {
  switch (kind) {
    case 'int':
      return Number(value)
    case 'flag':
      return value !== 'false'
    case 'set':
      return value.split('+').filter(each => each !== '')
    default:
      return value
  }
}

/** A value may contain another equals sign. */
export function nameAndValue(pair: string): readonly [name: string, value: string] {
  const equals = pair.indexOf('=')
  return equals < 0 ? [pair.trim(), ''] : [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
}

/** `name=value,..` as settings of this game; the game refuses wrong values. */
export function settings({ configs }: AnyGame, given: string | undefined, files?: SettingFiles): Settings {
  const pairs = (given ?? '').split(',').filter(each => each.trim() !== '')
  return Object.fromEntries(
    pairs.map(pair => {
      const [name, value] = nameAndValue(pair)
      const field = (configs as { readonly [name: string]: { readonly kind: string } })[name]
      if (!field || name === 'players')
        throw new BadArgument(`--set: there is no setting '${name}' here: ${Object.keys(configs).slice(1).join(', ')}.`)
      return [name, field.kind === 'data' ? settingFrom(files, name, value) : read(field.kind, value)]
    }),
  )
}

/** The game refuses these settings. */
export class Unplayable extends BadArgument {}

/** Settings that do not go together are complained about before anything is played. */
export function checkedSettings(
  game: AnyGame,
  players: number,
  set: string | undefined,
  files?: SettingFiles,
  refusal: (reason: Reason & Error) => string = ({ message }) => message,
): Settings {
  try {
    const config = settings(game, set, files)
    game.setup({ players, ...config }, 'trial')
    return config
  } catch (problem) {
    if (problem instanceof Refusal) throw new Unplayable(`This cannot be played: ${refusal(problem)}`)
    throw problem
  }
}
