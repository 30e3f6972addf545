// Cookies and tokens that were made up, changed, or good once: each of them is nobody.

import { createHash, createHmac } from 'node:crypto'
import type { Chance } from '@lastlight/kernel'
import { COOKIE } from '../../src/http/authentication.ts'
import type { Attackers } from './attackers.ts'
import type { Plausible } from './fromSchema.ts'
import { madeFor } from './onRoutes.ts'
import type { Tally } from './tally.ts'
import { nameOf, type Target } from './targets.ts'
import type { Victims } from './victims.ts'

type Headers = Readonly<Record<string, string>>

const signed = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64').replace(/=+$/, '')}`)

function forgeriesOf({ cookies, ended, people }: Victims): readonly Headers[] {
  const [cookie] = cookies
  const text = decodeURIComponent(cookie!.split('=').slice(1).join('='))
  const [session = '', signature = ''] = text.split('.')
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  const values = [
    session,
    encodeURIComponent(`${session}.`),
    encodeURIComponent(`${session}.${flipped}`),
    encodeURIComponent(`${session}x.${signature}`),
    signed(session, ''),
    signed(session, 'secret'),
    signed(people[0]!, 'only a guess at the secret of the server'),
    signed(createHash('sha256').update(session).digest('hex'), ''),
    '%00',
    'x'.repeat(4000),
  ]
  const tokens = ['', 'x', 'lastlight_', `lastlight_${session}`, session, people[0]!, ...ended.tokens]
  return [
    ...values.map(value => ({ cookie: `${COOKIE}=${value}` })),
    ...ended.cookies.map(value => ({ cookie: value })),
    ...tokens.map(token => ({ authorization: `Bearer ${token}` })),
    { authorization: 'Basic YW5uOmFubg==' },
    // A bad token counts before a good cookie.
    { authorization: 'Bearer nothing', cookie: cookie! },
  ]
}

/** Nobody but operators learns that there are routes for them. */
const refusalOf = ({ path }: Target, usual: number): number => (path.includes('/operator/') ? 404 : usual)

export async function attackWithForgeries(
  url: string,
  targets: readonly Target[],
  attackers: Attackers,
  plausible: Plausible,
  { victims, chance, tally }: { readonly victims: Victims; readonly chance: Chance; readonly tally: Tally },
): Promise<void> {
  const closed = targets.filter(({ access }) => access !== 'anybody')
  for (const headers of forgeriesOf(victims))
    for (const target of closed) {
      const { path, body } = madeFor(chance, target, plausible)
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const wanted = {
        method: target.method,
        path,
        headers: attackers.from({ ...headers, ...type }),
        body: JSON.stringify(body),
      }
      const answer = await tally.send(url, target, wanted)
      const refusal = refusalOf(target, 401)
      if (answer !== 'cut off' && answer.status !== refusal)
        tally.wrong(
          `${nameOf(target)}: ${answer.status} for ${JSON.stringify(headers).slice(0, 100)}, and not ${refusal}`,
        )
    }
}

/** A program may play for its person; what belongs to the person alone is refused. */
export async function attackWithTokens(
  url: string,
  targets: readonly Target[],
  attackers: Attackers,
  plausible: Plausible,
  { chance, tally }: { readonly chance: Chance; readonly tally: Tally },
): Promise<void> {
  const client = await attackers.newGuest('Eve')
  const { token } = await client.request<{ token: string }>('POST', '/me/tokens', { name: 'stolen' })
  for (const target of targets.filter(({ access }) => access === 'account')) {
    const { path, body } = madeFor(chance, target, plausible)
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = attackers.from({ authorization: `Bearer ${token}`, ...type })
    const answer = await tally.send(url, target, { method: target.method, path, headers, body: JSON.stringify(body) })
    const refusal = refusalOf(target, 403)
    if (answer !== 'cut off' && answer.status !== refusal)
      tally.wrong(`${nameOf(target)}: ${answer.status} for a program, and not ${refusal}`)
  }
}
