// Stores where a person wants to be notified.

import type { Notice } from '@lastlight/protocol'
import { z } from 'zod'
import { limit, STORED } from '../ops/limit.ts'
import { holding } from '../people/person.ts'
import { notFound, Problem } from '../problems.ts'
import { type Database, one, statement, writeOr } from '../storage/database.ts'
import { newId } from '../tables/codes.ts'
import type { Addresses } from './targetAddress.ts'

export type Target = Notice

export const MOST_TARGETS = 10
limit({ what: 'places for notices', person: MOST_TARGETS, because: STORED })
const tooManyTargets = (): Problem => new Problem('conflict', 'You are told in too many places; remove one first.')
const PUBLIC_KEY_BYTES = 65
const AUTH_BYTES = 16

const key = (bytes: number) =>
  z
    .string()
    .max(200)
    .refine(text => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes)

/** A push subscription as browsers make it. */
const subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: key(PUBLIC_KEY_BYTES), auth: key(AUTH_BYTES) }),
})
export type Subscription = z.infer<typeof subscription>

export const subscriptionOf = (text: string): Subscription => subscription.parse(JSON.parse(text))

/** The target as it is stored; throws when nothing can be sent there. */
function fit(addresses: Addresses, kind: Target['kind'], target: string): string {
  if (kind === 'discord') return addresses.checkedDiscord(target).href
  if (kind === 'ntfy') return addresses.checked(target).href
  let read: Subscription
  try {
    read = subscriptionOf(target)
  } catch {
    throw new Problem('bad', 'This is no subscription of a browser.')
  }
  addresses.checked(read.endpoint)
  return JSON.stringify(read)
}

export class Targets {
  readonly #db: Database
  readonly #addresses: Addresses

  constructor(db: Database, addresses: Addresses) {
    this.#db = db
    this.#addresses = addresses
  }

  async of(person: string): Promise<Target[]> {
    return [
      ...(await this.#db.read<Target>`SELECT id, kind, target, created_at AS created FROM notice_targets
        WHERE person_id = ${person} ORDER BY created_at, id`),
    ]
  }

  /** Adding a target twice gives the same one. */
  async add(person: string, kind: Target['kind'], wanted: string): Promise<Target> {
    const target = fit(this.#addresses, kind, wanted)
    const there = await this.of(person)
    const same = there.find(each => each.kind === kind && each.target === target)
    if (same) return same
    if (there.length >= MOST_TARGETS) throw tooManyTargets()
    const made: Target = { id: newId(), kind, target, created: Date.now() }
    await writeOr(this.#db, tooManyTargets, [
      holding(person),
      one`INSERT INTO notice_targets (id, person_id, kind, target, created_at)
        SELECT ${made.id}, id, ${kind}, ${target}, ${made.created} FROM people
          WHERE id = ${person} AND (SELECT COUNT(*) FROM notice_targets WHERE person_id = ${person}) < ${MOST_TARGETS}`,
    ])
    return made
  }

  async one(person: string, id: string): Promise<Target> {
    const target = (await this.of(person)).find(each => each.id === id)
    if (!target) throw notFound()
    return target
  }

  remove(person: string, id: string): Promise<void> {
    return writeOr(this.#db, notFound, [one`DELETE FROM notice_targets WHERE person_id = ${person} AND id = ${id}`])
  }

  /** Deletes a target that does not exist any more. */
  async drop({ id }: Target): Promise<void> {
    await this.#db.write([statement`DELETE FROM notice_targets WHERE id = ${id}`])
  }
}
