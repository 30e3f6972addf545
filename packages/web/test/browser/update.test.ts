// A newer version of the page, which a worker has fetched while somebody plays.

import assert from 'node:assert/strict'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { NewTable, TableInfo } from '@lastlight/protocol'
import type { BrowserContext, Page } from 'playwright-core'
import { builtSite } from '../../build.ts'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { atWork, openFile, savedTable } from './saved.ts'
import { share } from './sweep.ts'

const folder = mkdtempSync(join(tmpdir(), 'lastlight-update-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const house = houseOf({
  isWanted: !QUICK,
  async site() {
    cpSync(await builtSite(), folder, { recursive: true })
    // Compressed files of the worker would stay the old ones.
    for (const packed of ['br', 'gz']) rmSync(join(folder, `sw.js.${packed}`))
    return folder
  },
})

const bot = { kind: 'bot', level: 'casual' } as const
const SEATS: NewTable['seats'] = [{ kind: 'me' }, bot]

/** A table on the server, begun. */
async function liveTable(context: BrowserContext, game: string, config: object): Promise<string> {
  const ask = async (path: string, data: object): Promise<TableInfo> =>
    (await (await context.request.post(`${house().url}/api/v1/tables${path}`, { data })).json()) as TableInfo
  const { id } = await ask('', { game, config, seats: SEATS, open: false, clock: { kind: 'none' }, delay: 0 })
  await ask(`/${id}/start`, {})
  return `/table/${id}`
}

const newerWaits = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    const newer = registration.installing
    if (registration.waiting) return
    await new Promise(resolve => {
      newer!.addEventListener('statechange', () => {
        if (newer!.state === 'installed') resolve(undefined)
      })
    })
  })

test('every open page survives a new version: at tables of both games, on the device and on the server', {
  skip: QUICK,
}, async () => {
  const { page, context, problems } = await house().visitor({ serviceWorkers: 'allow', prefs: { name: 'Ada' } })
  const broken: string[] = []
  /** A tab in which the page is at rest, and looks for newer versions. */
  const tabAt = async (open: (tab: Page) => Promise<unknown>): Promise<Page> => {
    const tab = await context.newPage()
    tab.on('pageerror', problem => broken.push(String(problem)))
    await tab.clock.install()
    await open(tab)
    await new Player(tab).asked()
    await tab.clock.runFor('00:10')
    return tab
  }
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor('00:10')
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller === null)
      await new Promise(resolve => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
  })
  await context.request.post(`${house().url}/api/v1/guests`, { data: { name: 'Ada' } })
  const night = nightsWith({ turn: options => options.some(option => option.do === 'done') }).get('turn')!
  const outlive = await liveTable(context, 'outlive', { players: 2, quick: true, heroes: 'together' })
  const longNight = await liveTable(context, 'long-night', { players: 2 })
  const places: readonly ((tab: Page) => Promise<unknown>)[] = [
    tab => openFile(tab, savedTable({ until: atWork })),
    tab => openFile(tab, night),
    tab => tab.goto(outlive),
    tab => tab.goto(longNight),
  ]
  const tabs: Page[] = []
  // One game on the device and the other one on the server.
  for (const place of share(places, 3, 0)) tabs.push(await tabAt(place))
  const asked = (tab: Page): Promise<string> => tab.getByTestId('ask').innerText()
  const before = await Promise.all(tabs.map(asked))

  appendFileSync(join(folder, 'sw.js'), '\n// newer\n')
  await newerWaits(page)
  const player = new Player(page)
  const here = (at: Page) => at.getByText(player.say('shell.update.here'))
  await here(page).waitFor()
  assert.deepEqual(await Promise.all(tabs.map(asked)), before, 'nobody is interrupted')
  assert.deepEqual(broken, [])

  // Away from the table it is offered, and whoever wants it later plays on.
  const [tab] = tabs
  await tab!.goBack()
  await here(tab!).waitFor()
  await tab!.getByRole('button', { name: player.say('shell.update.later') }).click()
  await here(tab!).waitFor({ state: 'detached' })
  assert.deepEqual([...broken, ...problems], [])
})
