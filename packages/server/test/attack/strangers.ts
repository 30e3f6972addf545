// Every route and message with ids that are somebody else's: hidden tables, and the seat of another person.

import type { Chance } from '@lastlight/kernel'
import type { Client } from '../client.ts'
import type { Attackers } from './attackers.ts'
import { fromSchema, type Plausible } from './fromSchema.ts'
import { madeFor } from './onRoutes.ts'
import { messageSchemas } from './onSockets.ts'
import type { Tally } from './tally.ts'
import { nameOf, type Target } from './targets.ts'
import type { Victims } from './victims.ts'
import { Wire } from './wire.ts'

interface Attempt {
  readonly url: string
  readonly targets: readonly Target[]
  readonly attackers: Attackers
  readonly plausible: Plausible
  readonly victims: Victims
  readonly chance: Chance
  readonly tally: Tally
}

async function mustRefuse(
  { url, attackers, plausible, chance, tally }: Attempt,
  target: Target,
  fixed: Plausible,
  headers: Record<string, string>,
): Promise<void> {
  const { path, body } = madeFor(chance, target, plausible, fixed)
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await tally.send(url, target, {
    method: target.method,
    path,
    headers: attackers.from({ ...headers, ...type }),
    body: JSON.stringify(body),
  })
  if (answer !== 'cut off' && answer.status < 400)
    tally.wrong(`${nameOf(target)}: ${answer.status} for somebody who has no right to it (${path})`)
}

const isAtTable = ({ path }: Target): boolean => path.includes('/tables/{id}')
const namesSeat = ({ parameters, body }: Target): boolean =>
  parameters.some(({ name }) => name === 'seat' || name === 'viewer') || body?.properties?.['seat'] !== undefined
/** The seats of these are free, or of somebody whose removal the caller may vote on. */
const meantForOthers = ({ path }: Target): boolean => path.endsWith('/join') || path.endsWith('/removal')
/** Others would lead to the public table or to the attacker's own seat as well. */
const namesSeatOfOthers = (target: Target): boolean => isAtTable(target) && namesSeat(target) && !meantForOthers(target)

/** Messages that are answered in the same way whether there is such a table or not. */
const HARMLESS = ['unwatch', 'ping']
const DONE = '"t":"done"'

async function mustRefuseMessages(attempt: Attempt, headers: Record<string, string>, fixed: Plausible): Promise<void> {
  const { url, attackers, plausible, chance, tally } = attempt
  const wire = await Wire.open(url, attackers.from(headers), tally)
  for (const schema of messageSchemas()) {
    const message = fromSchema(chance, schema, { ...plausible, ...fixed, id: () => 'mine' }) as { readonly t: string }
    if (HARMLESS.includes(message.t)) continue
    const answer = await wire.ask(message)
    if (answer.includes(DONE)) tally.wrong(`${message.t} was done for somebody who has no right to it`)
  }
  wire.close()
}

/** Strangers at hidden tables, with and without a name; `eve` sits beside a victim and reaches for the victim's seat. */
export async function attackOthers(attempt: Attempt, eve: Client): Promise<void> {
  const { targets, attackers, victims } = attempt
  const { hidden, shared } = victims
  for (const table of hidden) {
    const stranger = await attackers.newGuest('Mallory')
    for (const headers of [{}, { cookie: stranger.cookie }])
      for (const target of targets.filter(isAtTable)) await mustRefuse(attempt, target, { id: () => table }, headers)
    await mustRefuseMessages(attempt, { cookie: stranger.cookie }, { table: () => table })
    await mustRefuseMessages(attempt, {}, { table: () => table })
  }
  const theirs: Plausible = {
    id: () => shared.id,
    table: () => shared.id,
    seat: () => shared.seat,
    viewer: () => shared.seat,
  }
  for (const target of targets.filter(namesSeatOfOthers))
    await mustRefuse(attempt, target, theirs, { cookie: eve.cookie })
  // Whoever sits there may talk at the table, and not among the spectators.
  await mustRefuseMessages(attempt, { cookie: eve.cookie }, { ...theirs, room: () => 'spectators' })
}
