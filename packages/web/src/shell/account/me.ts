// Who the server takes us for.

import type { Me } from '@lastlight/protocol'
import { api } from '../../api/client.ts'
import { troubleOf } from '../../api/trouble.ts'
import { knockAgain } from '../../play/live/door.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { newStore, type Watched } from '../../ui/store.ts'

/** `null`: nobody. `undefined`: not asked yet. */
const known = newStore<Me | null | undefined>(undefined)
export const me: Watched<Me | null | undefined> = known

const PLACE = 'lastlight.known'

/** Somebody has come in, gone out, or changed. */
export function becomes(person: Me | null): void {
  const before = known.get()
  known.set(person)
  try {
    if (person) localStorage.setItem(PLACE, 'yes')
    else localStorage.removeItem(PLACE)
  } catch {
    // A store that is forbidden: the server is asked the next time.
  }
  if (before !== undefined && before?.id !== person?.id) knockAgain()
  speak()
}

/** Notices come in the language in which somebody reads the page. */
function speak(): void {
  const person = known.get()
  const { locale } = prefs.get()
  if (!person || person.locale === locale) return
  known.set({ ...person, locale })
  api.change({ locale }).catch(() => undefined)
}
prefs.subscribe(speak)

let asking: Promise<Me | null> | undefined

/** Asked once, however many want to know; whoever could not be asked is asked again. */
function askServer(): Promise<Me | null> {
  asking ??= api
    .me()
    .catch((thrown: unknown) => {
      if (troubleOf(thrown).kind === 'unauthorized') return null
      throw thrown
    })
    .then(person => {
      becomes(person)
      return person
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

function everCameIn(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null
  } catch {
    // Then only the server knows.
    return true
  }
}

/** Where nobody has ever come in, nobody is there, and the server need not be asked. */
export function whoAmI(): Promise<Me | null> {
  const now = known.get()
  if (now !== undefined) return Promise.resolve(now)
  return everCameIn() ? askServer() : Promise.resolve(null)
}

/** Somebody with a name: whoever is known already, or a guest who is made now. */
export async function comeIn(name: string): Promise<Me> {
  const person = (await whoAmI()) ?? (await api.guest(name, prefs.get().locale))
  becomes(person)
  if (prefs.get().name === '') setPrefs({ name })
  return person
}
