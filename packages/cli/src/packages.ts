import { existsSync, globSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { BadArgument, CommandError } from './command.ts'

/** Folders under packages/ that hold a game: they have rules. */
export function gamesIn(root: string): string[] {
  const packages = join(root, 'packages')
  if (!existsSync(packages))
    throw new CommandError(`There is no folder ${packages}: run this in the root of the project.`)
  return readdirSync(packages)
    .filter(name => existsSync(join(packages, name, 'src', 'rules')))
    .sort()
}

export function checkedGame(root: string, game: string): string {
  const games = gamesIn(root)
  if (!games.includes(game))
    throw new BadArgument(`'${game}' is no game: name one of ${games.join(', ') || '(none yet)'}.`)
  return game
}

/** The one game that a command was given. */
export function oneGame(root: string, positionals: readonly string[]): string {
  const [game, ...more] = positionals
  if (game === undefined || more.length > 0) throw new BadArgument(`Name one game: ${gamesIn(root).join(', ')}.`)
  return checkedGame(root, game)
}

/** Paths from the root, with forward slashes, in order. */
export const filesOf = (root: string, folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: join(root, folder) })
    .map(path => `${folder}/${path.split(sep).join('/')}`)
    .sort()
