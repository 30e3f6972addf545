// The facts about the page in a report.

import { prefs } from '../../prefs/prefs.ts'
import type { PageFacts } from './report.ts'

/** Written in when the page is built. */
declare const __VERSION__: string

export const pageNow = (): PageFacts => ({
  version: __VERSION__,
  build: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '',
  path: location.pathname,
  browser: navigator.userAgent,
  languages: navigator.languages,
  locale: prefs.get().locale,
  size: `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
  online: navigator.onLine,
})
