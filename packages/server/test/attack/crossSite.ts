// Requests that a page of another site makes a victim's browser send, with the victim's own cookie.

import type { Chance } from '@lastlight/kernel'
import { upgrade } from '../raw.ts'
import type { Attackers } from './attackers.ts'
import type { Plausible } from './fromSchema.ts'
import { madeFor } from './onRoutes.ts'
import type { Tally } from './tally.ts'
import { nameOf, type Target } from './targets.ts'
import type { Victims } from './victims.ts'

const PAGES: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { origin: 'https://127.0.0.1.elsewhere.example' },
  { origin: 'http://127.0.0.1:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
/** With the first of them a browser asks before it sends; with the others it does not. */
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

export async function attackFromElsewhere(
  url: string,
  targets: readonly Target[],
  attackers: Attackers,
  plausible: Plausible,
  { victims, chance, tally }: { readonly victims: Victims; readonly chance: Chance; readonly tally: Tally },
): Promise<void> {
  const [cookie] = victims.cookies
  const changing = targets.filter(({ method }) => method !== 'GET')
  for (const [i, page] of PAGES.entries())
    for (const target of changing) {
      const own = victims.hidden[i % victims.hidden.length]!
      const { path, body } = madeFor(chance, target, plausible, { id: () => own, seat: () => 0 })
      const headers = attackers.from({ ...page, cookie: cookie!, 'content-type': TYPES[i % TYPES.length]! })
      const answer = await tally.send(url, target, {
        method: target.method,
        path,
        headers,
        body: JSON.stringify(body) ?? '',
      })
      if (answer !== 'cut off' && answer.status !== 403)
        tally.wrong(`${nameOf(target)}: ${answer.status} for a page of another site, and not 403`)
    }
  for (const page of PAGES) {
    const lines = Object.entries(page).map(([name, value]) => `${name}: ${value}`)
    const { socket, status } = await upgrade(url, cookie, [...lines, `x-forwarded-for: ${attackers.nextAddress()}`])
    socket.destroy()
    tally.messages += 1
    if (!status.includes('403')) tally.wrong(`a page of another site opens a socket (${lines.join()}): ${status}`)
  }
}
