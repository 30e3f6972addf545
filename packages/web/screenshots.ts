// npm run screenshots [-- WORD]: the pictures in docs/screenshots anew, or those with the word in their name.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { LOCALES, type Locale } from '@lastlight/kernel'
import type { Page } from 'playwright-core'
import { DESKTOP, House, PHONE } from './test/browser/house.ts'
import { momentsOfOutlive } from './test/browser/moments.ts'
import { openFile } from './test/browser/saved.ts'

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

const files = new Map(momentsOfOutlive().map(({ name, file }) => [name, file]))
const fileOf = (moment: string): string => {
  const file = files.get(moment)
  if (file === undefined) throw new Error(`there is no table where ${moment}`)
  return file
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
    for (const moment of ['over', 'question.build', 'question.move']) await openFile(page, fileOf(moment), locale)
    await page.goto(path, { waitUntil: 'networkidle' })
  }

const replay = async (page: Page, locale: Locale): Promise<void> => {
  await openFile(page, fileOf('over'), locale)
  await page.goto(page.url().replace('/here/', '/replay/here-'), { waitUntil: 'networkidle' })
}

const SHOWN: { readonly [name: string]: (page: Page, locale: Locale) => Promise<void> } = {
  home: played('/'),
  lobby: at('/lobby'),
  'new-table': at('/new/outlive'),
  join: at('/join'),
  'my-games': played('/games'),
  settings: at('/settings'),
  credits: at('/credits'),
  rulebook: at('/rules/outlive'),
  replay,
  'table-setup': tableWith('question.lead'),
  'table-day': tableWith('question.move'),
  'table-act': tableWith('question.act'),
  'table-pressed': tableWith('question.ammo'),
  'table-night': tableWith('question.build'),
  'table-feeding': tableWith('question.pay'),
  'table-over': tableWith('over'),
}

/** Each on both devices, once dark and once light; the languages by turns. */
const SHOTS: readonly Shot[] = Object.entries(SHOWN).flatMap(([name, show], i) =>
  (['desktop', 'phone'] as const).map((device, j): Shot => {
    const locale = name === 'home' && device === 'desktop' ? 'en' : LOCALES[(i + j) % LOCALES.length]!
    const theme = (i + j) % 2 === 0 ? 'dark' : 'light'
    return { name, device, theme, locale, show: page => show(page, locale) }
  }),
)

async function take(house: House, { name, device, theme, locale, show }: Shot): Promise<void> {
  const viewport = device === 'phone' ? PHONE : DESKTOP
  const { context, page } = await house.visitor({ viewport, prefs: { theme, locale } })
  await show(page)
  await page.evaluate('document.fonts.ready')
  const devtools = await context.newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(join(FOLDER, `${name}-${device}-${theme}-${locale}.webp`), Buffer.from(data, 'base64'))
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
const [, , word = ''] = process.argv
const house = await House.open()
try {
  for (const shot of SHOTS.filter(({ name }) => name.includes(word))) {
    process.stderr.write(`${shot.name}, ${shot.device}\n`)
    await take(house, shot)
  }
} finally {
  await house.close()
}
