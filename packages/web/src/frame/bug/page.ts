// The facts about the page in a report.

import { prefs } from '../../prefs/prefs.ts'
import { buildOfPage } from '../../ui/build.ts'
import type { PageFacts } from './report.ts'

/** Written in when the page is built. */
declare const __VERSION__: string

export const pageNow = (): PageFacts => ({
  version: __VERSION__,
  build: buildOfPage(),
  path: location.pathname,
  browser: navigator.userAgent,
  languages: navigator.languages,
  locale: prefs.get().locale,
  size: `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
  online: navigator.onLine,
})
