// A person, as the rest of the server knows one.

import type { Me } from '@lastlight/protocol'

export interface Person {
  readonly id: string
  readonly name: string
  /** A guest has none. */
  readonly username: string | null
  readonly locale: Me['locale']
  readonly settings: Me['settings']
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly username: string | null
  readonly locale: string
  readonly settings: string
}

/** Never the password. */
export const COLUMNS = 'people.id, people.name, people.username, people.locale, people.settings'

export const personOf = ({ id, name, username, locale, settings }: PersonRow): Person => ({
  id,
  name,
  username,
  locale: locale as Person['locale'],
  settings: JSON.parse(settings) as Person['settings'],
})
