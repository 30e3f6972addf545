// The JavaScript of a first visit, measured as gzip.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { builtSite } from '../../build.ts'
import type { House, Visitor } from './house.ts'

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
  house.visitor({ serviceWorkers: 'block', prefs: { learned: [], speed: 1 } })

async function firstVisit(house: House): Promise<Visit> {
  const { page } = await newcomer(house)
  const visit = listen(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return visit()
}

/** A table of Outlive, opened by its address. */
async function tableVisit(house: House): Promise<Visit> {
  const { context, page } = await newcomer(house)
  await page.goto('/')
  await page.locator('main button').first().click()
  await page.waitForURL('**/here/*')
  await page.locator('[data-thing^="area:"]').first().waitFor()
  const address = page.url()
  await page.close()
  const again = await context.newPage()
  const visit = listen(again)
  await again.goto(address, { waitUntil: 'networkidle' })
  await again.locator('[data-thing^="area:"]').first().waitFor()
  await again.waitForLoadState('networkidle')
  return visit()
}

export async function weighRoutes(house: House): Promise<{ first: Weight; game: Weight; worker: Weight }> {
  const site = await builtSite()
  const first = await firstVisit(house)
  const game = await tableVisit(house)
  const theirs = ofWorkers(game)
  return {
    first: weightOf(
      site,
      first.scripts.map(({ path }) => path),
    ),
    game: weightOf(
      site,
      game.scripts.map(({ path }) => path).filter(path => !theirs.has(path)),
    ),
    worker: weightOf(site, [...theirs]),
  }
}
