// The rooms of the web client: which folder of its sources may import which.

const SOURCES = 'packages/web/src/'

/** Folders below all rooms: everybody may import them, and they import only each other, but for one row below. */
const BASE: readonly string[] = ['api', 'art', 'play', 'prefs', 'sound', 'styles', 'text', 'ui', 'words']

/** 'GAME' is the folder of any game; 'games' is `games/index.ts`, the only file that names them. */
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

/** The violation of an import between two files of the client, if it is one. Paths begin at the root of the tree. */
export function brokenRoom(from: string, to: string): string | undefined {
  if (!from.startsWith(SOURCES) || !to.startsWith(SOURCES)) return undefined
  const room = roomOf(from)
  const target = roomOf(to)
  const may = ROOMS[room]
  if (!may) return `the room ${room} has no row in checks/rooms.ts`
  const isHome = room === target && (room !== 'GAME' || gameOf(from) === gameOf(to))
  return isHome || BASE.includes(target) || may.includes(target) ? undefined : `${room} may not import ${target}`
}

const partsOf = (path: string): readonly string[] => path.slice(SOURCES.length).split('/')
const gameOf = (path: string): string | undefined => partsOf(path)[1]

/** Files beside the folders start the page and belong to the shell. */
function roomOf(path: string): string {
  const [folder = '', ...rest] = partsOf(path)
  if (rest.length === 0) return 'shell'
  return folder === 'games' && rest.length > 1 ? 'GAME' : folder
}
