// Checks that a page fits: nothing wider than the page, nothing too small for a thumb.

import type { Page } from 'playwright-core'
import { whilePainted } from './drawing.ts'

/** Elements beyond the right or left edge that cannot be scrolled on their own. */
export const overflows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const scrolls = (element: Element): boolean => {
      for (let each: Element | null = element.parentElement; each; each = each.parentElement)
        if (each !== document.body && getComputedStyle(each).overflowX !== 'visible') return true
      return false
    }
    return [...document.body.querySelectorAll('*')]
      .filter(element => {
        const { left, right, width: own } = element.getBoundingClientRect()
        return own > 0 && (right > width + 1 || left < -1) && !scrolls(element)
      })
      .map(element => `${element.tagName} ${element.className} ${(element.textContent ?? '').slice(0, 40)}`)
      .concat(`the page is ${document.documentElement.scrollWidth} wide`)
  })

/**
 * Targets smaller than 44 by 44 pixels. As in WCAG 2.5.5, links inside a line of text may be as high as the line; a
 * checkbox is as large as its label, and hidden elements are pressed through another.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> => whilePainted(page, () => smallTargetsOn(page))

const smallTargetsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5
    const PRESSED = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]'
    const isHidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width <= 1 || height <= 1
    }
    const isInText = (element: Element): boolean =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    /** A link for a whole card covers it with an invisible part of itself. */
    const coveredBy = (element: Element): Element[] => {
      const { position, content } = getComputedStyle(element, '::after')
      const card = element instanceof HTMLElement ? element.offsetParent : null
      return position === 'absolute' && content !== 'none' && card ? [card] : []
    }
    const isSkip = (element: Element): boolean => element.getBoundingClientRect().bottom < 0
    return [...document.querySelectorAll(PRESSED)]
      .filter(element => !isHidden(element) && !isInText(element) && !isSkip(element))
      .flatMap(element => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
        const boxes = [element, ...labels, ...coveredBy(element)].map(each => each.getBoundingClientRect())
        const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
        const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
        if (wide >= LEAST && high >= LEAST) return []
        const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 40)
        return [`${Math.round(wide)} x ${Math.round(high)}: ${element.tagName} ${element.className} “${name}”`]
      })
  })
