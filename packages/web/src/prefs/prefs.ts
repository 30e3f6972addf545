// The preferences of a person on this device.

import { LOCALES, type Locale } from '@lastlight/kernel'
import { newStore, type Store } from '../ui/watched.ts'
import type { OwnKeys } from './keys.ts'

export interface Prefs {
  readonly locale: Locale
  readonly theme: 'system' | 'dark' | 'light'
  /** A factor of the usual text size. */
  readonly text: 1 | 1.25 | 1.5
  readonly motion: 'system' | 'full' | 'none'
  /** How fast events are shown; 0 skips them. */
  readonly speed: 0 | 0.5 | 1 | 2
  readonly sound: boolean
  readonly volume: number
  readonly vibration: boolean
  /** Whether stories are read aloud by the browser's voice. */
  readonly aloud: boolean
  /** Whether others can see this screen: then one's own cards lie face down until they are shown. */
  readonly screenSeen: boolean
  /** Whether the first press does what can be undone; otherwise it only chooses. */
  readonly onePress: boolean
  /** Whether a turn with nothing left to do ends by itself. */
  readonly autoEnd: boolean
  /** Whether the first press only chooses what cannot be undone. */
  readonly confirm: boolean
  readonly keys: boolean
  /** Keys that are not the usual ones. */
  readonly ownKeys: OwnKeys
  readonly name: string
  /** A seat's colour and pattern, 1 to 5; 0 as it comes. */
  readonly colour: number
  readonly pattern: number
  /** Which lessons have been seen or skipped. */
  readonly learned: readonly string[]
  /** The game that was played last; empty before the first. */
  readonly game: string
}

const browserLocale = (): Locale =>
  LOCALES.find(locale => navigator.languages.some(each => each.toLowerCase().startsWith(locale))) ?? 'en'

const DEFAULTS = (): Prefs => ({
  locale: browserLocale(),
  theme: 'system',
  text: 1,
  motion: 'system',
  speed: 1,
  sound: true,
  volume: 0.6,
  vibration: true,
  aloud: false,
  screenSeen: false,
  onePress: true,
  autoEnd: true,
  confirm: true,
  keys: true,
  ownKeys: {},
  name: '',
  colour: 0,
  pattern: 0,
  learned: [],
  game: '',
})

type Check = (value: unknown) => boolean
const among =
  (...values: readonly unknown[]): Check =>
  value =>
    values.includes(value)
const isText: Check = value => typeof value === 'string'
const isFlag = among(true, false)

const CHECKS: { readonly [name: string]: Check } = {
  locale: among(...LOCALES),
  theme: among('system', 'dark', 'light'),
  text: among(1, 1.25, 1.5),
  motion: among('system', 'full', 'none'),
  speed: among(0, 0.5, 1, 2),
  sound: isFlag,
  volume: Number.isFinite,
  vibration: isFlag,
  aloud: isFlag,
  screenSeen: isFlag,
  onePress: isFlag,
  autoEnd: isFlag,
  confirm: isFlag,
  keys: isFlag,
  ownKeys: value => typeof value === 'object' && value !== null && Object.values(value).every(isText),
  name: isText,
  colour: among(0, 1, 2, 3, 4, 5),
  pattern: among(0, 1, 2, 3, 4, 5),
  learned: value => Array.isArray(value) && value.every(isText),
  game: isText,
} satisfies { readonly [name in keyof Prefs]: Check }

const PLACE = 'lastlight.prefs'

/** Stored preferences that this version does not know are left at their default. */
function read(): Prefs {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    const known = Object.entries(stored ?? {}).filter(([name, value]) => CHECKS[name]?.(value))
    return { ...DEFAULTS(), ...Object.fromEntries<unknown>(known) }
  } catch {
    return DEFAULTS()
  }
}

export const prefs: Store<Prefs> = newStore(read())

export function setPrefs(change: Partial<Prefs>): void {
  prefs.set({ ...prefs.get(), ...change })
  try {
    localStorage.setItem(PLACE, JSON.stringify(prefs.get()))
  } catch {
    // The store is full or forbidden: the setting holds while the page is open.
  }
}

export const movesLess = (): boolean => {
  const { motion, speed } = prefs.get()
  return (
    speed === 0 || motion === 'none' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  )
}

/** Applies the preferences that concern styles. */
export function dress(root: HTMLElement): void {
  const apply = (): void => {
    const { locale, theme, text, speed } = prefs.get()
    root.lang = locale
    const dark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
    root.dataset['theme'] = dark ? 'dark' : 'light'
    root.dataset['motion'] = movesLess() ? 'none' : 'full'
    root.style.setProperty('--pace', String(1 / (speed || 1)))
    root.style.fontSize = text === 1 ? '' : `${text * 100}%`
  }
  prefs.subscribe(apply)
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', apply)
  apply()
}
