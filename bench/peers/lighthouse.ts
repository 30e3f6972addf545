// Lighthouse on a page, as on a phone with a slow network: in a browser of its own each time, with nothing kept from before.

import type { Browser } from '../web/site.ts'

// Typed here, so that types are checked without the peers being installed.
interface Chrome {
  readonly port: number
  kill(): void
}

interface Launcher {
  launch(options: { chromePath: string; chromeFlags: readonly string[] }): Promise<Chrome>
}

interface Result {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>
    readonly audits: Readonly<
      Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
    >
  }
}

interface Lighthouse {
  readonly default: (url: string, options: object) => Promise<Result | undefined>
}

export interface Judged {
  /** 0 to 100 by category. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** Milliseconds, and the share of the page that moved. */
  readonly timings: Readonly<Record<string, number>>
  /** Audits that were not perfect, by title. */
  readonly faults: readonly string[]
}

const LIGHTHOUSE = 'lighthouse'
const LAUNCHER = 'chrome-launcher'
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const TIMINGS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const
const PERFECT = 0.995

export async function judged(url: string, { chromium, flags }: Browser): Promise<Judged> {
  const { default: lighthouse } = (await import(LIGHTHOUSE)) as Lighthouse
  const { launch } = (await import(LAUNCHER)) as Launcher
  const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', ...flags] })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'silent' })
    if (!result) throw new Error('Lighthouse had nothing to say')
    const { categories, audits } = result.lhr
    const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      timings: Object.fromEntries(
        Object.entries(TIMINGS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
      ),
      faults: Object.values(audits)
        .filter(({ score: given }) => given !== null && given < PERFECT)
        .map(({ title }) => title),
    }
  } finally {
    chrome.kill()
  }
}
