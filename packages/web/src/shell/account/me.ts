// The person that the server knows this page by.

import type { Me } from '@lastlight/protocol'
import { api } from '../../api/client.ts'
import { requestProblemOf } from '../../api/requestProblem.ts'
import { reconnect } from '../../play/live/serverAccess.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { newStore, type Watched } from '../../ui/store.ts'

/** Null: nobody. Undefined: not asked yet. */
const person = newStore<Me | null | undefined>(undefined)
export const me: Watched<Me | null | undefined> = person

const PLACE = 'lastlight.known'

export function setPerson(next: Me | null): void {
  const before = person.get()
  person.set(next)
  try {
    if (next) localStorage.setItem(PLACE, 'yes')
    else localStorage.removeItem(PLACE)
  } catch {
    // Storage is forbidden: the server is asked next time.
  }
  if (before !== undefined && before?.id !== next?.id) reconnect()
  sendLocale()
}

/** Notices come in the language of the page. */
function sendLocale(): void {
  const now = person.get()
  const { locale } = prefs.get()
  if (!now || now.locale === locale) return
  person.set({ ...now, locale })
  api.change({ locale }).catch(() => undefined)
}
prefs.subscribe(sendLocale)

let asking: Promise<Me | null> | undefined

/** The server is asked once for all callers, and again after a failure. */
function askServer(): Promise<Me | null> {
  asking ??= api
    .me()
    .catch((thrown: unknown) => {
      if (requestProblemOf(thrown).kind === 'unauthorized') return null
      throw thrown
    })
    .then(found => {
      setPerson(found)
      return found
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

function hasEntered(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null
  } catch {
    // Storage is forbidden, so only the server can tell.
    return true
  }
}

/** On a device where nobody ever logged in, the server need not be asked. */
export function currentPerson(): Promise<Me | null> {
  const now = person.get()
  if (now !== undefined) return Promise.resolve(now)
  return hasEntered() ? askServer() : Promise.resolve(null)
}

/** Returns the known person, or makes a guest with this name. */
export async function enterAs(name: string): Promise<Me> {
  const entered = (await currentPerson()) ?? (await api.guest(name, prefs.get().locale))
  setPerson(entered)
  if (prefs.get().name === '') setPrefs({ name })
  return entered
}
