// The router: the path of the page.

import { newStore, useWatched } from './store.ts'

const here = (): string => location.pathname + location.search
const place = newStore(here())
addEventListener('popstate', () => place.set(here()))

export const usePath = (): string => useWatched(place)

export function go(path: string, { replace = false } = {}): void {
  if (path === here()) return
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  place.set(here())
  scrollTo(0, 0)
}

type Remembered = Readonly<Record<string, unknown>> | null

/** What this entry of the browser's history remembers: it is there again after going back, and after a reload. */
export const remembered = (name: string): unknown => (history.state as Remembered)?.[name]

export function remember(name: string, value: string | number | boolean | undefined): void {
  history.replaceState({ ...(history.state as Remembered), [name]: value }, '')
}

/** The parameters after the question mark. */
export const asked = (path: string): URLSearchParams => new URLSearchParams(path.split('?')[1] ?? '')
