// The pictures in docs/screenshots.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { LOCALES, type Locale } from '@lastlight/kernel'
import { asking, type Option as NightOption, type View } from '@lastlight/long-night'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import type { Option } from '@lastlight/outlive'
import type { Page } from 'playwright-core'
import { closeHouse, DESKTOP, type House, openHouse, PHONE } from './test/browser/house.ts'
import { nightsWith } from './test/browser/nights.ts'
import { holdScenes, openTable } from './test/browser/openTable.ts'
import { GAME_IDS, nightMoments, type Way } from './test/browser/questionTables.ts'
import { holdBots, openFile } from './test/browser/saved.ts'
import { playedWell } from './test/browser/savedWell.ts'
import { openLobby } from './test/browser/tables.ts'

const FOLDER = join(import.meta.dirname, '../../docs/screenshots')
const QUALITY = 60

type Theme = 'dark' | 'light'

interface Shot {
  readonly name: string
  readonly device: 'desktop' | 'phone'
  readonly theme: Theme
  readonly locale: Locale
  readonly show: (page: Page) => Promise<void>
}

const LATE = 4
const has = (options: readonly Option[], kind: string): boolean => options.some(option => option.do === kind)

/** One game from its set-up to its end: a close one, in which everything happens that is shown. */
const files = playedWell('good 2', 3, {
  lead: options => has(options, 'lead'),
  move: (options, { round, players }) =>
    round >= LATE && has(options, 'move') && players[0]!.heroes.filter(({ active }) => active).length === 1,
  act: (options, { round, phase }) => round >= LATE && phase === 'day' && has(options, 'done') && options.length > 4,
  pressed: options => has(options, 'ammo'),
  build: (options, { round }) => round >= LATE && has(options, 'build'),
  feed: (options, { round, due }) =>
    round >= LATE && due?.for === 'feed' && due.left > 3 && options.filter(({ do: kind }) => kind === 'pay').length > 1,
})
/** A colony phase with so many scenes has dead people coming to every place. */
const LONG = 12
const DONE: NightOption = { do: 'done' }
let colony: Way | undefined
let hasCalled = false

/** The person calls a vote on exile once, and ends the last turn of a round; bots choose everything else. */
const nights = nightsWith(
  {
    'night setup': options => asking(options) === 'drop',
    'night turn': (options, view) =>
      roundOf(view) === LATE - 1 && asking(options) === 'act' && view.players[0]!.dice.length > 2,
    'night crossroads': (options, view) => asking(options) === 'option' && view.roads.now !== null,
    'night vote': options => asking(options) === 'vote' && hasCalled,
    'night colony': (options, view, next) => {
      const scenes = new Map(nightMoments(next, DONE)).get('moment.night') ?? 0
      if (roundOf(view) < 2 || scenes < LONG || !next.some(({ e }) => e === 'round')) return false
      colony = { choice: DONE, scenes: scenes - 2 }
      return options.some(({ do: kind }) => kind === 'done')
    },
    over: () => false,
  },
  {
    level: 'greedy',
    config: { players: 4, objective: 'convoy', likelyTraitor: true },
    prefers(options, view) {
      const call =
        roundOf(view) === LATE - 1 && !hasCalled ? options.find(({ do: kind }) => kind === 'exile') : undefined
      if (call) hasCalled = true
      return call
    },
  },
)

const ownAt = ({ survivors }: View, at: string): boolean => survivors.some(each => each.seat === 0 && each.at === at)

/** A table with all modules, at work: the person builds, and goes to Raxxon and to the hideout. */
const modules = nightsWith(
  {
    'night modules': (options, view) =>
      roundOf(view) >= LATE - 1 &&
      asking(options) === 'act' &&
      view.players[0]!.dice.length > 2 &&
      view.raxxon?.log !== null &&
      [view.mutants, view.improvements?.built, view.stash].every(each => each && each.length > 0),
  },
  {
    level: 'greedy',
    config: { players: 4, objective: 'convoy', modules: ['raxxon', 'improvements', 'bandits'] },
    prefers(options, view) {
      if (asking(options) !== 'act' || view.active !== 0) return undefined
      const isNew = (at: string): boolean => ['raxxon', 'hideout'].includes(at) && !ownAt(view, at)
      return (
        options.find(({ do: kind }) => kind === 'build') ??
        options.find(option => option.do === 'move' && isNew(option.to))
      )
    },
  },
)

const fileOf = (moment: string): string => {
  const file = files.get(moment) ?? nights.get(moment) ?? modules.get(moment)
  if (file === undefined) throw new Error(`there is no table where ${moment}`)
  return file
}

/** The chapters are loaded after the page. */
async function rulebook(page: Page): Promise<void> {
  await page.goto('/rules/outlive')
  await page.locator('main h2').first().waitFor()
}

const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path, { waitUntil: 'networkidle' })
  }

const tableWith =
  (moment: string, part?: string) =>
  async (page: Page, locale: Locale): Promise<void> => {
    await openFile(page, fileOf(moment), locale)
    if (part !== undefined) await page.getByTestId(`tab-${part}`).click()
  }

/** Some games that go on, and one that is over. */
const played =
  (path: string) =>
  async (page: Page, locale: Locale): Promise<void> => {
    for (const moment of ['over', 'night turn', 'move']) await openFile(page, fileOf(moment), locale)
    await page.goto(path, { waitUntil: 'networkidle' })
  }

const replay = async (page: Page, locale: Locale): Promise<void> => {
  await openFile(page, fileOf('over'), locale)
  await page.goto(page.url().replace('/here/', '/replay/here-'), { waitUntil: 'networkidle' })
  await page
    .getByTestId('time')
    .locator('ul button')
    .nth(LATE - 1)
    .click()
}

/** The end of a game, with its result. */
const over = async (page: Page, locale: Locale): Promise<void> => {
  await tableWith('over')(page, locale)
  await page.getByTestId('after').locator('figure').waitFor()
}

/** With a few tokens laid out. */
const feeding = async (page: Page, locale: Locale): Promise<void> => {
  await tableWith('feed')(page, locale)
  const more = page.getByTestId('ask').locator('output + button[aria-disabled="false"]')
  await more.first().click()
  await more.last().click()
  await page.evaluate(() => scrollBy(0, 420))
}

/** Its options come after the story. */
const crossroads = async (page: Page, locale: Locale): Promise<void> => {
  await openFile(page, fileOf('night crossroads'), locale)
  await page.locator('#question').waitFor()
}

/** The dead arrive. */
const colonyPhase = (page: Page, locale: Locale): Promise<void> =>
  openTable(page, { name: 'moment.night', file: fileOf('night colony'), way: colony! }, locale)

const report = async (page: Page, locale: Locale): Promise<void> => {
  await openFile(page, nights.get('over')!, locale)
  await page.getByTestId('report').waitFor()
}

const SHOWN: { readonly [name: string]: (page: Page, locale: Locale) => Promise<void> } = {
  home: played('/'),
  lobby: at('/lobby'),
  'new-table': at('/new/long-night'),
  join: at('/join'),
  'my-games': played('/games'),
  settings: at('/settings'),
  credits: at('/credits'),
  rulebook,
  replay,
  'outlive-setup': tableWith('lead'),
  'outlive-day': tableWith('move'),
  'outlive-act': tableWith('act'),
  'outlive-pressed': tableWith('pressed'),
  'outlive-night': tableWith('build'),
  'outlive-feeding': feeding,
  'outlive-over': over,
  'long-night-turn': tableWith('night turn'),
  'long-night-setup': tableWith('night setup'),
  'long-night-crossroads': crossroads,
  'long-night-vote': tableWith('night vote'),
  'long-night-colony': colonyPhase,
  'long-night-modules': tableWith('night modules'),
  'long-night-over': report,
}

/** The README shows these in its own language. */
const IN_README: readonly string[] = ['home', 'outlive-pressed', 'long-night-turn']

/** Each on both devices, once dark and once light; the languages by turns. */
const SHOTS: readonly Shot[] = Object.entries(SHOWN).flatMap(([name, show], i) =>
  (['desktop', 'phone'] as const).map((device, j): Shot => {
    const locale = device === 'desktop' && IN_README.includes(name) ? 'en' : LOCALES[(i + j) % LOCALES.length]!
    const theme = (i + j) % 2 === 0 ? 'dark' : 'light'
    return { name, device, theme, locale, show: page => show(page, locale) }
  }),
)

async function take(house: House, { name, device, theme, locale, show }: Shot): Promise<void> {
  const viewport = device === 'phone' ? PHONE : DESKTOP
  const prefs = { theme, locale, learned: GAME_IDS, ...(name === 'long-night-colony' && { speed: 1, motion: 'full' }) }
  const { context, page } = await house.visitor({ viewport, prefs, painted: true })
  await holdBots(context)
  await holdScenes(context)
  await show(page)
  await page.evaluate('document.fonts.ready')
  const devtools = await context.newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(join(FOLDER, `${name}-${device}-${theme}-${locale}.webp`), Buffer.from(data, 'base64'))
  await context.close()
}

/** Takes those with the word in their name; answers how many there are. */
export async function takeAll(word: string): Promise<number> {
  const shots = SHOTS.filter(({ name }) => name.includes(word))
  if (shots.length === 0) return 0
  mkdirSync(FOLDER, { recursive: true })
  const house = await openHouse()
  try {
    await openLobby(house.url)
    for (const shot of shots) {
      process.stderr.write(`${shot.name}, ${shot.device}\n`)
      await take(house, shot)
    }
  } finally {
    await closeHouse()
  }
  return shots.length
}
