// What axe finds on a page, and checks of the outline that axe does not have.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { whilePainted } from './drawing.ts'
import { SWEEP } from './sweep.ts'

/** Runs in the page. Axe looks at every node; drawings are half of them, and say nothing. */
function emptyDrawings(): void {
  for (const svg of document.querySelectorAll('svg[aria-hidden="true"]')) {
    const drawing = document.createDocumentFragment()
    drawing.append(...svg.childNodes)
    Object.assign(svg, { drawing })
  }
}
/** Runs in the page. */
function fillDrawings(): void {
  for (const svg of document.querySelectorAll<SVGElement & { drawing?: DocumentFragment }>('svg[aria-hidden="true"]'))
    if (svg.drawing) svg.append(svg.drawing)
}

interface Look {
  /** Unless they are named: the dark one on a wide screen and the light one on a narrow screen, in a sweep both. */
  readonly themes?: readonly string[]
  /** Only this part of the page, by its selector. */
  readonly within?: string
  /** Without the rules for colours, which take the longest. */
  readonly colourless?: boolean
}

/** All rules are checked in the first theme, and in the others those that depend on colours. */
export const violations = (page: Page, look: Look = {}): Promise<readonly string[]> =>
  whilePainted(page, () => violationsOn(page, look))

const WIDE = 800
const themesFor = (page: Page): readonly string[] =>
  SWEEP ? ['dark', 'light'] : [page.viewportSize()!.width > WIDE ? 'dark' : 'light']

async function violationsOn(
  page: Page,
  { themes = themesFor(page), within, colourless }: Look,
): Promise<readonly string[]> {
  const found: string[] = []
  await page.evaluate(emptyDrawings)
  for (const [i, theme] of themes.entries()) {
    await page.evaluate(name => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    // Only violations are reported: listing what is right takes as long as finding what is wrong.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
    if (within !== undefined) axe.include(within)
    if (i > 0) axe.withRules(['color-contrast'])
    else if (colourless) axe.disableRules(['color-contrast'])
    const { violations: broken } = await axe.analyze()
    for (const { id, nodes } of broken)
      found.push(
        ...nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html.slice(0, 160)}: ${failureSummary}`),
      )
  }
  await page.evaluate(fillDrawings)
  return found
}

/** At a table there is a live log, and a question offers something. */
export async function tableFaults(page: Page, name: string): Promise<readonly string[]> {
  const offered = page.getByTestId('ask').locator('button[aria-disabled="false"], [data-testid^="sheet-"]')
  return [
    ...((await page.getByRole('log', { includeHidden: true }).count()) === 0 ? ['no log'] : []),
    ...(name.startsWith('question.') && (await offered.count()) === 0 ? ['nothing is offered'] : []),
  ]
}

/** One heading of the first level, no skipped level, and one main part; a moment that covers it begins with the second. */
export const outlineFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = (element: Element): boolean => element.checkVisibility() && element.closest('[inert]') === null
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(shown)
    const levels = all('h1, h2, h3, h4, h5, h6').map(heading => Number(heading.tagName.slice(1)))
    const faults: string[] = []
    const first = document.querySelector('main[inert]') ? 0 : 1
    if (levels.filter(level => level === 1).length !== first) faults.push(`headings of level 1: ${levels.join(' ')}`)
    if (levels.some((level, i) => i > 0 && level > levels[i - 1]! + 1)) faults.push(`levels: ${levels.join(' ')}`)
    if (all('main').length !== first) faults.push('not exactly one main')
    return faults
  })
