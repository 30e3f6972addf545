// Tokens, with which programs play for a person.

import { notFound, Problem } from '../problems.ts'
import { Conflict, type Database, one } from '../storage/database.ts'
import { COLUMNS, holding, type Person, type PersonRow, personOf } from './person.ts'
import { hashOf, newToken } from './secrets.ts'
import { announceLogout } from './sessions.ts'

export interface TokenInfo {
  readonly id: string
  readonly name: string
  readonly created: number
}

const MOST_TOKENS = 20
/** Tokens are shown by the beginning of their hash, which reveals nothing. */
const TOKEN_ID = 16

export class Tokens {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async find(token: string): Promise<Person | undefined> {
    const [row] = await this.#db.read<PersonRow>(
      `SELECT ${COLUMNS} FROM tokens JOIN people ON people.id = tokens.person_id
        WHERE tokens.hash = $1 AND people.banned = 0`,
      hashOf(token),
    )
    return row && personOf(row)
  }

  /** For a program that plays for this person. The token is shown only once. */
  async make(person: Person, name: string): Promise<TokenInfo & { readonly token: string }> {
    const token = newToken()
    const hash = hashOf(token)
    const created = Date.now()
    try {
      await this.#db.write([
        holding(person.id),
        one(
          `INSERT INTO tokens (hash, person_id, name, created_at)
            SELECT $1, id, $3, $4 FROM people
              WHERE id = $2 AND (SELECT COUNT(*) FROM tokens WHERE person_id = $2) < ${MOST_TOKENS}`,
          hash,
          person.id,
          name,
          created,
        ),
      ])
    } catch (problem) {
      if (!(problem instanceof Conflict)) throw problem
      throw new Problem('conflict', `You have ${MOST_TOKENS} tokens, and that is the most: revoke one first.`)
    }
    return { id: hash.slice(0, TOKEN_ID), name, created, token }
  }

  list(person: Person): Promise<readonly TokenInfo[]> {
    return this.#db.read<TokenInfo>`SELECT substr(hash, 1, ${TOKEN_ID}) AS id, name, created_at AS created FROM tokens
      WHERE person_id = ${person.id} ORDER BY created_at, hash`
  }

  async revoke(person: Person, id: string): Promise<void> {
    try {
      await this.#db.write([
        one`DELETE FROM tokens WHERE person_id = ${person.id} AND substr(hash, 1, ${TOKEN_ID}) = ${id}`,
      ])
    } catch (problem) {
      throw problem instanceof Conflict ? notFound() : problem
    }
    await announceLogout(this.#db, person.id)
  }
}
