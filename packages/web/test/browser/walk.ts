// Walks every kind of question and every moment at many sizes: each of its buttons is inside the window, and a click
// there hits it. On phones nothing is wider than the page or too small for a thumb, and axe finds nothing.

import { LOCALES, type Locale } from '@lastlight/kernel'
import type { Page } from 'playwright-core'
import { outlineFaults, tableFaults, violations } from './axe.ts'
import { barFaults } from './barFaults.ts'
import { overflows, smallTargets } from './fitting.ts'
import { type House, LEARNED } from './house.ts'
import { holdScenes, openTable } from './openTable.ts'
import type { QuestionTable } from './questionTables.ts'
import { holdBots } from './saved.ts'
import { unreachable } from './unreachable.ts'

/** At 200 % zoom a page has half the pixels. With `forced`, the system's few colours replace those of the page. */
export const SIZES = {
  '320': { width: 320, height: 640 },
  '360': { width: 360, height: 740 },
  '390': { width: 390, height: 844 },
  '768': { width: 768, height: 1024 },
  '1280x800': { width: 1280, height: 800 },
  '1366x768': { width: 1366, height: 768 },
  '1440x900': { width: 1440, height: 900 },
  '1920x1080': { width: 1920, height: 1080 },
  '768@200': { width: 384, height: 512 },
  '1280x800@200': { width: 640, height: 400 },
  '1366x768@200': { width: 683, height: 384 },
  '1440x900@200': { width: 720, height: 450 },
  '1920x1080@200': { width: 960, height: 540 },
  // The tables that have five seats: there the bar has most to hold.
  '1280x800 of five': { width: 1280, height: 800, seats: 5 },
  '1366x768 of five': { width: 1366, height: 768, seats: 5 },
  '1280x1024@400': { width: 320, height: 256 },
  '800x360': { width: 800, height: 360 },
  '360 forced': { width: 360, height: 740, forced: true },
  '1280x800 forced': { width: 1280, height: 800, forced: true },
} as const satisfies { readonly [size: string]: WindowSize }
export type Size = keyof typeof SIZES

interface WindowSize {
  readonly width: number
  readonly height: number
  readonly forced?: boolean
  readonly seats?: number
}

const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** What stands in the panel besides the question; the last one may answer it, so it comes last. */
const EXTRAS = ['nothing', 'lesson', 'lessonLine', 'coach', 'why', 'hand', 'secret', 'choice'] as const
export type Extra = (typeof EXTRAS)[number]

export interface Route {
  readonly tables: readonly QuestionTable[]
  readonly sizes: readonly Size[]
  readonly locales: readonly Locale[]
  readonly themes: readonly Theme[]
  readonly extras: readonly Extra[]
}

/** All places but the tables. */
export const EVERYWHERE: Omit<Route, 'tables'> = {
  sizes: Object.keys(SIZES) as Size[],
  locales: LOCALES,
  themes: THEMES,
  extras: EXTRAS,
}

/** A place is told with what is wrong there. */
type Saw = (place: string, faults: readonly string[]) => void

const isOfLesson = (extra: Extra): boolean => extra.startsWith('lesson')

/** A table that does not open is a finding, and the walk goes on. */
const PATIENCE = 30_000

const LESSON_COMES = 3000

/** On these phones everything has to fit. */
const NARROW: readonly Size[] = ['320', '360', '1280x1024@400', '800x360']
/** Axe looks at these sizes, in one language, at the question as it is and at the sheets. */
const AXE = { locale: 'en', sizes: ['360', '1280x800'], extras: ['nothing', 'hand', 'secret'] } as const

/** Games in their first two rounds have a lesson. */
const fileFor = ({ file, young }: QuestionTable, isTaught: boolean): string | undefined => (isTaught ? young : file)

const isFor = (size: Size, { seats }: Pick<QuestionTable, 'seats'>): boolean => {
  const wanted = SIZES[size]
  return !('seats' in wanted) || wanted.seats === seats
}

/** How many places a route has. */
export const lengthOf = ({ tables, sizes, locales, themes, extras }: Route): number =>
  extras
    .flatMap(extra => tables.filter(table => fileFor(table, isOfLesson(extra)) !== undefined))
    .reduce((count, table) => count + sizes.filter(size => isFor(size, table)).length, 0) *
  locales.length *
  themes.length

/** Two windows at once, each with one language, and with or without the lesson. */
export async function walk(house: House, route: Route, saw: Saw): Promise<void> {
  const windows = route.locales.flatMap(locale => [false, true].map(isTaught => ({ locale, isTaught })))
  const one = async (): Promise<void> => {
    for (let next = windows.shift(); next; next = windows.shift()) await walkAlone(house, route, next, saw)
  }
  await Promise.all([one(), one()])
}

interface Window {
  readonly locale: Locale
  readonly isTaught: boolean
}

async function walkAlone(house: House, route: Route, { locale, isTaught }: Window, saw: Saw): Promise<void> {
  const { tables, sizes } = route
  const extras = route.extras.filter(extra => isOfLesson(extra) === isTaught)
  if (extras.length === 0) return
  // Scenes are shown, so that moments come; they wait until they are looked at.
  const prefs = { locale, learned: isTaught ? [] : LEARNED, speed: 1, motion: 'full' }
  const { page, context, problems, leave } = await house.visitor({ prefs, viewport: SIZES[sizes[0]!] })
  page.setDefaultTimeout(PATIENCE)
  await holdBots(context)
  await holdScenes(context)
  await context.addInitScript(() => {
    // Drawings of the board take most of the time to paint, and no room in the panel. What moves is looked at in its end.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '[data-part] svg { visibility: hidden } * { animation: none !important; transition: none !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  for (const table of tables) {
    const file = fileFor(table, isTaught)
    if (file === undefined) continue
    try {
      await walkTable(page, { ...table, file }, { ...route, extras, locales: [locale] }, saw)
    } catch (problem) {
      saw(`${table.game} ${table.name} ${locale}`, [String(problem)])
      await page.goto('/games')
    }
  }
  if (problems.length > 0) saw(`the page in ${locale}`, problems)
  await leave()
}

async function walkTable(page: Page, table: QuestionTable, route: Route, saw: Saw): Promise<void> {
  const { sizes, themes, extras } = route
  const locale = route.locales[0]!
  await openTable(page, table, locale)
  for (const extra of extras) {
    const isOpen = await OPEN[extra](page)
    for (const size of sizes.filter(each => isFor(each, table))) {
      if (isOpen) await resize(page, SIZES[size])
      const faults = isOpen ? await page.evaluate(unreachable, themes) : {}
      const more = isOpen ? await moreFaults(page, { name: table.name, extra, size, locale, themes }) : []
      for (const [i, theme] of themes.entries())
        saw(`${table.game} ${table.name} ${size} ${locale} ${theme} ${extra}`, [
          ...(faults[theme] ?? []),
          ...(i === 0 ? more : []),
        ])
    }
    // A sheet closes.
    if (isOpen && SHEETS.includes(extra)) await page.keyboard.press('Escape')
  }
}

async function resize(page: Page, { width, height, forced }: WindowSize): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' })
}

/** Runs in the page: what is told only by colours that the system has replaced. */
function unseenStates(): readonly string[] {
  const name = (element: Element): string => `“${(element.textContent ?? '').trim().slice(0, 40)}”`
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const all = (where: string): readonly Element[] => [...document.querySelectorAll(where)].filter(isShown)
  const numbers = all('[data-testid="option"] > i').filter(each => {
    const { color, backgroundColor } = getComputedStyle(each)
    return color === backgroundColor
  })
  const steps = all('header [aria-current="step"]').filter(each => getComputedStyle(each).outlineStyle === 'none')
  return [
    ...numbers.map(each => `the number ${name(each)} has the colour of its ground`),
    ...steps.map(each => `nothing tells that it is ${name(each)} now`),
  ]
}

interface Place {
  readonly name: string
  readonly extra: Extra
  readonly size: Size
  readonly locale: Locale
  readonly themes: readonly Theme[]
}

/** Faults that are looked for only at some sizes, because that takes longer or because there they come first. */
async function moreFaults(page: Page, { name, extra, size, locale, themes }: Place): Promise<readonly string[]> {
  const among = <T>(list: readonly T[], one: T): boolean => list.includes(one)
  const fits = [
    ...(await page.evaluate(barFaults)),
    ...(among(NARROW, size) ? [...(await overflows(page)), ...(await smallTargets(page))] : []),
  ]
  const isForAxe = locale === AXE.locale && among<Size>(AXE.sizes, size) && among<Extra>(AXE.extras, extra)
  const { forced }: WindowSize = SIZES[size]
  if (forced) return [...fits, ...(await page.evaluate(unseenStates))]
  if (!isForAxe) return fits
  // An open sheet changes nothing else on the page.
  const look = extra === 'nothing' ? { themes } : { themes, within: '[data-testid="sheet"]' }
  return [
    ...fits,
    ...(await outlineFaults(page)),
    ...(await tableFaults(page, name)),
    ...(await violations(page, look)),
  ]
}

/** Opens a sheet with its key; not where a moment takes the table. */
async function openSheet(page: Page, key: string, id: string): Promise<boolean> {
  if ((await page.locator(`button[data-part="${id}"]`).count()) === 0) return false
  if ((await page.getByTestId('moment').count()) > 0) return false
  await page.keyboard.press(key)
  await page.getByTestId('sheet').waitFor()
  return true
}
const SHEETS: readonly Extra[] = ['hand', 'secret']

/** As after a reload on the second day: the lesson goes on from its beginning, in full or as a line. */
async function openLesson(page: Page, isUnfolded: boolean): Promise<boolean> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await page.evaluate(table => sessionStorage.setItem('lastlight.lesson', table), id)
  await page.reload()
  await page.locator('#question').waitFor()
  const isThere = page.getByTestId('lesson').waitFor({ timeout: LESSON_COMES })
  // Its steps wait for their moments, and some questions are no moment of any.
  if (!(await isThere.then(() => true).catch(() => false))) return false
  const line = page.getByTestId('lesson').locator('h2 button')
  if ((await line.getAttribute('aria-expanded')) !== String(isUnfolded)) await line.click()
  return true
}

/** Opens it; false where this question has no such thing. */
const OPEN: { readonly [extra in Extra]: (page: Page) => Promise<boolean> } = {
  nothing: () => Promise.resolve(true),
  lesson: page => openLesson(page, true),
  lessonLine: page => openLesson(page, false),
  async coach(page) {
    const button = page.getByTestId('coach')
    if ((await button.count()) === 0) return false
    await button.click()
    await button.waitFor({ state: 'detached' })
    return true
  },
  async why(page) {
    const ask = page.getByTestId('ask')
    const wish = ask.getByTestId('wish').first()
    if ((await wish.count()) === 0) return false
    if (!(await wish.isVisible())) await ask.getByTestId('reasons').click()
    await wish.click()
    await ask.getByRole('note').waitFor()
    return true
  },
  hand: page => openSheet(page, 'v', 'hand'),
  secret: page => openSheet(page, 'x', 'secret'),
  async choice(page) {
    const option = page.getByTestId('ask').getByTestId('option').last()
    if ((await option.count()) === 0) return false
    await option.click()
    return true
  },
}
