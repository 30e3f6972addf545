// Walks every kind of question at many sizes: each of its buttons is inside the window, and a click there hits it.

import { LOCALES, type Locale } from '@lastlight/kernel'
import type { Page } from 'playwright-core'
import { type House, LEARNED } from './house.ts'
import type { QuestionTable } from './questionTables.ts'
import { holdBots, openNext } from './saved.ts'
import { unreachable } from './unreachable.ts'

/** At 200 % zoom a page has half the pixels. */
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
} as const
export type Size = keyof typeof SIZES

const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** What stands in the panel besides the question; the last one may answer it, so it comes last. */
const EXTRAS = ['nothing', 'lesson', 'lessonLine', 'coach', 'why', 'choice'] as const
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

/** Games on their first two days have a lesson. */
const fileFor = ({ file, young }: QuestionTable, isTaught: boolean): string | undefined => (isTaught ? young : file)

/** How many places a route has. */
export const lengthOf = ({ tables, sizes, locales, themes, extras }: Route): number =>
  extras
    .map(extra => tables.filter(table => fileFor(table, isOfLesson(extra)) !== undefined).length)
    .reduce((a, b) => a + b, 0) *
  sizes.length *
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
  const { tables, sizes, themes } = route
  const extras = route.extras.filter(extra => isOfLesson(extra) === isTaught)
  if (extras.length === 0) return
  const prefs = { locale, learned: isTaught ? [] : LEARNED }
  const { page, context, problems } = await house.visitor({ prefs, viewport: SIZES[sizes[0]!] })
  await holdBots(context)
  await context.addInitScript(() => {
    // Drawings of the board take most of the time to paint, and no room in the panel.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-part] svg { visibility: hidden }')
    document.adoptedStyleSheets.push(sheet)
  })
  for (const table of tables) {
    const file = fileFor(table, isTaught)
    if (file === undefined) continue
    await openNext(page, file, locale)
    await page.locator('#question').waitFor()
    for (const extra of extras) {
      const isOpen = await OPEN[extra](page)
      for (const size of sizes) {
        if (isOpen) await page.setViewportSize(SIZES[size])
        const faults = isOpen ? await page.evaluate(unreachable, themes) : {}
        for (const theme of themes) saw(`${table.name} ${size} ${locale} ${theme} ${extra}`, faults[theme] ?? [])
      }
    }
  }
  if (problems.length > 0) saw(`the page in ${locale}`, problems)
  await context.close()
}

/** As after a reload on the second day: the lesson goes on from its beginning, in full or as a line. */
async function openLesson(page: Page, isUnfolded: boolean): Promise<true> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await page.evaluate(table => sessionStorage.setItem('lastlight.lesson', table), id)
  await page.reload()
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
  async choice(page) {
    const option = page.getByTestId('option').last()
    if ((await option.count()) === 0) return false
    await option.click()
    return true
  },
}
