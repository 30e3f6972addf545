// Painting takes more than a third of a browser's time, and most tests look at elements and not at pixels. So pages of
// tests are laid out but not painted, except while colours and what is visible are looked at.

import type { BrowserContext, Page } from 'playwright-core'

/** Clicks, sizes and the tree for screen readers are as ever. */
export const keepUnpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html:not([data-painted]) body { opacity: 0 }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Paints the page while something is looked at. */
export async function whilePainted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const paint = (isWanted: boolean): Promise<unknown> =>
    page.evaluate(wanted => document.documentElement.toggleAttribute('data-painted', wanted), isWanted)
  await paint(true)
  try {
    return await look()
  } finally {
    await paint(false)
  }
}
