// The JavaScript of a first visit, measured as gzip.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { builtSite } from '../../build.ts'
import type { House, Visitor } from './house.ts'
import { newGame } from './pressings.ts'
import { openFile } from './saved.ts'

interface Script {
  readonly path: string
  /** Which script has asked for it. */
  readonly by: string
}

interface Visit {
  readonly scripts: readonly Script[]
  /** Scripts of workers. */
  readonly workers: readonly string[]
}

export interface Weight {
  readonly kb: number
  readonly files: Readonly<Record<string, number>>
}

const BYTES = 1000
const kilo = (bytes: number): number => Math.round(bytes / (BYTES / 10)) / 10

const pathOf = (url: string): string => new URL(url).pathname

/** Records every script that is requested from now on; the returned function lists them. */
function listen(page: Page): () => Promise<Visit> {
  const asked = new Map<string, Request>()
  const workers: string[] = []
  page.on('worker', worker => workers.push(pathOf(worker.url())))
  page.context().on('request', request => {
    const path = pathOf(request.url())
    if (path.endsWith('.js') && !asked.has(path)) asked.set(path, request)
  })
  return async () => ({
    workers,
    scripts: await Promise.all(
      Array.from(asked, async ([path, request]) => ({
        path,
        by: pathOf((await request.allHeaders())['referer'] ?? request.url()),
      })),
    ),
  })
}

/** A worker has files of its own: those that it asked for, and those that these asked for. */
function ofWorkers({ scripts, workers }: Visit): ReadonlySet<string> {
  const theirs = new Set(workers)
  for (const { path, by } of scripts) if (theirs.has(by)) theirs.add(path)
  return theirs
}

function weightOf(site: string, paths: readonly string[]): Weight {
  const bytes = paths.map(path => [path, gzipSync(readFileSync(join(site, path)), { level: 9 }).length] as const)
  return {
    kb: kilo(bytes.reduce((sum, [, each]) => sum + each, 0)),
    files: Object.fromEntries(bytes.map(([path, each]) => [path.replace(/^.*\//, ''), kilo(each)])),
  }
}

/** Without the service worker, which would fetch everything at once. */
const newcomer = (house: House): Promise<Visitor> =>
  house.visitor({ serviceWorkers: 'block', isNew: true, prefs: { learned: [], speed: 1 } })

async function firstVisit(house: House): Promise<Visit> {
  const { page } = await newcomer(house)
  const visit = listen(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return visit()
}

/** A new game and a thing on its board; texts by which its screen and its rules are known in a script. */
interface Table {
  readonly file: string
  readonly thing: string
  readonly marks: readonly [screen: string, rules: string]
}

const TABLES: { readonly [game: string]: Table } = {
  outlive: {
    file: newGame('outlive'),
    thing: 'area:',
    marks: ['board.hint.move', 'OUT-GATHER-01'],
  },
  'long-night': {
    file: newGame('long-night'),
    thing: 'place:',
    marks: ['colony.show.hand', 'LN-SEARCH-07'],
  },
}

/** A table that is opened by its address. */
async function tableVisit(house: House, { file, thing }: Table): Promise<Visit> {
  const { context, page } = await newcomer(house)
  const board = `[data-thing^="${thing}"]`
  await openFile(page, file)
  await page.locator(board).first().waitFor()
  const address = page.url()
  await page.close()
  const again = await context.newPage()
  const visit = listen(again)
  await again.goto(address, { waitUntil: 'networkidle' })
  await again.locator(board).first().waitFor()
  await again.waitForLoadState('networkidle')
  return visit()
}

/** Of one game: the scripts of the page and those of its workers. */
interface GameWeight {
  readonly page: Weight
  readonly worker: Weight
}

export interface Routes {
  readonly first: Weight
  readonly games: { readonly [game: string]: GameWeight }
  /** Scripts of a page, and of its workers, with the screen or the rules of a game that is not open: 'page: script'. */
  readonly strays: readonly string[]
  readonly workerStrays: readonly string[]
}

/** Which games a script belongs to, by the marks in it. */
const gamesIn = (site: string, path: string): readonly string[] => {
  const text = readFileSync(join(site, path), 'utf8')
  return Object.keys(TABLES).filter(game => TABLES[game]!.marks.some(mark => text.includes(mark)))
}

export async function weighRoutes(house: House): Promise<Routes> {
  const site = await builtSite()
  const first = await firstVisit(house)
  const games: { [game: string]: GameWeight } = {}
  const strays: string[] = []
  const workerStrays: string[] = []
  const look = (visit: Visit, open: string | undefined): void => {
    const theirs = ofWorkers(visit)
    const found = visit.scripts.map(({ path }) => ({ path, games: gamesIn(site, path) }))
    for (const { path, games: known } of found)
      if (known.some(game => game !== open))
        (theirs.has(path) ? workerStrays : strays).push(`${open ?? 'first page'}: ${path}`)
    if (open !== undefined && !found.some(each => each.games.includes(open)))
      throw new Error(`no script is known to belong to ${open}`)
  }
  look(first, undefined)
  for (const [game, table] of Object.entries(TABLES)) {
    const visit = await tableVisit(house, table)
    const theirs = ofWorkers(visit)
    look(visit, game)
    games[game] = {
      page: weightOf(
        site,
        visit.scripts.map(({ path }) => path).filter(path => !theirs.has(path)),
      ),
      worker: weightOf(site, [...theirs]),
    }
  }
  return {
    first: weightOf(
      site,
      first.scripts.map(({ path }) => path),
    ),
    games,
    strays,
    workerStrays,
  }
}
