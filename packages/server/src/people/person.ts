// A person, as the rest of the server knows one.

import type { Me } from '@lastlight/protocol'
import { notFound } from '../problems.ts'
import { type Database, type Statement, statement } from '../storage/database.ts'

/** A guest has no username. */
export type Person = Readonly<Me>

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly username: string | null
  readonly locale: string
  readonly settings: string
  readonly operator: number
}

/** The password hash is left out on purpose. */
export const COLUMNS = 'people.id, people.name, people.username, people.locale, people.settings, people.operator'

export const personOf = ({ id, name, username, locale, settings, operator }: PersonRow): Person => ({
  id,
  name,
  username,
  locale: locale as Person['locale'],
  settings: JSON.parse(settings) as Person['settings'],
  ...(operator === 1 ? { operator: true as const } : {}),
})

/**
 * Locks a person's row until the unit is written, so that units which count rows of this person come one after the
 * other.
 */
export const holding = (person: string): Statement => statement`UPDATE people SET name = name WHERE id = ${person}`

export async function readPerson(db: Database, id: string): Promise<Person> {
  const [row] = await db.read<PersonRow>(`SELECT ${COLUMNS} FROM people WHERE id = $1`, id)
  if (!row) throw notFound()
  return personOf(row)
}
