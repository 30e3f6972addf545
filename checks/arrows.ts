// What may import what, as overrides of the linter's rule against imports (`oxlint.config.ts`).

import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { OxlintOverride } from 'oxlint'

/** Which package may import which; 'games' are all packages with rules. A package without a row may import none. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  words: ['kernel'],
  protocol: ['kernel'],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  server: ['kernel', 'protocol', 'words', 'bots'],
  web: ['kernel', 'games', 'protocol', 'words', 'bots'],
  cli: ['kernel', 'games', 'protocol', 'words', 'bots', 'server'],
}

/** Packages that only a package's tests may import. */
const TEST_ARROWS: Readonly<Record<string, readonly string[]>> = {
  games: ['words'],
  web: ['server'],
}

/** Folders of the web client below its rooms: everybody may import them. */
const BASE: readonly string[] = ['api', 'art', 'play', 'prefs', 'sound', 'styles', 'text', 'ui', 'words']

/**
 * Which room of the web client may import which. 'GAME' is the folder of any game; 'games' is `games/index.ts`, the only
 * file that names them. A room without a row may import none.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  shell: ['frame', 'choosing', 'showing', 'talking', 'face', 'games'],
  frame: ['choosing', 'showing', 'talking', 'face'],
  choosing: ['face'],
  showing: ['face'],
  talking: ['face'],
  games: ['GAME', 'face'],
  GAME: ['face'],
  face: [],
  ...Object.fromEntries(BASE.map(folder => [folder, []])),
  // A table on this device is played by the engines that are listed there.
  play: ['games'],
}

/** Where the files of a room are, unless it is the folder of that name. Files beside the folders start the page. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  shell: ['*', 'shell/**'],
  games: ['games/*'],
  GAME: ['games/*/**'],
}

/** The packages with rules. */
export const gamesIn = (root: string): readonly string[] =>
  globSync('packages/*/src/rules', { cwd: root }).map(path => basename(dirname(dirname(path))))

const root = join(import.meta.dirname, '..')
export const GAMES = gamesIn(root)

/** The linter's expressions know no look-ahead, and one that it cannot read refuses nothing. */
type Pattern = { readonly message: string } & ({ readonly regex: string } | { readonly group: string[] })

const EVERYWHERE: readonly Pattern[] = [
  {
    regex: String.raw`^(?:\.\./)+(?:(?:packages/)?[\w-]+/src|(?:[\w-]+/)?test|bench|checks)/`,
    message: 'Import another package by its name, and no test from the sources.',
  },
  {
    regex: String.raw`^\.(?:.*[./])?(?:(?:utils?|helpers?|managers?|misc)|\w*(?:Util|Helper|Manager)s?)[./A-Z]`,
    message: 'This name says nothing about the content of the file.',
  },
]

const ENGINE: Pattern = { regex: '^(?:[^.@]|@(?:[^l]|l[^a]))', message: 'The engine may import only itself.' }

/** An override replaces the settings of a rule as a whole, so each one names all that it refuses. */
const refuse = (folder: string, files: readonly string[], ...patterns: readonly Pattern[]): OxlintOverride => ({
  files: files.map(file => `${folder}${file}`),
  rules: { 'no-restricted-imports': ['error', { patterns: [...EVERYWHERE, ...patterns] }] },
})

type Dependencies = Readonly<Record<string, string>>

/** What a package declares: the linter for dead code does not ask that of packages of one tree. */
function declaredBy(name: string, isTest: boolean): readonly string[] {
  const path = join(root, 'packages', name, 'package.json')
  if (!existsSync(path)) return []
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Dependencies>
  return Object.keys({ ...dependencies, ...(isTest ? devDependencies : {}) })
}

/** Refuses all packages of this tree but itself and those that its row and its package.json name. */
function packagesBut(row: string, own: string, isTest = false): Pattern {
  const rows = [...(ARROWS[row] ?? []), ...(isTest ? (TEST_ARROWS[row] ?? []) : [])]
  const declared = declaredBy(own, isTest)
  const may = rows.flatMap(each => (each === 'games' ? GAMES : [each])).map(name => `@lastlight/${name}`)
  const names = [`@lastlight/${own}`, ...may.filter(name => declared.includes(name))]
  return {
    group: ['@lastlight/**', ...names.flatMap(name => [`!${name}`, `!${name}/**`])],
    message: `${own} may import only ${names.join(', ')}: see checks/arrows.ts and its package.json.`,
  }
}

function packageArrows(row: string): OxlintOverride[] {
  const isEngine = row === 'kernel' || row === 'games'
  return (row === 'games' ? GAMES : [row]).flatMap(name => [
    refuse(`packages/${name}/`, ['**'], packagesBut(row, name, true)),
    refuse(`packages/${name}/`, ['*', 'src/**'], packagesBut(row, name), ...(isEngine ? [ENGINE] : [])),
  ])
}

/** Refuses all rooms but these. */
function roomsBut(may: readonly string[], room: string): Pattern {
  const paths = Object.keys(ROOMS)
    .filter(other => !may.includes(other) && (other !== room || room === 'GAME'))
    .map(other => {
      if (other === 'games') return String.raw`games/index\b`
      if (other !== 'GAME') return `${other}/`
      return room === 'GAME' ? `(?:${GAMES.join('|')})/` : String.raw`games/[\w-]+/`
    })
  return {
    regex: String.raw`^(?:\.\.?/)+(?:${paths.join('|')})`,
    message: `${room} may import only ${may.join(', ') || 'itself'}: see checks/arrows.ts.`,
  }
}

const roomArrows = (room: string, files: readonly string[], may: readonly string[]): OxlintOverride =>
  refuse('packages/web/src/', files, packagesBut('web', 'web'), roomsBut(may, room))

/** The later one counts where two of them name a file. */
export const IMPORT_OVERRIDES: readonly OxlintOverride[] = [
  refuse('', ['**']),
  refuse('packages/', ['**'], packagesBut('', 'a package without a row')),
  ...Object.keys(ARROWS).flatMap(packageArrows),
  roomArrows('a room without a row', ['*/**'], []),
  ...Object.entries(ROOMS).map(([room, may]) => roomArrows(room, FILES[room] ?? [`${room}/**`], [...may, ...BASE])),
]
